import type {HostingSite} from 'docusaurus-hosting/site/hostingSite';
import {provider} from './src/provider';
import {announcementBarConfig} from './src/site/announcementBar';
import {announcements} from './src/site/announcements';
import {areas} from './src/site/areas';
import {footer} from './src/site/footer';
import {keyPages} from './src/site/keyPages';
import {marks} from './src/site/marks';
import {typed, waysOnward} from './src/site/names';
import {navbar} from './src/site/navbar';
import {notices} from './src/site/notices';
import {redirects} from './src/site/redirects';
import {httpsSubdomains} from './src/site/server';
import {synonyms} from './src/site/synonyms';

/** What the engine's commands (`npm run check`, `npm run new` …) know of this site. */
export default {
  provider,
  areas,
  marks,
  redirects,
  httpsSubdomains,
  notices,
  check: {
    codeFolders: ['src', 'docusaurus.config.ts', 'sidebars.ts', 'scripts', 'deploy', 'static', 'i18n'],
    phrases: [
      {pattern: '\\bRechner[ns]?\\b', right: 'write „Computer“'},
      {pattern: '\\bFassung(?:en)?\\b', right: 'write „Version“'},
      {pattern: '\\b2FA\\b', right: 'write „zweiter Faktor“'},
    ],
    addresses: {
      'src/site/announcementBar.ts': announcementBarConfig,
      'src/site/announcements.ts': announcements,
      'src/site/footer.ts': footer,
      'src/site/keyPages.ts': keyPages,
      'src/site/names.ts': [typed, waysOnward],
      'src/site/navbar.ts': navbar,
      'src/site/parts.ts': areas,
    },
    synonyms: {file: 'src/site/synonyms.ts', groups: synonyms},
    // Headings of these pages are messages of programs, word by word.
    verbatimPages: ['docs-services/kommunikation/e-mail/fehlermeldungen'],
  },
} satisfies HostingSite;
