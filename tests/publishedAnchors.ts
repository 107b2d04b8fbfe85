const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Anchors that visitors and other sites may have kept, by page: they must go on leading somewhere, wherever their
 * text has moved.
 */
export const publishedAnchors: Readonly<Record<string, readonly string[]>> = {
  '/services/kommunikation/e-mail/fehlermeldungen': words(`
    thunderbird tb-keine-einstellungen tb-anmeldung tb-einrichten-anmeldung tb-smtp-anmeldung tb-authentifizierungsmethode
    tb-unbekannt tb-zeit tb-verweigert tb-tls tb-zertifikat tb-zertifikat-name tb-smtp-verbindung tb-smtp-timeout tb-kopie
    tb-groesse tb-empfaenger tb-zu-viele-verbindungen
    outlook outlook-0x800ccc0e outlook-0x800ccc0d outlook-0x800ccc0f outlook-0x80042109 outlook-0x8004210b
    outlook-0x800ccc78 outlook-0x800ccc7d outlook-zertifikat outlook-zielprinzipalname
    apple apple-account apple-identitaet apple-ssl apple-passwort apple-relaying
    android k9-authentifizierung k9-zertifikat k9-konfiguration k9-postausgang k9-faehigkeit fairemail-connect
    fairemail-authentication android-trust-anchor
    smtp smtp-421-4-7-0 smtp-450-4-2-0 smtp-452-4-2-2 smtp-530-5-7-0 smtp-535-5-7-8 imap-authenticationfailed imap-overquota
    smtp-550-5-1-1 smtp-550-5-4-1 smtp-554-5-7-1-spam smtp-550-5-7-26 smtp-552-5-2-2 smtp-552-5-3-4 smtp-553-5-7-1
    smtp-554-5-7-1-relay smtp-554-5-7-1-blocked openssl-wrong-version
    wireguard wg-handshake wg-dns wg-aktivierung wg-import wg-android-erlaubnis wg-schluessellaenge wg-key wg-resolvconf
    wg-rtnetlink wg-ipv6 wg-enokey
    browser-https firefox-warnung firefox-unknown-issuer firefox-mitm firefox-domain firefox-expired firefox-verbindung
    chrome-keine-sichere-verbindung chrome-authority chrome-common-name chrome-date chrome-ssl-protocol chrome-redirects
    browser-dns chrome-nxdomain chrome-no-internet chrome-name-not-resolved firefox-dns firefox-trr-timeout chrome-timeout
    chrome-refused chrome-reset chrome-blocked-by-client
  `),
  '/info/datenschutz-dienste': words(`
    alle konto konto-daten single-sign-on kommunikation e-mail matrix forum teamspeak daten cloud download-portal
    passwortmanager entwicklung forge datenbanken hosting objektspeicher monitoring amp privatsphaere vpn adguard
    support tickets
  `),
  '/info/infrastruktur': words(`
    wie-die-teile-zusammenhängen server-und-standorte ausfallsicherheit datensicherung wartung
    wie-wir-änderungen-ankündigen keine-garantie wobei-wir-hilfe-brauchen
  `),
  '/info/kontakt': words(`
    welcher-weg-wofür fehlerbericht sicherheitslücken-melden wenn-e-mail-selbst-nicht-geht post-und-telefon
  `),
  '/info/nutzungsregeln': words(`
    wer fair verboten folgen wer-entscheidet-und-was-automatisch-läuft widerspruch melden kontaktstellen ende
    wenn-sich-diese-regeln-ändern
  `),
  '/services/daten/cloud': words(`
    wofür-die-cloud-da-ist anmelden app-passwort geraete webdav kalender teilen papierkorb bekannte-probleme daten
    hilfe-und-status
  `),
  '/services/daten/dl-portal': words(`
    wofür-das-portal-da-ist wer-es-nutzen-darf verschicken datei-herunterladen anfragen freigaben-verwalten grenzen
    bekannte-probleme deine-daten hilfe-und-status
  `),
  '/services/daten': words(`
    was-wofür wer-mitlesen-kann sicherung-ist-nicht-gleich-sicherung alle-dienste hilfe-und-status
  `),
  '/services/daten/kalender-und-kontakte': words(`
    bevor-du-anfängst einrichten pruefen importieren teilen exportieren bekannte-probleme ein-gerät-entfernen
    hilfe-und-status
  `),
  '/services/daten/pw-manager': words(`
    wofür-der-passwortmanager-da-ist wer-ihn-nutzen-darf anlegen geraete prüfen-ob-es-klappt import teilen export
    verloren bekannte-probleme daten hilfe-und-status
  `),
  '/services/daten/webdav': words('welcher-weg adresse netzlaufwerk rclone bekannte-probleme hilfe-und-status'),
  '/services/entwicklung/dbms': words(`
    wofür-der-dienst-da-ist zugang systeme-und-versionen verbinden pruefen passwort grenzen sichern aktualisierungen
    bekannte-probleme deine-daten hilfe-und-status
  `),
  '/services/entwicklung/forge': words(`
    wofür-die-forge-da-ist wer-sie-nutzen-darf klonen ssh fingerabdruck token anlegen mitarbeiten actions pakete
    umziehen zu-uns spiegel bekannte-probleme deine-daten hilfe-und-status
  `),
  '/services/entwicklung': words(`
    wie-die-teile-zusammenspielen was-du-brauchst zugangsdaten-gehören-nicht-in-den-code früher-drone hilfe-und-status
  `),
  '/services/entwicklung/übersetzungsplatform': words(`
    stand-der-dinge wofür-sie-da-sein-wird wer-sie-nutzen-darf so-bereitest-du-dein-projekt-vor interesse-anmelden
  `),
  '/services/eol/drone': words('warum was-aus-den-daten-wurde zu-den-actions-wechseln'),
  '/services/eol': words('was-die-termine-bedeuten was-als-nächstes-endet alle-ehemaligen-dienste'),
  '/services/hosting/amp': words(`
    wofür-amp-da-ist was-beta-bedeutet mitmachen spieleserver-starten dateien-mods-und-welten sichern grenzen
    bekannte-probleme deine-daten hilfe-und-status
  `),
  '/services/hosting': words(`
    was-wofür wer-was-bekommt was-wir-zusagen-und-was-nicht faires-miteinander hilfe-und-status
  `),
  '/services/hosting/minio': words(`
    wofür-der-objektspeicher-da-ist zugang angaben einrichten schluessel presigned versionierung grenzen zukunft
    bekannte-probleme deine-daten hilfe-und-status
  `),
  '/services/hosting/monitoring': words(`
    wofür-das-monitoring-da-ist zugang server pruefen warnungen was-du-erwarten-kannst api bekannte-probleme
    deine-daten hilfe-und-status
  `),
  '/services/hosting/sso/einleitung': words(`
    überblick adressen flows ablauf pkce scopes redirect tokens logout client pruefen häufige-fehler hilfe-und-status
  `),
  '/services/hosting/sso': words(`
    wofür-single-sign-on-da-ist echt ablauf welche-dienste-es-nutzen abmelden dienste-abmelden pruefen
    bekannte-probleme deine-daten hilfe-und-status
  `),
  '/services/kommunikation/e-mail/client-konfiguration/android': words(`
    welche-app thunderbird-und-k-9-mail push qr von-hand fairemail davx5 prüfen typische-fehler konto-entfernen
  `),
  '/services/kommunikation/e-mail/client-konfiguration/apple': words(`
    mit-dem-profil-einrichten mit-deinen-angaben nicht-signiert von-hand prüfen typische-fehler
    profil-und-account-entfernen
  `),
  '/services/kommunikation/e-mail/client-konfiguration': words(`
    welches-programm programme-finden-die-einstellungen-selbst die-server-auf-einen-blick danach-prüfen
  `),
  '/services/kommunikation/e-mail/client-konfiguration/manuell': words(`
    zuerst-von-selbst die-angaben wo-du-sie-einträgst pruefen programm-pruefen typische-fehler konto-entfernen
  `),
  '/services/kommunikation/e-mail/client-konfiguration/outlook': words(`
    welches-outlook-hast-du cloud klassisches-outlook neues-outlook prüfen typische-fehler konto-entfernen
  `),
  '/services/kommunikation/e-mail/client-konfiguration/thunderbird': words(`
    automatisch-einrichten von-hand-einrichten prüfen typische-fehler passwort-austauschen konto-entfernen
  `),
  '/services/kommunikation/e-mail/client-konfiguration/windows-mail': words(`
    was-passiert-ist wohin-umziehen so-ziehst-du-um vorher-nachsehen neues-programm-einrichten prüfen umgestellt
    typische-fehler altes-konto-entfernen
  `),
  '/services/kommunikation/e-mail/eigene-domain': words('kurze-antwort warum weiterleiten senden beide für-vereine'),
  '/services/kommunikation/e-mail/einleitung': words(`
    in-fünf-schritten-zum-postfach webmail-oder-mailprogramm welches-programm-passt-zu-mir was-im-hintergrund-passiert
    woran-du-betrug-erkennst wenn-etwas-nicht-klappt
  `),
  '/services/kommunikation/e-mail/features/app-passwörter': words(`
    wozu-es-sie-gibt wann-du-eines-brauchst erzeugen telefon eintragen übersicht-behalten widerrufen verloren
    wenn-es-nicht-klappt
  `),
  '/services/kommunikation/e-mail/features/einleitung': words(`
    filter abwesenheit weiterleiten spam ordner identitaeten grenzen
  `),
  '/services/kommunikation/e-mail/features': words('was-suchst-du'),
  '/services/kommunikation/e-mail/features/test': words(`
    der-schnelle-test getrennt kopfzeilen dns dauer bounces support
  `),
  '/services/kommunikation/e-mail/fehlermeldungen/browser': words(`
    browser-https firefox-warnung firefox-unknown-issuer firefox-mitm firefox-domain firefox-expired firefox-verbindung
    chrome-keine-sichere-verbindung chrome-authority chrome-common-name chrome-date chrome-ssl-protocol
    browser-anmeldung chrome-redirects sso-passwort sso-code sso-zeit sso-seite browser-dns chrome-nxdomain
    chrome-no-internet chrome-name-not-resolved firefox-dns firefox-trr-timeout chrome-timeout chrome-refused
    chrome-reset chrome-blocked-by-client fehlt
  `),
  '/services/kommunikation/e-mail/fehlermeldungen/mailprogramme': words(`
    thunderbird tb-keine-einstellungen tb-anmeldung tb-einrichten-anmeldung tb-smtp-anmeldung
    tb-authentifizierungsmethode tb-unbekannt tb-zeit tb-verweigert tb-tls tb-zertifikat tb-zertifikat-name
    tb-smtp-verbindung tb-smtp-timeout tb-kopie tb-groesse tb-empfaenger tb-zu-viele-verbindungen outlook
    outlook-0x800ccc0e outlook-0x800ccc0d outlook-0x800ccc0f outlook-0x80042109 outlook-0x8004210b outlook-0x800ccc78
    outlook-0x800ccc7d outlook-zertifikat outlook-zielprinzipalname apple apple-account apple-identitaet apple-ssl
    apple-passwort apple-relaying android k9-authentifizierung k9-zertifikat k9-konfiguration k9-postausgang
    k9-faehigkeit fairemail-connect fairemail-authentication android-trust-anchor fehlt
  `),
  '/services/kommunikation/e-mail/fehlermeldungen/mailserver': words(`
    smtp smtp-421-4-7-0 smtp-450-4-2-0 smtp-452-4-2-2 smtp-530-5-7-0 smtp-535-5-7-8 imap-authenticationfailed
    imap-overquota smtp-550-5-1-1 smtp-550-5-4-1 smtp-554-5-7-1-spam smtp-550-5-7-26 smtp-552-5-2-2 smtp-552-5-3-4
    smtp-553-5-7-1 smtp-554-5-7-1-relay smtp-554-5-7-1-blocked openssl-wrong-version fehlt
  `),
  '/services/kommunikation/e-mail/fehlermeldungen/wireguard': words(`
    wireguard wg-handshake wg-dns wg-aktivierung wg-import wg-android-erlaubnis wg-schluessellaenge wg-key
    wg-resolvconf wg-rtnetlink wg-ipv6 wg-enokey fehlt
  `),
  '/services/kommunikation/e-mail/gemeinsam': words('auswahl voraussetzung rolle postfach liste wechsel'),
  '/services/kommunikation/e-mail': words(`
    wofür-der-dienst-da-ist wer-ihn-nutzen-darf anmelden server-für-mailprogramme auf-deinen-geräten-einrichten
    bekannte-probleme deine-daten hilfe-und-status
  `),
  '/services/kommunikation/e-mail/konto': words(`
    dein-konto-und-dein-postfach adresse alias plus passwort-ändern speicherplatz umziehen postfach-löschen
  `),
  '/services/kommunikation/e-mail/netz-und-router': words('symptome speedport apple ports virenscanner vpn'),
  '/services/kommunikation/e-mail/spam': words('filter lernen schwelle listen erkennen melden geklickt'),
  '/services/kommunikation/e-mail/verschlüsseln': words(`
    lohnt auswahl thunderbird schlüssel-erzeugen schlüssel-sichern schlüssel-austauschen verschlüsselt-schreiben
    android smime signieren bekannte-probleme
  `),
  '/services/kommunikation/e-mail/wiederherstellen': words('sofort papierkorb sicherung vorsorge fremd'),
  '/services/kommunikation/forum': words(`
    wofür-das-forum-da-ist anmelden eine-gute-frage-stellen umgangsregeln vertrauen benachrichtigungen
    bekannte-probleme deine-daten
  `),
  '/services/kommunikation': words('was-passt-wofür was-alle-gemeinsam-haben hilfe-und-status'),
  '/services/kommunikation/matrix': words(`
    wofür-matrix-da-ist einrichten anmelden schluessel geraete räume-und-umgang anrufe bekannte-probleme deine-daten
  `),
  '/services/kommunikation/teamspeak': words(`
    wofür-teamspeak-da-ist verbinden mikrofon-einstellen deine-identität kanäle-und-rechte bekannte-probleme
    deine-daten
  `),
  '/services/konto/ausziehen': words(`
    fristen vorbereiten mitnehmen e-mail passwoerter matrix forge uebergeben geraete loeschen
  `),
  '/services/konto/einziehen': words(`
    vorher e-mail thunderbird imapsync weiterleiten kalender-und-kontakte csv dateien passwoerter repositorys chat
    adresse-aendern fertig-kurz-prüfen
  `),
  '/services/konto/erste-schritte': words(`
    bevor-du-anfängst 1-konto-anlegen 2-adresse-bestätigen 3-die-echte-anmeldeseite-merken 4-zweiten-faktor-einrichten
    5-den-ersten-dienst-benutzen 6-gruppen-beantragen 7-auf-dem-laufenden-bleiben fertig-kurz-prüfen
  `),
  '/services/konto/gerät-verloren': words(`
    wie-eilig-ist-es sperren konto tresor dienste melden wenn-das-gerät-wieder-da-ist
    kommst-du-selbst-nicht-mehr-hinein
  `),
  '/services/konto/gruppen': words(`
    was-eine-gruppe-ist welche-gruppe-wofür beantragen wenn-wir-ablehnen teams verlassen wenn-der-zugang-trotzdem-fehlt
  `),
  '/services/konto': words(`
    wofür-das-konto-da-ist wer-eines-bekommt anlegen anmelden zweiter-faktor passwort-ändern wiederherstellen verdacht
    persönliche-angaben-und-deine-daten loeschen unbenutzte-konten hilfe-und-status
  `),
  '/services/konto/zugang-verloren': words(`
    laeuft-weiter passwort zweiter-faktor beides schreiben nachweise dauer abgelehnt adresse tresor matrix
    damit-es-nicht-wieder-passiert
  `),
  '/services/privatsphäre/adguard': words(`
    wofür-adguard-da-ist einrichten prüfen-ob-es-funktioniert ausnahme adguard-und-vpn-zusammen rueckgaengig
    was-wir-protokollieren
  `),
  '/services/privatsphäre': words('vpn-oder-adguard was-beide-nicht-leisten hilfe-und-status'),
  '/services/privatsphäre/vpn': words(`
    was-es-schützt-und-was-nicht zugang einrichten datei-loeschen was-in-der-datei-steht pruefen ausschalten allowedips
    port bekannte-probleme was-wir-protokollieren entfernen
  `),
  '/services/support-tickets': words(`
    wann-ein-ticket-richtig-ist ein-ticket-öffnen was-hineingehört wie-es-weitergeht bekannte-probleme deine-daten
    wenn-das-ticketsystem-nicht-geht
  `),
};
