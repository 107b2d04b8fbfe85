/**
 * Mistakes that the suites must find, as data: what is replaced where, and which part of which suite names it. `run.ts`
 * plants them one after the other.
 */

import {randomBytes} from 'node:crypto';
import {facts} from '../../src/facts';

export interface Defect {
  readonly name: string;
  /** File of the repository; below `build/`, of a finished build. A `*` stands for what a build puts into names. */
  readonly file: string;
  /** What is replaced once. Without it, the file is taken away. */
  readonly from?: string | RegExp;
  readonly to?: string;
  /** Shows only once the site is built with it. All of these are planted together. */
  readonly isBundled?: true;
  /** The part of the suite that looks there: as `npm test` runs it, but for one file. */
  readonly part: readonly string[];
  /** What the part says about it. */
  readonly finding: RegExp;
}

const sample = '^(?!.*@all)';
const check = (file: string): readonly string[] => ['hosting', 'check', file];
const lint = (file: string): readonly string[] => ['eslint', '--max-warnings', '0', file];
const vitest = (project: string, file: string): readonly string[] => [
  'vitest',
  'run',
  '--project',
  project,
  file,
  `--testNamePattern=${sample}`,
];
const browser = (file: string, name: string, project = 'desktop-light'): readonly string[] => [
  'playwright',
  'test',
  `tests/e2e/${file}.spec.ts`,
  `--project=${project}`,
  `--grep=${sample}.*${name}`,
  '--retries=0',
  '--reporter=line',
];

const cloud = 'docs-services/daten/cloud.md';
const pictures = 'docs-services/kommunikation/e-mail/features/einleitung.md';
const definition = 'packages/docusaurus-publish/src/server/definition.ts';
const verify = vitest('build', 'tests/build/verify.test.ts');
const requests = vitest('build', 'tests/build/requests.test.ts');
const everyKind = 'pages are there, quiet, German';

