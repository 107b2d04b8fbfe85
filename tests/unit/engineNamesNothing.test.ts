import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {escapeRegExp} from 'docusaurus-content-check/text';
import {facts} from '../../src/facts';
import {site} from '../../src/site';
import {sourceFiles} from '../support/sourceFiles';

const engineFiles = sourceFiles(['packages'], /\.(?:tsx?|mjs|js|css|mdx?|json|ya?ml|tsv|txt)$/)
  // The history may name what a change was made for.
  .filter(({file}) => !file.endsWith('/CHANGELOG.md'))
  // A manifest names the repository that it comes from.
  .map(({file, text}) => ({
    file,
    text: file.endsWith('/package.json') ? text.replace(/"repository": \{[^}]*\}/, '"repository": {}') : text,
  }));
const content = sourceFiles([...site.areas.map(({folder}) => folder), 'src'], /\.(?:mdx?|tsx?|ya?ml)$/);

/** Words of the example that are no trace of it. */
const general = new Set([
  // Common words of this field that the site made the name of a page, category, group or tag.
  ...['konto', 'kommunikation', 'daten', 'entwicklung', 'hosting', 'privatsphäre', 'support', 'e-mail', 'mail', 'spam'],
  ...['cloud', 'forum', 'vpn', 'sso', 'single sign-on', 'git', 'forge', 'vcs', 'ci/cd', 'eol', 'datenbanken', 'dbms'],
  ...[
    'passwort',
    'passwortmanager',
    'app-passwörter',
    'objektspeicher',
    'speicher',
    'monitoring',
    'gruppen',
    'browser',
  ],
  ...[
    'kontakt',
    'impressum',
    'infrastruktur',
    'willkommen',
    'wiederherstellen',
    'fehlermeldungen',
    'features',
    'intro',
  ],
  ...['test', 'index', 'transport', 'gemeinsam', 'vereine'],
  // Programs and protocols whose files and addresses the engine writes, or for whose endpoints its schema has fields.
  ...[
    'apple',
    'forgejo',
    'thunderbird',
    'outlook',
    'evolution',
    'kmail',
    'matrix',
    'element',
    'wireguard',
    'teamspeak',
    'webdav',
    'postgresql',
    'mariadb',
    'android',
    'davx5',
    'fairemail',
  ],
  // Also the name of a character in HTML.
  'amp',
]);

interface Trace {
  readonly text: string;
  readonly of: string;
}

const tracesOf = (of: string, texts: readonly (string | undefined)[]): Trace[] =>
  texts.flatMap((text) =>
    text && /\p{L}/u.test(text) && !general.has(text.toLowerCase()) ? [{text: text.toLowerCase(), of}] : [],
  );

const frontMatter = (text: string): Record<string, unknown> => {
  const [, yaml] = /^---\n(.*?)^---$/ms.exec(text) ?? [];
  return yaml ? (parse(yaml.replaceAll(/\{\{.*?\}\}/g, '')) as Record<string, unknown>) : {};
};

const {operator, legal, infrastructure, links} = facts;
const traces: Trace[] = [
  ...tracesOf('operator', [operator.name, operator.domain, operator.tagline, legal.name, legal.street, legal.city]),
  ...tracesOf('infrastructure', [infrastructure.datacenter]),
  ...site.areas.flatMap(({id, kind, folder, basePath}) =>
    tracesOf(`area ${id}`, kind === 'docs' ? [folder, `${basePath}/`, `'${basePath}'`] : []),
  ),
  ...Object.entries(facts.services).flatMap(([id, {title, software, group}]) =>
    tracesOf(`service ${id}`, [id, title, group, ...(software?.split(/, | und | von /) ?? [])]),
  ),
  ...Object.entries(links).flatMap(([name, url]) => tracesOf(`link ${name}`, [name, url])),
  ...content.flatMap(({file, text}) => {
    if (file.endsWith('tags.yml')) {
      const tags = parse(text) as Record<string, {label: string}>;
      return tracesOf(
        file,
        Object.entries(tags).flatMap(([key, {label}]) => [key, label]),
      );
    }
    if (!/\.mdx?$/.test(file)) return [];
    const {title, slug} = frontMatter(text) as {title?: string; slug?: string};
    const names = file
      .normalize('NFC')
      .replace(/^src\/pages\/|\.mdx?$/g, '')
      .split('/')
      .slice(-1);
    return tracesOf(file, [title, slug?.slice(1), ...names]);
  }),
];

/** Words in a row that no two writers put down alike by chance. */
const tellingLength = 7;
const wordsOf = (line: string): string[] =>
  line
    .replaceAll(/\{\{.*?\}\}/g, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];
const runsOf = (line: string): string[] => {
  const words = wordsOf(line);
  return words.flatMap((_, at) =>
    at + tellingLength > words.length ? [] : words.slice(at, at + tellingLength).join(' '),
  );
};
const sentences = new Set(
  content.filter(({file}) => /\.mdx?$/.test(file)).flatMap(({text}) => text.split('\n').flatMap(runsOf)),
);

const named = new Map(traces.map(({text, of}) => [text, of]));
const oneOf = (texts: readonly string[]): string =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
const all = [...named.keys()];
const isWords = (text: string): boolean => /^[\p{L}\d].*[\p{L}\d]$/u.test(text);
/** Words stand alone; what begins or ends with a sign needs nothing around it. */
const anyTrace = new RegExp(
  `(?<![\\p{L}\\d&])(?:${oneOf(all.filter(isWords))})(?![\\p{L}\\d])|${oneOf(all.filter((text) => !isWords(text)))}`,
  'giu',
);

/** Where a text names what is the example's. */
const tracesIn = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => [
    ...[...line.matchAll(anyTrace)].map(
      ([word]) => `${file}:${index + 1}: "${word}" (${named.get(word.toLowerCase())})`,
    ),
    ...runsOf(line)
      .filter((run) => sentences.has(run))
      .map((run) => `${file}:${index + 1}: "${run}" (a sentence of the site)`),
  ]);

it('the engine names no service, page, host or text of the example', () => {
  expect(engineFiles.map(({file}) => file)).toContain('packages/docusaurus-hosting/src/index.ts');
  expect(engineFiles.flatMap(({file, text}) => tracesIn(file, text))).toEqual([]);
});

it('a host, a service, an area and a sentence of the example would be found', () => {
  const [sentence = ''] = sentences;
  const planted = ['Fine.', `imap.${operator.domain}`, 'Nutze AdGuard.', '/services/x', sentence];
  expect(tracesIn('x.ts', planted.join('\n'))).toEqual([
    `x.ts:2: "${operator.domain}" (operator)`,
    expect.stringMatching(/^x\.ts:3: "AdGuard" \(/),
    'x.ts:4: "/services/" (area services)',
    `x.ts:5: "${sentence}" (a sentence of the site)`,
  ]);
});
