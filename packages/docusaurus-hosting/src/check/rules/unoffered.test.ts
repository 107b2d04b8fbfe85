import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {checkSite} from 'docusaurus-content-check/command';
import {site as whole} from '../../../fixtures';
import {
  bodyLine,
  copySite,
  findingsIn,
  inBody,
  page as pageWith,
  testEach,
  testRules,
  write,
} from '../../../fixtures/checkedSite';
import {writtenFacts, facts as allOffered} from '../../../fixtures/facts';
import {defineFacts} from '../../facts/defineFacts';
import type {Facts} from '../../facts/schema';
import {HostingContent} from '../content';
import {unofferedRules} from './unoffered';

/** Rules that have found something in these tests. */
const found = new Set<string>();
const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, {recursive: true})));

const without = (...ids: string[]): Facts =>
  defineFacts({
    ...writtenFacts,
    services: Object.fromEntries(
      Object.entries(writtenFacts.services).map(([id, service]) => [id, {...service, offered: !ids.includes(id)}]),
    ),
  });

const page = (service: string, text = 'Text.'): string => `---\ntitle: x\nservice: ${service}\n---\n\n${text}\n`;

/** What rules of a group or a name find in a page of a site with pages of two services. */
async function findings(
  only: string,
  text: string,
  facts = without('tunnel'),
  file = 'docs-hilfe/reden/post.md',
  {args = [], exported = {}}: {readonly args?: string[]; readonly exported?: unknown} = {},
): Promise<string[]> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'hosting-site-'));
  roots.push(root);
  const files = {
    'docs-hilfe/schutz/tunnel.md': page('tunnel'),
    'docs-hilfe/früher/fließband.md': page('fliessband'),
    'front.ts': "export const goals = [{to: '/hilfe/früher/fließband?system=linux#start'}];",
    [file]: text,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), content);
  }
  const site = {...whole, facts, check: {addresses: {'front.ts': exported}}};
  const load = async () => new HostingContent(root, site, '2026-06-01');
  const {output} = await checkSite(['--all', '--only', only, ...args], root, load);
  for (const [, rule = ''] of output.matchAll(/ \((\S+)\)$/gm)) found.add(rule);
  // The pages of most services are missing here, which services/page says.
  return output.split('\n').filter((line) => /^\S+:\d+:\d+ /.test(line) && !line.includes('services/page'));
}

it('code in a page about it is an error, since other pages may import it', async () => {
  const text = page('tunnel', '{process.env.HOME}');
  expect(await findings('safety', text, without('tunnel'), 'docs-hilfe/reden/teil.md')).toEqual([
    expect.stringMatching(/^docs-hilfe\/reden\/teil\.md:6:1 \{process\.env\.HOME\} is code that runs/),
  ]);
});

