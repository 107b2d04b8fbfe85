import {hostOf} from './operator';
import type {Provider} from './schema';

/** External pages that content links to, by name. */
export const links: Provider['links'] = {
  thunderbird: 'https://www.thunderbird.net/de/',
  thunderbirdAndroid: 'https://www.thunderbird.net/de/mobile/',
  thunderbirdSupport: 'https://support.mozilla.org/de/products/thunderbird',
  fairEmail: 'https://email.faircode.eu/',
  davx5: 'https://www.davx5.com/',
  outlookNew: 'https://support.microsoft.com/de-de/outlook',
  microsoftSyncNote: 'https://support.microsoft.com/de-de/office/synchronisieren-ihres-kontos-in-outlook-mit-der-microsoft-cloud-985f9a48-0d55-4c6f-8d5c-9f1e5f9a6d5f',
  appleMailHelp: 'https://support.apple.com/de-de/mail',
  wireguardInstall: 'https://www.wireguard.com/install/',
  elementDownload: 'https://element.io/download',
  matrixClients: 'https://matrix.org/ecosystem/clients/',
  teamspeakDownload: 'https://www.teamspeak.com/de/downloads/',
  nextcloudClients: 'https://nextcloud.com/de/install/#install-clients',
  bitwardenDownload: 'https://bitwarden.com/de-de/download/',
  git: 'https://git-scm.com/',
  forgejoDocs: 'https://forgejo.org/docs/latest/',
  weblate: 'https://weblate.org/de/',
  mcDownload: 'https://github.com/minio/mc',
  minioRepository: 'https://github.com/minio/minio',
  awsCli: 'https://aws.amazon.com/de/cli/',
  rclone: 'https://rclone.org/s3/',
  restic: 'https://restic.net/',
  postgresqlVersions: 'https://www.postgresql.org/support/versioning/',
  mariadbVersions: 'https://mariadb.org/about/#maintenance-policy',
  discourse: 'https://www.discourse.org/',
  adguardHome: 'https://adguard.com/de/adguard-home/overview.html',
  cubecoders: 'https://cubecoders.com/AMP',
  prometheus: 'https://prometheus.io/docs/introduction/overview/',
  grafana: 'https://grafana.com/docs/grafana/latest/',
  openidSpec: 'https://openid.net/specs/openid-connect-core-1_0.html',
  rfc8314: 'https://www.rfc-editor.org/rfc/rfc8314',
  rfc9116: 'https://www.rfc-editor.org/rfc/rfc9116',
  bsiPasswords: 'https://www.bsi.bund.de/dok/6596574',
  siteRepository: `https://${hostOf('forge')}/musterhost/docs`,
  siteIssues: `https://${hostOf('forge')}/musterhost/docs/issues`,
  creativeCommonsBy: 'https://creativecommons.org/licenses/by/4.0/deed.de',
};

/** Values that content mentions and that belong to no single endpoint. */
export const values: Provider['values'] = {
  httpsPort: 443,
  httpPort: 80,
  smtpRelayPort: 25,
  imapPlainPort: 143,
  wireguardMtuFallback: 1280,
  windowsMailEnd: '31. Dezember 2024',
};
