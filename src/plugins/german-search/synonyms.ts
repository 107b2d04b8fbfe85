/**
 * Words that mean the same to visitors, one group a line, separated by commas. Authors add to it; inflected forms,
 * umlauts and case do not matter. An entry may be several words. Abbreviations and their long forms belong here,
 * words that are only related do not.
 */
export const synonymGroups = `
passwort, kennwort, passphrase, password
konto, account, benutzerkonto, nutzerkonto, userkonto
benutzer, nutzer, user
anmelden, anmeldung, einloggen, login, log-in, einwählen
abmelden, logout, ausloggen
registrieren, registrierung, konto anlegen, neues konto, sign up
zwei-faktor, zweiter faktor, zweistufig, 2fa, mfa, totp, authenticator, zwei faktor
datensicherung, backup, sicherungskopie, sicherheitskopie, sicherung
drucken, drucker, print, printer
schrift, schriftart, font, fonts
bildschirmfoto, screenshot, bildschirmaufnahme
drahtlos, wlan, wifi, funknetz, wi-fi
verzeichnis, ordner, folder, directory
zwischenablage, clipboard
fehler, bug, error, problem
gebietsschema, locale, spracheinstellung
cron, cronjob, crontab
fernzugriff, fernsteuerung, fernwartung, remote
berechtigung, rechte, recht, zugriffsrecht, zugriffsrechte
mail, e-mail, email, elektronische post
mailprogramm, mailclient, e-mail-client, client, mail-app
postfach, mailbox, posteingang
aktualisieren, aktualisierung, update, upgrade, updaten
entfernen, löschen, deinstallieren
programm, software, anwendung, app, applikation
rechner, computer, pc
firewall, netfilter, paketfilter
herunterladen, download, runterladen
hochladen, upload
einstellen, einrichten, konfigurieren, einstellung, einrichtung, konfiguration, setup
telefon, handy, smartphone, mobiltelefon
iphone, ipad, ios, apple
werbeblocker, adblocker, adguard, werbung blockieren, pi-hole
vpn, wireguard, tunnel
chat, messenger, matrix, element
sprachchat, voice, teamspeak, voicechat, ts3
cloud, nextcloud
passwortmanager, passwort-manager, vaultwarden, bitwarden, tresor, passwortsafe, keepass
objektspeicher, s3, minio, bucket
datenbank, dbms, postgresql, postgres, mariadb, mysql
repository, repo, git-repository
git, versionsverwaltung, versionskontrolle, vcs
zugangsdaten, anmeldedaten, login-daten, credentials
forge, forgejo, gitea, github, gitlab
überwachung, monitoring, grafana, prometheus, uptime
spieleserver, gameserver, amp, minecraft
übersetzung, weblate, lokalisierung
störung, ausfall, offline, down
kündigen, konto löschen, account löschen
single sign-on, sso
impressum, anbieterkennzeichnung
datenschutz, privatsphäre, dsgvo
verschlüsselung, tls, ssl, encryption
tabelle, spreadsheet
tastenkürzel, tastenkombination, shortcut, hotkey
starten, booten, hochfahren, boot
herunterfahren, shutdown, ausschalten
paket, package
spiegel, mirror, spiegelserver
uhrzeit, zeit, zeiteinstellung
bildschirm, monitor, display
tastatur, keyboard
festplatte, hdd, ssd, datenträger, laufwerk
quellcode, quelltext, source, sourcecode
kommandozeile, befehlszeile, terminal, shell, konsole
`;
