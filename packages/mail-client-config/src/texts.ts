/** Languages that the files speak to people in. */
export type Language = 'de' | 'en';

/** What Apple's devices show of an operator's profiles. */
export type Texts = ReturnType<typeof de>;

const de = (name: string) => ({
  name,
  mailTitle: `E-Mail von ${name}`,
  mailDescription: `Richtet dein Postfach bei ${name} ein. Name, Adresse und App-Passwort fragt dein Gerät ab.`,
  davTitle: `Termine und Kontakte von ${name}`,
  davDescription: `Richtet Termine und Kontakte bei ${name} ein. Benutzernamen und App-Passwort fragt dein Gerät ab.`,
  fullTitle: `E-Mail, Termine und Kontakte von ${name}`,
  fullDescription: `Richtet Postfach, Termine und Kontakte bei ${name} ein. Namen und App-Passwörter fragt dein Gerät ab.`,
  calendars: `Kalender von ${name}`,
  contacts: `Kontakte von ${name}`,
  dnsTitle: `DNS von ${name}`,
  dnsDescription: `Fragt Namen verschlüsselt beim DNS-Server von ${name} ab.`,
  dnsOver: (protocol: 'HTTPS' | 'TLS') => `${name} (DNS über ${protocol})`,
});

const en = (name: string): Texts => ({
  name,
  mailTitle: `Mail at ${name}`,
  mailDescription: `Sets up your mailbox at ${name}. Your device asks for your name, address and app password.`,
  davTitle: `Calendars and contacts at ${name}`,
  davDescription: `Sets up calendars and contacts at ${name}. Your device asks for your user name and app password.`,
  fullTitle: `Mail, calendars and contacts at ${name}`,
  fullDescription: `Sets up mailbox, calendars and contacts at ${name}. Your device asks for your names and app passwords.`,
  calendars: `Calendars at ${name}`,
  contacts: `Contacts at ${name}`,
  dnsTitle: `DNS of ${name}`,
  dnsDescription: `Sends DNS queries encrypted to the server of ${name}.`,
  dnsOver: (protocol) => `${name} (DNS over ${protocol})`,
});

export const texts = {de, en};
