import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteDescription} from 'docusaurus-hosting';
import type {WrittenFacts} from 'docusaurus-hosting/facts';
import {base} from '../../packages/docusaurus-hosting/fixtures/site/src/facts/base';

/** The invented provider of the package's own tests, whose one service has the first page of a classic site. */
const facts = {
  ...base,
  categories: {tutorial: {title: 'Tutorial', docs: '/docs/category/tutorial---basics', icon: 'mail'}},
  services: {
    post: {
      title: 'Post',
      section: 'mail',
      category: 'tutorial',
      summary: 'Mail for everybody.',
      docs: '/docs/intro',
      icon: 'mail',
      signIn: 'app-password',
      audience: 'everybody',
      cost: 'nothing',
      limits: {},
      lifecycle: {phase: 'active', since: '2021-01-01'},
    },
  },
} satisfies WrittenFacts;

const colors = {ground: '#ffffff', text: '#111111', muted: '#555555', brand: '#0a5c4f'};

/** The parts of a classic site. */
const description: Omit<SiteDescription, 'facts' | 'builtAt'> = {
  areas: [
    {id: 'docs', kind: 'docs', label: 'Docs', folder: 'docs', basePath: '/docs', mainRoute: '/docs/intro'},
    {id: 'blog', kind: 'blog', label: 'Blog', folder: 'blog', basePath: '/blog', mainRoute: '/blog'},
    {id: 'pages', kind: 'pages', label: 'Pages', folder: 'src/pages', basePath: '/', mainRoute: '/markdown-page'},
  ],
  keyPages: {allServices: '/docs/intro', contact: '/docs/intro', reportSecurity: '/docs/intro', mailGuides: []},
  contentTags: {planned: 'planned', unfinished: []},
  colors: {light: colors, dark: colors},
  editUrl: 'https://kleinnetz.example/edit/',
};

/** Writes the `hosting.config.ts` of a classic site, with the one line of settings that docusaurus-hosting's README has. */
export function describeProvider(site: string): void {
  const lines = [
    "import {defineSite} from 'docusaurus-hosting';",
    "import {defineFacts} from 'docusaurus-hosting/facts';",
    `const facts = defineFacts(${JSON.stringify(facts)});`,
    `const site = defineSite({...${JSON.stringify(description)}, facts, builtAt: new Date()});`,
    "export default {...site, check: {rules: {'front-matter': 'off', safety: 'off'}}};",
  ];
  writeFileSync(path.join(site, 'hosting.config.ts'), lines.join('\n'));
}
