/** Languages that the files speak to people in. */
export type Language = 'de' | 'en';

interface Texts {
  readonly mailTitle: (operator: string) => string;
  readonly mailDescription: (operator: string) => string;
  readonly davTitle: (operator: string) => string;
  readonly davDescription: (operator: string) => string;
  readonly fullTitle: (operator: string) => string;
  readonly fullDescription: (operator: string) => string;
  readonly calendars: (operator: string) => string;
  readonly contacts: (operator: string) => string;
  readonly dnsTitle: (operator: string) => string;
  readonly dnsDescription: (operator: string) => string;
  /** Title of one of the two ways to encrypt DNS. */
  readonly dnsOver: (operator: string, protocol: 'HTTPS' | 'TLS') => string;
  readonly changePassword: string;
  readonly toAccount: string;
}

export const texts: Readonly<Record<Language, Texts>> = {
  de: {
    mailTitle: (operator) => `E-Mail von ${operator}`,
    mailDescription: (operator) =>
      `Richtet dein Postfach bei ${operator} ein. Name, Adresse und App-Passwort fragt dein Gerät ab.`,
    davTitle: (operator) => `Termine und Kontakte von ${operator}`,
    davDescription: (operator) =>
      `Richtet Termine und Kontakte bei ${operator} ein. Benutzernamen und App-Passwort fragt dein Gerät ab.`,
    fullTitle: (operator) => `E-Mail, Termine und Kontakte von ${operator}`,
    fullDescription: (operator) =>
      `Richtet Postfach, Termine und Kontakte bei ${operator} ein. Namen und App-Passwörter fragt dein Gerät ab.`,
    calendars: (operator) => `Kalender von ${operator}`,
    contacts: (operator) => `Kontakte von ${operator}`,
    dnsTitle: (operator) => `DNS von ${operator}`,
    dnsDescription: (operator) => `Fragt Namen verschlüsselt beim DNS-Server von ${operator} ab.`,
    dnsOver: (operator, protocol) => `${operator} (DNS über ${protocol})`,
    changePassword: 'Passwort ändern',
    toAccount: 'Weiter zur Kontoverwaltung',
  },
  en: {
    mailTitle: (operator) => `Mail at ${operator}`,
    mailDescription: (operator) =>
      `Sets up your mailbox at ${operator}. Your device asks for your name, address and app password.`,
    davTitle: (operator) => `Calendars and contacts at ${operator}`,
    davDescription: (operator) =>
      `Sets up calendars and contacts at ${operator}. Your device asks for your user name and app password.`,
    fullTitle: (operator) => `Mail, calendars and contacts at ${operator}`,
    fullDescription: (operator) =>
      `Sets up mailbox, calendars and contacts at ${operator}. Your device asks for your names and app passwords.`,
    calendars: (operator) => `Calendars at ${operator}`,
    contacts: (operator) => `Contacts at ${operator}`,
    dnsTitle: (operator) => `DNS of ${operator}`,
    dnsDescription: (operator) => `Sends DNS queries encrypted to the server of ${operator}.`,
    dnsOver: (operator, protocol) => `${operator} (DNS over ${protocol})`,
    changePassword: 'Change your password',
    toAccount: 'Continue to your account',
  },
};
