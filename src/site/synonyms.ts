/**
 * What visitors call the services and subjects of this site, one group a line, separated by commas. A line that shares a word with the
 * theme's general list (language/german/synonyms.json) extends that group.
 */
export const synonyms = `
werbeblocker, adguard, pi-hole
vpn, wireguard, tunnel
chat, matrix, element
sprachchat, teamspeak, ts3
cloud, nextcloud
passwortmanager, vaultwarden, bitwarden, tresor, keepass
objektspeicher, s3, minio
datenbank, postgresql, postgres, mariadb, mysql
forge, forgejo, gitea, github, gitlab
überwachung, grafana, prometheus, uptime
spieleserver, amp, minecraft
übersetzung, weblate
single sign-on, keycloak
iphone, apple
todesfall, trauerfall, sterbefall
screenreader, bildschirmleser, sprachausgabe
`;
