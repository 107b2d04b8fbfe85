/** Words that visitors type for a page, exactly: they lead there first. */
export const listedAliases: Readonly<Record<string, readonly string[]>> = {
  '/datenschutzerklaerung': ['Datenschutz'],
  '/services/kommunikation/e-mail/client-konfiguration/android': ['Handy', 'Smartphone'],
  '/services/kommunikation/e-mail/client-konfiguration/apple': ['iPhone', 'iPad', 'Mac'],
  '/services/konto': ['Passwort', 'Kennwort', 'Passwort ändern'],
  '/services/konto/zugang-verloren': [
    'Passwort vergessen',
    'Kennwort vergessen',
    'ausgesperrt',
    'nicht anmelden',
    'anmelden geht nicht',
    'kann mich nicht anmelden',
    'Ersatzcode',
    'Backup-Code',
  ],
  '/services/daten/cloud': ['Handy voll', 'Telefon voll', 'Speicher voll'],
  '/services/konto/erste-schritte': [
    'Einladung',
    'eingeladen',
    'Einladung bekommen',
    'Einladungslink',
    'Einladung einlösen',
  ],
  '/services/kommunikation/matrix': ['Freund hinzufügen', 'jemanden anschreiben', 'Klassenchat'],
  '/services/konto/gerät-verloren': [
    'Handy weg',
    'Telefon weg',
    'Handy verloren',
    'Handy gestohlen',
    'Gerät weg',
    'wo ist mein iPhone',
  ],
  '/services/hosting/sso': ['anmelden', 'einloggen', 'Login', 'Anmeldung'],
  '/services/kommunikation/e-mail/features/test': [
    'E-Mail kommt nicht an',
    'Mail kommt nicht an',
    'email kommt nicht an',
  ],
  '/info/kontakt': ['Kontakt', 'Mensch sprechen', 'mit Mensch sprechen', 'mit einem Menschen sprechen', 'Hotline'],
  '/hilfe-finden': ['Hilfe', 'Status', 'Störung', 'Ausfall', 'geht nicht'],
};

/** Where visitors can go on when the search has nothing. */
export const fallbackLinks = [
  {label: 'Hilfe finden', to: '/hilfe-finden'},
  {label: 'Alle Dienste', to: '/services/daten#alle-dienste'},
  {label: 'Fehlermeldungen', to: '/services/kommunikation/e-mail/fehlermeldungen'},
  {label: 'Kontakt', to: '/info/kontakt'},
];
