/**
 * German words of hosting and IT that mean the same to visitors, one group a line, separated by commas. Inflected forms,
 * umlauts and case do not matter; an entry may be several words. Abbreviations and their long forms belong here, words that
 * are only related do not. Products belong into the list of the site that offers them.
 */
export const generalSynonyms = `
passwort, kennwort, passphrase, password, losungswort
konto, account, benutzerkonto, nutzerkonto, userkonto, zugang
benutzer, nutzer, user
benutzername, nutzername, username, anmeldename, loginname, benutzerkennung
anmelden, anmeldung, einloggen, login, log-in, einwählen, sign in
abmelden, logout, ausloggen
registrieren, registrierung, konto anlegen, neues konto, konto erstellen, account erstellen, sign up
zwei-faktor, zweiter faktor, zweistufig, 2fa, mfa, totp, authenticator, zwei faktor, einmalcode
zugangsdaten, anmeldedaten, login-daten, credentials
berechtigung, rechte, recht, zugriffsrecht, zugriffsrechte, zugriff
gruppe, mitgliedschaft
kündigen, konto löschen, account löschen, konto auflösen
wiederherstellen, zurückholen, restore, wiederherstellung
vergessen, zurücksetzen, reset, verlegt
ändern, wechseln, umstellen, bearbeiten
mail, e-mail, email, elektronische post
mailprogramm, mailclient, e-mail-client, client, mail-app, e-mail-programm
postfach, mailbox, posteingang
mailadresse, e-mail-adresse, emailadresse
alias, zweitadresse, weitere adresse
weiterleitung, umleitung, weiterleiten
abwesenheitsnotiz, urlaubsnotiz, abwesenheit, urlaubsmeldung, autoresponder, automatische antwort
anhang, attachment, mailanhang
spam, junk, werbemail, unerwünscht
rundschreiben, newsletter, massenmail, mailingliste, verteiler
unzustellbar, bounce, rückläufer, zustellfehler
absender, von-adresse
postausgang, smtp, postausgangsserver, ausgangsserver
empfangen, imap, posteingangsserver, abrufen
kalender, termin, terminkalender, caldav
kontakte, adressbuch, carddav, telefonbuch
abgleichen, synchronisieren, synchronisation, sync
datensicherung, backup, sicherungskopie, sicherheitskopie, sicherung
datei, file, dokument
verzeichnis, ordner, folder, directory
teilen, freigeben, freigabe, share
papierkorb, gelöschte dateien
speicherplatz, quota, kontingent, speicherlimit
herunterladen, download, runterladen
hochladen, upload
entfernen, löschen, deinstallieren
senden, verschicken, versenden, abschicken, versand
ablehnen, abweisen, zurückweisen, verweigern
sperren, blockieren
website, webseite, homepage, internetseite
foto, bild, photo
kaputt, defekt
abgelaufen, expired
kopieren, übertragen
telefonnummer, rufnummer
mitlesen, abhören, ausspähen
gestohlen, geklaut, entwendet, diebstahl
aktualisieren, aktualisierung, update, upgrade, updaten
programm, software, anwendung, app, applikation
einstellen, einrichten, konfigurieren, einstellung, einrichtung, konfiguration, setup
installieren, installation, aufspielen
umziehen, umzug, migration, migrieren
fehler, bug, error, problem, fehlermeldung
störung, ausfall, offline, down
wartung, wartungsfenster, maintenance
hilfe, support, unterstützung
anschrift, postadresse
impressum, anbieterkennzeichnung
datenschutz, privatsphäre, dsgvo
kosten, preis, kostenlos, gratis, gebühr
anleitung, tutorial, howto, how-to
verschlüsselung, tls, ssl, encryption
zertifikat, certificate
schlüssel, key
fingerabdruck, fingerprint
phishing, betrug, gefälscht
sicherheitslücke, schwachstelle, vulnerability
firewall, paketfilter
single sign-on, sso, einmalanmeldung
werbeblocker, adblocker, werbung blockieren, reklame
drahtlos, wlan, wifi, funknetz, wi-fi
telefon, handy, smartphone, mobiltelefon, mobilgerät
iphone, ipad, ios
rechner, computer, pc
chat, messenger, sofortnachricht
sprachchat, voice, voicechat, voice-chat
videokonferenz, videoanruf, videocall
cloud, onlinespeicher, cloudspeicher
passwortmanager, passwort-manager, passwortsafe, passworttresor
objektspeicher, object storage, bucket
datenbank, dbms, database, datenbanksystem
repository, repo, git-repository
git, versionsverwaltung, versionskontrolle, vcs
quellcode, quelltext, source, sourcecode
pipeline, ci, continuous integration, ci/cd
überwachung, monitoring
warnung, alarm, benachrichtigung, alert
spieleserver, gameserver, spielserver
übersetzung, lokalisierung, translation
kommandozeile, befehlszeile, terminal, shell, konsole
fernzugriff, fernsteuerung, fernwartung, remote
protokoll, log, logdatei, logfile
abschaltung, einstellung des dienstes, eol, end of life
adresse, url, webadresse
lesezeichen, bookmark
bildschirmfoto, screenshot, bildschirmaufnahme
bildschirm, monitor, display
schrift, schriftart, font, fonts
drucken, drucker, print, printer
tastatur, keyboard
tastenkürzel, tastenkombination, shortcut, hotkey
zwischenablage, clipboard
festplatte, hdd, ssd, datenträger, laufwerk
starten, booten, hochfahren, boot
herunterfahren, shutdown, ausschalten
paket, package
`;