const inContent: readonly Defect[] = [
  {
    name: 'broken link',
    file: cloud,
    from: '(../hosting/minio.md)',
    to: '(../hosting/minoi.md)',
    part: check(cloud),
    finding: /cloud\.md:\d+.*minoi.*\(links\//,
  },
  {
    name: 'link to a section that is not there',
    file: cloud,
    from: '(#browser)',
    to: '(#brauser)',
    part: check(cloud),
    finding: /cloud\.md:\d+.*brauser/,
  },
  {
    name: 'unknown fact',
    file: cloud,
    from: '{{services.cloud.url}}',
    to: '{{services.cloud.ulr}}',
    part: check(cloud),
    finding: /cloud\.md:\d+.*services\.cloud\.ulr.*\(facts\/unknown\)/,
  },
  {
    name: 'host typed by hand',
    file: cloud,
    from: '{{sso.host}}',
    to: facts.sso.host,
    part: check(cloud),
    finding: /cloud\.md:\d+.*sso\.musterhost\.example.*\(facts\//,
  },
  {
    name: 'bad front matter',
    file: cloud,
    from: 'sidebar_position: 1',
    to: 'sidebar_position: eins',
    part: check(cloud),
    finding: /cloud\.md:\d+.*sidebar_position/,
  },
  {
    name: 'missing alternative text',
    file: pictures,
    from: /!\[Fenster „Filter“[^\]]*\]/,
    to: '![]',
    part: check(pictures),
    finding: /einleitung\.md:\d+.*\((?:a11y|accessibility|images|pictures|markdown)\/.*alt/i,
  },
  {
    name: 'missing picture',
    file: pictures,
    from: './webmail-filter-hell.webp',
    to: './webmail-filter-helle.webp',
    part: check(pictures),
    finding: /einleitung\.md:\d+.*webmail-filter-helle/,
  },
  {
    name: 'German misspelled',
    file: cloud,
    from: 'Dateien abgleichen',
    to: 'Dateien abgelichen',
    part: check(cloud),
    finding: /cloud\.md:\d+.*abgelichen.*\(spelling/,
  },
  {
    name: 'English quotation marks',
    file: cloud,
    from: '„Thunderbird Laptop“',
    to: '"Thunderbird Laptop"',
    part: check(cloud),
    finding: /cloud\.md:\d+.*\(german\/quotes\)/,
  },
  {
    name: 'readers addressed as "Sie"',
    file: cloud,
    from: 'Gib einen Namen ein',
    to: 'Geben Sie einen Namen ein',
    part: check(cloud),
    finding: /cloud\.md:\d+.*\(german\//,
  },
  {
    name: 'redirect to a page that is not there',
    file: 'src/site/redirects.ts',
    from: 'readonly Redirect[] = []',
    to: "readonly Redirect[] = [{from: '/alt', to: '/services/kotno'}]",
    part: check('src/site/redirects.ts'),
    finding: /redirects\.ts:\d+.*kotno/,
  },
];

const inCode: readonly Defect[] = [
  {
    name: 'type error',
    file: 'src/site/redirects.ts',
    from: 'readonly Redirect[] = []',
    to: 'readonly Redirect[] = [7]',
    part: ['tsc', '--noEmit'],
    finding: /redirects\.ts\(\d+,\d+\): error TS/,
  },
  {
    name: 'promise that nobody waits for',
    file: 'packages/docusaurus-publish/src/precompress.ts',
    from: 'await mkdir(cacheDir',
    to: 'mkdir(cacheDir',
    part: lint('packages/docusaurus-publish/src/precompress.ts'),
    finding: /no-floating-promises/,
  },
  {
    name: 'package that imports another one against the table',
    file: 'packages/docusaurus-publish/src/precompress.ts',
    from: 'import {filesIn}',
    to: "import 'docusaurus-hosting';\nimport {filesIn}",
    part: lint('packages/docusaurus-publish/src/precompress.ts'),
    finding: /no-restricted-imports/,
  },
  {
    name: 'bad format',
    file: 'src/site/redirects.ts',
    from: "import type {Redirect} from 'docusaurus-hosting';",
    to: 'import type { Redirect } from "docusaurus-hosting"',
    part: ['prettier', '--check', 'src/site/redirects.ts'],
    finding: /redirects\.ts/,
  },
  {
    name: 'unknown property in a style sheet',
    file: 'packages/docusaurus-theme-hosting/src/css/elements.css',
    from: 'letter-spacing: -0.014em',
    to: 'leter-spacing: -0.014em',
    part: ['stylelint', 'packages/docusaurus-theme-hosting/src/css/elements.css'],
    finding: /property-no-unknown/,
  },
  {
    name: 'color that cannot be read',
    file: 'src/css/custom.css',
    from: /--site-muted: #[0-9a-f]+/,
    to: '--site-muted: #b0b0b0',
    part: vitest('unit', 'tests/unit/contrast.test.ts'),
    finding: /--site-muted.* has a contrast/,
  },
  {
    name: 'wrong port in what mail clients fetch',
    file: 'packages/mail-client-config/src/autoconfig.ts',
    from: '  port,\n',
    to: '  port: port + 1,\n',
    part: vitest('unit', 'packages/mail-client-config'),
    finding: /FAIL .*mail-client-config/,
  },
  {
    name: 'autoconfig file that is not of its schema',
    file: 'build/.well-known/autoconfig/mail/config-v1.1.xml',
    from: /<authentication>[^<]*<\/authentication>/,
    to: '',
    part: vitest('client-files', 'tests/clients/files.test.ts'),
    finding: /FAIL .*files\.test\.ts/,
  },
  {
    name: 'lost security header',
    file: definition,
    from: "  'X-Content-Type-Options': 'nosniff',\n",
    to: '',
    part: requests,
    finding: /x-content-type-options/i,
  },
  {
    name: 'assets that browsers ask for again',
    file: definition,
    from: "'public, max-age=31536000, immutable'",
    to: "'public, max-age=60'",
    part: requests,
    finding: /max-age=60/,
  },
  {
    name: 'policy without a directive',
    file: definition,
    from: "  'frame-ancestors': [\"'none'\"],\n",
    to: '',
    part: vitest('unit', 'packages/docusaurus-publish'),
    finding: /frame-ancestors/,
  },
  {
    name: 'dependency without a fixed version',
    file: 'package.json',
    from: '"clsx": "2.1.1"',
    to: '"clsx": "^2.1.1"',
    part: vitest('unit', 'tests/unit/supplyChain.test.ts'),
    finding: /clsx/,
  },
];

const inBuild: readonly Defect[] = [
  {
    name: 'wrong canonical address',
    file: 'build/services/konto.html',
    from: /rel="?canonical"? href="?[^"\s>]+/,
    to: `rel=canonical href=${facts.operator.siteUrl}/falsch`,
    part: verify,
    finding: /services\/konto\.html: the canonical address/,
  },
  {
    name: 'the same id twice',
    file: 'build/services/konto.html',
    from: /<main[^>]*>/,
    to: '$&<i id=doppelt></i><i id=doppelt></i>',
    part: verify,
    finding: /services\/konto\.html: .*doppelt/,
  },
  {
    name: 'page without a description',
    file: 'build/services/konto.html',
    from: /<meta[^>]*name="?description"?[^>]*>/,
    to: '',
    part: verify,
    finding: /services\/konto\.html: the page has no description/,
  },
  {
    name: 'image without alternative text, by a component',
    file: 'build/services/konto.html',
    from: /<main[^>]*>/,
    to: '$&<img src=/img/logo.svg>',
    part: verify,
    finding: /logo\.svg has no alternative text/,
  },
  {
    name: 'page that the sitemap leaves out',
    file: 'build/sitemap.xml',
    from: /<url><loc>[^<]*\/services\/konto<\/loc>.*?<\/url>/,
    to: '',
    part: verify,
    finding: /sitemap\.xml: \/services\/konto is not listed/,
  },
  {
    name: 'no page for unknown addresses',
    file: 'build/404.html',
    part: requests,
    finding: /gibt-es-nicht/,
  },
  {
    name: 'missing compressed copy',
    file: 'build/services/konto.html.br',
    part: verify,
    finding: /services\/konto\.html/,
  },
  {
    name: 'anchor gone that was once published',
    file: 'build/services/kommunikation/e-mail/fehlermeldungen.html',
    from: /id="?tb-zeit"?/,
    to: 'id=tb-uhr',
    part: vitest('build', 'tests/build/links.test.ts'),
    finding: /tb-zeit/,
  },
  {
    name: 'post that a feed leaves out',
    file: 'build/rss.xml',
    from: /<item>[^]*?<\/item>/,
    to: '',
    part: vitest('build', 'tests/build/links.test.ts'),
    finding: /rss\.xml lacks/,
  },
  {
    name: 'page too heavy',
    file: 'build/index.html',
    from: /$/,
    // No compression makes it smaller.
    to: `<!--${randomBytes(15_000).toString('hex')}-->`,
    part: vitest('build', 'tests/build/weight.test.ts'),
    finding: /FAIL .*the first view of \/ > weighs.*\nAssertionError: HTML/,
  },
  {
    name: 'missing social card',
    file: 'build/services/konto.html',
    from: /<meta[^>]*property="?og:image"?[^>]*>/,
    to: '',
    part: vitest('build', 'tests/build/social.test.ts'),
    finding: /social\.test\.ts/,
  },
  {
    name: 'page of the table that is not built',
    file: 'build/info/kontakt.html',
    part: vitest('build', 'tests/build/routes.test.ts'),
    finding: /info\/kontakt/,
  },
  {
    name: 'inline script without its hash in the policy',
    file: 'build/services/daten/cloud.html',
    from: /<script>/,
    to: '<script>/**/',
    part: browser('pages', everyKind),
    finding: /daten\/cloud\.html: 'sha256-/,
  },
  {
    name: 'dead script',
    file: 'build/assets/js/main.*.js',
    from: /^/,
    to: 'throw new Error("dead");',
    part: browser('routes', 'services'),
    finding: /data-has-hydrated/,
  },
  {
    name: 'request to another site',
    file: 'build/services/daten/cloud.html',
    from: /<main[^>]*>/,
    to: '$&<img alt="" src=https://zaehler.example/x.png>',
    part: browser('pages', everyKind),
    finding: /daten\/cloud\.html: <img src="https:\/\/zaehler\.example/,
  },
];

const theme = 'packages/docusaurus-theme-hosting/src';
const fastPages = 'packages/docusaurus-plugin-fast-pages/src/preHydration/handlers';
const search = 'packages/docusaurus-theme-search-german/src/ui/searchBar';

const inBrowser: readonly Defect[] = [
  {
    name: 'table of contents that does not follow',
    file: `${theme}/css/elements.css`,
    from: 'display: contents',
    to: 'display: block',
    part: browser('reading', 'the table of contents of'),
    finding: /toBeInViewport/,
  },
  {
    name: 'page wider than a phone',
    file: `${theme}/css/elements.css`,
    from: '/* Text */',
    to: '.breadcrumbs {\n  min-width: 40rem;\n}\n',
    part: browser('pages', 'pages are there, quiet and no wider'),
    finding: /page \d+ wide/,
  },
  {
    name: 'tabs without keys',
    file: `${theme}/theme/Tabs/index.tsx`,
    from: 'onKeyDown={completeKeys}',
    to: '',
    part: browser('keyboard', 'tabs follow the arrow keys'),
    finding: /tabs follow the arrow keys/,
  },
  {
    name: 'tabs dead before hydration',
    file: `${fastPages}/tabs.ts`,
    from: "panels[index]?.toggleAttribute('hidden', !isSelected);",
    to: '',
    part: browser('hydration', 'a tab is chosen at once', 'hydration-desktop-light'),
    finding: /a tab is chosen at once/,
  },
  {
    name: 'tap before hydration lost',
    file: `${fastPages}/menu.ts`,
    from: 'openSuccessor(menu, current);',
    to: 'menu.close();',
    part: browser('hydration', 'the first tap on the menu', 'hydration-phone-light'),
    finding: /the first tap on the menu/,
  },
  {
    name: 'search that says nothing to screen readers',
    file: `${search}/Suggestions.tsx`,
    from: "if (loading || !response) return '';",
    to: "if (loading || response) return '';",
    part: browser('search', 'suggests 8 hits'),
    finding: /suggests 8 hits/,
  },
  {
    name: 'search whose index comes too late',
    file: `${search}/preload.ts`,
    from: "['focusin', 'pointerover']",
    to: "['pointerover']",
    part: browser('search', 'asks for its index on first focus'),
    finding: /asks for its index on first focus/,
  },
  {
    name: 'copying that does nothing',
    file: `${theme}/components/shared/CopyButton/index.tsx`,
    from: 'onClick={copy}',
    to: '',
    part: browser('components', 'a refused copy is not silent'),
    finding: /a refused copy is not silent/,
  },
  {
    name: 'English word of the interface',
    file: 'i18n/de/code.json',
    from: /„\{label\}“ einklappen/,
    to: 'Collapse sidebar category {label}',
    part: browser('german', 'every state of the controls'),
    finding: /Collapse sidebar category/,
  },
  {
    name: 'navigation on paper',
    file: `${theme}/css/print.css`,
    from: '  nav,\n  .navbar,\n',
    to: '',
    part: browser('print', 'a printed page has no navigation'),
    finding: /a printed page has no navigation/,
  },
  {
    name: 'motion for those who want none',
    file: `${theme}/theme/ColorModeToggle/styles.module.css`,
    from: 'var(--ifm-transition-fast)',
    to: '0.2s',
    part: browser('pages', everyKind),
    finding: /moves: /,
  },
  {
    name: 'drawing without a name',
    file: `${theme}/components/markdown/Drawing/index.tsx`,
    from: /<title id[^]*?<\/title>/,
    to: '',
    part: browser('components', 'the picture "Weg einer E-Mail"'),
    finding: /the picture "Weg einer E-Mail"/,
  },
  {
    name: 'control that is dead without scripts',
    file: `${theme}/css/accessibility.css`,
    from: ".navbar button, [role='tablist']",
    to: "[role='tablist']",
    part: browser('nojs', 'controls that would do nothing'),
    finding: /controls that would do nothing/,
  },
];

export const defects: readonly Defect[] = [
  ...inContent,
  ...inCode,
  ...inBuild,
  ...inBrowser.map((defect): Defect => ({...defect, isBundled: true})),
];
