/** Languages that the files speak to people in. */
export type Language = 'de' | 'en';

const de = {
  mailTitle: (operator: string) => `E-Mail von ${operator}`,
  mailDescription: (operator: string) =>
    `Richtet dein Postfach bei ${operator} ein. Name, Adresse und App-Passwort fragt dein Gerät ab.`,
  davTitle: (operator: string) => `Termine und Kontakte von ${operator}`,
  davDescription: (operator: string) =>
    `Richtet Termine und Kontakte bei ${operator} ein. Benutzernamen und App-Passwort fragt dein Gerät ab.`,
  fullTitle: (operator: string) => `E-Mail, Termine und Kontakte von ${operator}`,
  fullDescription: (operator: string) =>
    `Richtet Postfach, Termine und Kontakte bei ${operator} ein. Namen und App-Passwörter fragt dein Gerät ab.`,
  calendars: (operator: string) => `Kalender von ${operator}`,
  contacts: (operator: string) => `Kontakte von ${operator}`,
  dnsTitle: (operator: string) => `DNS von ${operator}`,
  dnsDescription: (operator: string) => `Fragt Namen verschlüsselt beim DNS-Server von ${operator} ab.`,
  dnsOver: (operator: string, protocol: 'HTTPS' | 'TLS') => `${operator} (DNS über ${protocol})`,
  changePassword: 'Passwort ändern',
  toAccount: 'Weiter zur Kontoverwaltung',
};

const en: typeof de = {
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
};

export const texts: Readonly<Record<Language, typeof de>> = {de, en};