describe('what other pages say of services that are not to be had', () => {
  it.each([
    ['a link to its address', '## Nimm den [sicheren Weg](/hilfe/schutz/tunnel#start) dafür.\n\nGut.'],
    ['a link to its file', '## Nimm den [sicheren Weg](../schutz/tunnel.md) dafür.\n\nGut.'],
  ])('%s in a heading is an error with file, line and sentence', async (_, text) => {
    expect(await findings('services/not-offered', `Eins\n\n${text}`)).toEqual([
      expect.stringMatching(
        /^docs-hilfe\/reden\/post\.md:3:\d+ links to "Tunnel", which is not offered: "Nimm den .* dafür\." – .*<If service="tunnel">/,
      ),
    ]);
  });

  it('a fact of its section in code is an error', async () => {
    expect(
      await findings(
        'services/not-offered',
        'Der Server heißt `{{vpn.endpoint.host}}`:\n\n```\n{{vpn.endpoint.host}}\n```',
      ),
    ).toEqual([expect.stringContaining('{{vpn.endpoint.host}} belongs to "Tunnel"')]);
  });

  it('sentences that go without a condition are named, those in one and items about it are not', async () => {
    const lost = 'Eine Frage zum [sicheren Weg](/hilfe/schutz/tunnel) beantworten wir gern.';
    const text = `Eins. ${lost} Frag [dort]({{contact.communityUrl}}).\n\n- [x](/hilfe/schutz/tunnel): y.`;
    expect(await findings('mdx/left-out', `${text}\n\n<If service="tunnel">${lost}</If>`)).toEqual([
      expect.stringMatching(
        /post\.md:1:7 warning: left out, since this site lacks the service "tunnel": "Eine Frage .* gern\." – .*<If service="tunnel">/,
      ),
      expect.stringMatching(/post\.md:1:\d+ warning: left out, since this site lacks the fact "contact\.communityUrl"/),
    ]);
  });

  it('its title as a word is worth a warning, within other words it is not', async () => {
    expect(await findings('services', 'Der Tunnel ist sicher.\nEin Tunnelbau, ein SSH-Tunnel.')).toEqual([
      expect.stringMatching(/^docs-hilfe\/reden\/post\.md:1:5 warning: mentions "Tunnel"/),
    ]);
  });

  it('its other names are, too', async () => {
    const {notOffered, ...offered} = without('tunnel');
    const tunnel = {...notOffered.tunnel!, otherNames: 'Röhre, Röhren'};
    expect(await findings('services', 'Die Röhren sind sicher.', {...offered, notOffered: {tunnel}})).toEqual([
      expect.stringMatching(/post\.md:1:5 warning: mentions "Röhren", which is not offered/),
    ]);
  });

  it('rows, items of lists, imports and marked parts about it are left out', async () => {
    const text = [
      '| Dienst | Für wen |',
      '|---|---|',
      '| [Tunnel](../schutz/tunnel.md) | {{services.tunnel.audience}} |',
      '| Post | alle |',
      '| sicher surfen | **[Tunnel](/hilfe/schutz/tunnel)** | |',
      '',
      '- [Tunnel](../schutz/tunnel.md): sicher',
      '- Post',
      '',
      "import * as tunnel from '../schutz/tunnel.md';",
      '',
      '<If service="tunnel">',
      '## Tunnel',
      '</If>',
      'Der Tunnel.',
    ];
    expect(await findings('services', text.join('\n'))).toEqual([
      expect.stringContaining('post.md:15:5 warning: mentions "Tunnel"'),
    ]);
  });

  it('texts of facts are named, too', async () => {
    const facts = without('tunnel');
    const {post} = facts.services;
    const services = {...facts.services, post: {...post!, summary: 'Post durch den Tunnel.'}};
    expect(await findings('services/mention', 'Text.', {...facts, services})).toEqual([
      expect.stringMatching(/^src\/facts\S*:1:1 warning: services\.post\.summary mentions "Tunnel"/),
    ]);
  });

  it('old titles of services are named with the new one', async () => {
    const werkbank = {...writtenFacts.services.werkbank!, title: 'Code', formerTitle: 'Werkbank'};
    const facts = defineFacts({...writtenFacts, services: {...writtenFacts.services, werkbank}});
    expect(await findings('services/former-title', 'Öffne die Werkbank.', facts)).toContainEqual(
      expect.stringMatching(
        /post\.md:1:11 warning: says "Werkbank", which is called "Code" now: "Öffne die Werkbank\." – write \{\{services\.werkbank\.title\}\}/,
      ),
    );
  });

  it('a living page that leads to a retired service is named, a post may lead there', async () => {
    const text = 'Nimm das [Fließband](/hilfe/früher/fließband).';
    const about = (words: string, file?: string) => findings('services/retired', words, allOffered, file);
    expect(await about(text)).toEqual([
      expect.stringMatching(
        /^docs-hilfe\/reden\/post\.md:1:\d+ warning: leads to "Fließband", which was switched off on 2024-05-31/,
      ),
    ]);
    expect(await about(text, 'neues/2024-01-01-x.md')).toEqual([]);
    expect(await about(`Bis {{services.fliessband.lifecycle.off}}: ${text}`)).toEqual([]);
    expect(await about(text, 'docs-hilfe/werken/werkbank.md')).toHaveLength(1);
    expect(await about(page('werkbank', text), 'docs-hilfe/werken/werkbank.md')).toEqual([]);
  });
});

