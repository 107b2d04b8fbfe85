import type {HostingSite} from 'docusaurus-hosting';
import {site} from './src/site';

/** The site as the commands see it (`npm run check`, `npm run new` …) with the settings of the check. */
export default {
  ...site,
  check: {
    codeFolders: ['src', 'docusaurus.config.ts', 'sidebars.ts', 'scripts', 'tools', 'deploy', 'static', 'i18n'],
    phrases: [
      {pattern: '\\bRechner[ns]?\\b', right: 'write "Computer"'},
      {pattern: '\\bFassung(?:en)?\\b', right: 'write "Version"'},
      {pattern: '\\b2FA\\b', right: 'write "zweiter Faktor"'},
      {
        pattern: '(?:\\b(?:[Ee]in|[Dd]er|[Jj]eder|[Kk]ein|[Dd]ieser) )?\\bMensch(?:en|s)?\\b',
        right: 'write "Person", "alle", "andere" or "du"',
      },
    ],
    addressFiles: ['announcements.ts', 'guidance.ts', 'help.yml', 'names.ts', 'navigation.ts'].map(
      (file) => `src/site/${file}`,
    ),
    // Headings of these pages are messages of programs, word by word.
    verbatimPages: ['docs-services/kommunikation/e-mail/fehlermeldungen'],
  },
} satisfies HostingSite;