it('a menu or a goal that leads to a retired service is named, words for the search and texts may lead there', async () => {
  const to = '/hilfe/früher/fließband?system=linux#start';
  const find = (exported: unknown, ...args: string[]) =>
    findings('services/retired', 'Text.', allOffered, undefined, {exported, args});
  expect(await find({goals: [{to}]})).toEqual([
    expect.stringMatching(
      /^front\.ts:1:\d+ warning: \/hilfe\/früher\S+ leads to "Fließband", which was switched off on 2024-05-31 – /,
    ),
  ]);
  expect(await find({goals: [{to}]}, '--build', '--strict')).toEqual([expect.stringMatching(/^front\.ts:1:\d+ \//)]);
  expect(await find({[to]: ['Band'], bar: `<a href="${to}">Ende</a>`})).toEqual([]);
});

testRules(
  [],
  [
    inBody(
      'an unknown service in a condition',
      '<If service="clowd">Text.</If>',
      'mdx/condition',
      /did you mean "cloud"\?/,
    ),
    inBody(
      'an unknown fact in a condition',
      '<If fact="links.programm2">Text.</If>',
      'mdx/condition',
      /links\.programm/,
    ),
  ],
);

describe('conditions', () => {
  it.each([
    ['a\n<If service="tunel">b</If>', /post\.md:2:1 unknown service "tunel" – did you mean "tunnel"\?/],
    [
      '<If fact="mail.imap.hots">b</If>',
      /post\.md:1:1 unknown fact "mail.imap.hots" – did you mean "mail.imap.host"\?/,
    ],
    ['```bash\nls <If service="tunel">b</If>\n```', /post\.md:2:4 unknown service "tunel"/],
    ['<If>b</If>', /post\.md:1:1 a condition that asks for nothing – write <If service="id">/],
  ])('%s is an error', async (text, message) => {
    expect(await findings('mdx/condition', text)).toEqual([expect.stringMatching(message)]);
  });
});

describe('facts that are made for tables', () => {
  const found = (text: string) => findings('facts/table-only', text, allOffered);

  it.each([
    'services.post.audience',
    'services.post.data.backup',
    'services.post.limits.spam.text',
    'services.post.limits.recipients',
    'mail.userName',
    'infrastructure.backupLocation',
  ])('{{%s}} may stand in tables only', async (name) => {
    expect(await found(`Text\nmit {{${name}}}.`)).toEqual([
      expect.stringMatching(/post\.md:2:5 \{\{.*\}\} is made for tables – say it in a sentence of your own/),
    ]);
    const table = ['| a | b |', '| - | - |', `| a | {{${name}}} |`];
    expect(await found([...table, '', ...table.map((row) => `> ${row}`)].join('\n'))).toEqual([]);
  });

  it.each([
    'services.post.limits.spam',
    'services.post.limits.spam.dativ',
    'services.post.limits.recipients.amounts.perDay',
  ])('{{%s}} may stand in sentences', async (name) => {
    expect(await found(`nach {{${name}}}`)).toEqual([]);
  });
});

it('services ahead of their days are errors, those behind them are worth a warning', async () => {
  const withPhase = (lifecycle: object): Facts => ({
    ...allOffered,
    services: {...allOffered.services, post: {...writtenFacts.services.post, lifecycle} as Facts['services'][string]},
  });
  const found = (lifecycle: object) => findings('services', 'Text.', withPhase(lifecycle));
  expect(await found({phase: 'active', since: '2026-06-02'})).toContainEqual(
    expect.stringMatching(/:1:1 "post" begins on 2026-06-02.* \(services\/premature\)$/),
  );
  expect(await found({phase: 'planned', since: '2026-05-31'})).toContainEqual(
    expect.stringMatching(/:1:1 warning: "post" was planned for 2026-05-31.* \(services\/overdue\)$/),
  );
});

it('knows services that are not offered, and names what still needs them', async () => {
  const root = copySite();
  write(
    root,
    'src/facts/index.ts',
    "import {base} from './base';\nimport {links, values} from './links';\nimport {services} from './services';\n" +
      'const {cloud, ...offered} = services;\n' +
      "const categories = {start: {title: 'Anfang', docs: '/hilfe/konto', icon: 'circle-user'}};\n" +
      'export const facts = {...base, categories, services: offered, notOffered: {cloud}, links, values};\n',
  );
  const about = [
    '<If service="cloud">In der [Cloud](/hilfe/cloud) liegen {{services.cloud.cost}} Dateien.</If>',
    '',
    '- [Cloud](./cloud/index.md): für Dateien',
    '- [Konto](./konto.md): für alles',
    '',
    'Nimm die [Ablage](./cloud/index.md).',
    '',
    '## Ab in die [Ablage](./cloud/index.md)',
    '',
    'Gut.',
  ];
  write(root, 'docs/fehler.md', pageWith(about.join('\n')));
  expect(await findingsIn(root, '--all', '--build')).toEqual([
    expect.objectContaining({
      file: 'docs/fehler.md',
      line: bodyLine + 7,
      ruleId: 'services/not-offered',
      reason: expect.stringContaining('"Ab in die [Ablage](./cloud/index.md)"') as string,
    }),
  ]);
});

testEach(unofferedRules, () => found);
