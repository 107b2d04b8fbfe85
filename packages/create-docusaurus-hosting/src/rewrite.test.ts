import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {MarkdownDocument, VariableMask} from 'docusaurus-content-check/reader';
import type {Facts} from 'docusaurus-hosting';
import {answersIn, asciiSlugOf, readAnswers} from './answers';
import {
  editServices,
  listOfBars,
  mapTexts,
  renamer,
  tagsOf,
  withConditions,
  withoutClaims,
  withoutLinks,
  withTitles,
  writeFacts,
} from './rewrite';

const old = {name: 'Altwerk', domain: 'altwerk.example'};
const answers = {name: 'Neue Höfe', domain: 'neue-hoefe.example', services: ['cloud'], titles: {cloud: 'Ablage'}};

describe('answers', () => {
  it.each([
    ['a host with a scheme', {...answers, domain: 'https://x.example'}, 'domain'],
    ['no name', {...answers, name: ' '}, 'name'],
    ['no service at all', {...answers, services: []}, 'must name a service; leave it out to offer all'],
    ['a misspelled key', {...answers, service: []}, 'service'],
    ['a title without its service', {...answers, titles: {vpn: 'Tunnel'}}, 'titles: vpn is not among services; add it'],
    ['an unknown service', {...answers, services: ['clowd']}, 'unknown service clowd; valid: cloud, vpn'],
  ])('name %s', (_, input, message) => {
    expect(() => readAnswers(input, ['cloud', 'vpn'])).toThrow(message);
  });
});

it('answers change nothing that every object has', () => {
  const input: unknown = JSON.parse('{"name": "Netz", "domain": "netz.example", "facts": {"__proto__": "x"}}');
  expect(Object.entries(readAnswers(input, []).facts!)).toEqual([]);
  const above: unknown = JSON.parse('{"name": "Netz", "domain": "netz.example", "__proto__": {"color": {}}}');
  expect(() => readAnswers(above, [])).toThrow('Unrecognized key: "__proto__"');
});

it('a file that is no JSON is named with its line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'answers.json');
  writeFileSync(file, '{\n  "name": "Netz"\n  "domain": "x"\n}');
  expect(() => answersIn(file)).toThrow(/answers\.json:3 holds no answers/);
});

it('an answer that is missing is named with what to add', () => {
  expect(() => readAnswers({name: 'Netz'}, [])).toThrow(/^Wrong answers:\n.*is missing – add "domain": "…"/);
});

it('an identifier has no umlauts', () => {
  expect(['Grüße & Co. e. V.', 'A\u0308pfel'].map(asciiSlugOf)).toEqual(['gruesse-co-e-v', 'aepfel']);
});

describe('names', () => {
  it.each([
    ['hosts', 'imap.altwerk.example', 'imap.neue-hoefe.example'],
    ['the name', 'das Team von Altwerk', 'das Team von Neue Höfe'],
    ['the name in paths', '/mail/altwerk.mobileconfig', '/mail/neue-hoefe.mobileconfig'],
    ['keys that only begin like it stay', 'AltwerkBeispielSchluessel00=', 'AltwerkBeispielSchluessel00='],
  ])('%s', (_, before, after) => {
    expect(renamer(old, answers)(before)).toBe(after);
  });

  it('stay as they were typed where they hold the old ones', () => {
    const branch = {name: 'Altwerk Nord', domain: 'nord.altwerk.example'};
    expect(renamer(old, branch)('imap.altwerk.example von Altwerk, /altwerk.ics')).toBe(
      'imap.nord.altwerk.example von Altwerk Nord, /altwerk-nord.ics',
    );
  });

  it('are changed at every depth of the facts', () => {
    expect(mapTexts({a: ['x', {b: 'x', n: 1}]}, () => 'y')).toEqual({a: ['y', {b: 'y', n: 1}]});
  });
});

it('services are left out and renamed by one line each', () => {
  const text =
    "export const services = {\n  cloud: {\n    title: 'Cloud',\n  },\n  'e-mail': {\n    title: 'E-Mail',\n  },\n};\n";
  const retired = "  fax: {\n    lifecycle: {successor: 'ID'},\n  },\n};\n";
  const successors = (id: string) =>
    editServices(text.replace('};\n', retired.replace('ID', id)), ['cloud', 'e-mail'], answers);
  expect(successors('e-mail')).toContain("successor: 'keiner'");
  expect(successors('cloud')).toContain("successor: 'cloud'");
  expect(editServices(text, ['cloud', 'e-mail'], answers)).toBe(
    "export const services = {\n  cloud: {\n    title: 'Ablage',\n    formerTitle: 'Cloud',\n  },\n  'e-mail': {\n    offered: false,\n    title: 'E-Mail',\n  },\n};\n",
  );
  expect(() => editServices(text, ['vpn'], answers)).toThrow('no entry "vpn"');
  expect(() => editServices(successors('cloud'), ['fax'], answers)).toThrow('no entry "fax" with a title');
});

it('facts are written and deleted where they stand', () => {
  const sources = new Map([
    ['a.ts', "const contact = {\n  support: `x@${domain}`,\n  communityUrl: 'x',\n};\n"],
    [
      'b.ts',
      'const mail = {\n  submission: {\n    port: 587,\n  },\n  sts: {mode: 1, age: 2, days: (3)},\n  quota: 5,\n};\n',
    ],
  ]);
  const facts = {
    'contact.support': "o'neill@x.example",
    'contact.communityUrl': null,
    'mail.submission': null,
    'mail.sts.age': null,
    'mail.sts.days': '4',
  };
  expect(Object.fromEntries(writeFacts(facts, sources))).toEqual({
    'a.ts': "const contact = {\n  support: 'o\\'neill@x.example',\n};\n",
    'b.ts': "const mail = {\n  sts: {mode: 1, days: '4'},\n  quota: 5,\n};\n",
  });
});

it('facts that have no value of their own in the sources are all named', () => {
  const sources = new Map([['a.ts', "const fax = '1';\nconst contact = {fax, legal: {phone: '2'}};\n"]]);
  const facts = {'contact.fax': 'x', 'contact.phone': null, 'contact.legal.fax': 'x', contact: null};
  expect(() => writeFacts(facts, sources)).toThrow(
    Object.keys(facts)
      .map((name) => `facts: a.ts has no entry ${name} with a value`)
      .join('\n'),
  );
});

it('pages lose what only their author can claim', () => {
  const page = [
    '---',
    'title: x',
    'tags: [im-bau, apple]',
    'tested: {client: y, date: 2026-01-01}',
    '---',
    '',
    '1. Öffne das Menü.',
    '',
    '   ![Das Menü](./menü-hell.webp)',
    '',
    '2. Fertig.',
    '',
    ':::note[Hilfe gesucht]',
    '',
    'Wer kennt es?',
    '',
    ':::',
    '',
    ':::note[Vorsicht]',
    '',
    'Es ist heiß.',
    '',
    ':::',
  ].join('\n');
  expect(withoutClaims(page, ['im-bau', 'Hilfe gesucht'])).toBe(
    '---\ntitle: x\ntags: [apple]\n---\n\n1. Öffne das Menü.\n\n2. Fertig.\n\n:::note[Vorsicht]\n\nEs ist heiß.\n\n:::',
  );
  expect(withoutClaims('---\ntags: [im-bau]\n---\nText', ['im-bau'])).toBe('---\n---\nText');
});

it('sentences that lead to posts of the template go, and of a paragraph without another the link', () => {
  const text = 'Eins. Lies [den Beitrag](/neu). Drei.\n\n- Seit [**2021**](/neu) und [Cloud](/cloud).';
  const document = new MarkdownDocument('docs/a.md', text, new VariableMask());
  expect(withoutLinks(document, new Set(['/neu']))).toBe('Eins. Drei.\n\n- Seit **2021** und [Cloud](/cloud).');
});

it('of the tags of posts, those of offered services stay, with their titles', () => {
  const tag = (name: string) => `${name}:\n  label: ${name}\n  permalink: /${name}\n`;
  const tags = ['cloud', 'mail', 'neues', 'vpn'].map(tag).join('');
  expect(tagsOf(tags, ['cloud', 'mail'], {cloud: 'Ablage'})).toBe(
    `${tag('cloud').replace('label: cloud', 'label: Ablage')}${tag('mail')}`,
  );
});

it('the list of the bars above all pages is found in code', () => {
  const text = "// const bars = [];\nconst bars: readonly Bar[] = [{id: 'x', list: [']'] as const}];\n";
  expect(text.slice(...listOfBars(text))).toBe("[{id: 'x', list: [']'] as const}]");
  expect(() => listOfBars('const bars = {};\n')).toThrow('no list of bars');
});

it('what names a service gets its new title, and what only looks like it stays', () => {
  const facts = {operator: {name: 'Altwerk'}, services: {cloud: {title: 'Cloud'}}} as unknown as Facts;
  const text =
    '---\nkeywords: [Cloud, Clouddienst]\n---\n\nDie Cloud hat [die Cloud](/cloud), und eine Cloud-App.\n\n## Cloud\n\n`Cloud`\n\n## Die Cloud {/* #x */}';
  const document = new MarkdownDocument('docs/a.md', text, new VariableMask());
  const offer = {facts, factTexts: new Map<string, string>(), targets: new Map<string, string>()};
  expect(withTitles(document, offer, ['cloud'])).toBe(
    '---\nkeywords: ["{{services.cloud.title}}", Cloud, Clouddienst]\n---\n\nDie {{services.cloud.title}} hat [die {{services.cloud.title}}](/cloud), und eine Cloud-App.\n\n## {{services.cloud.title}} {/* #cloud */}\n\n`Cloud`\n\n## Die {{services.cloud.title}} {/* #x */}',
  );
});

describe('what names services that the new site does not offer', () => {
  const facts = {
    operator: {name: 'Altwerk'},
    services: {},
    notOffered: {
      vpn: {title: 'VPN', otherNames: 'Tunnel, VPN-Gerät', docs: '/vpn'},
      forum: {title: 'Forum', docs: '/forum'},
    },
  } as unknown as Facts;
  const offer = {facts, factTexts: new Map<string, string>(), targets: new Map([['/vpn', 'vpn']])};
  const conditional = (text: string): string =>
    withConditions(new MarkdownDocument('docs/a.md', text, new VariableMask()), offer);
  const vpn = (text: string): string => `<If service="vpn">${text}</If>`;

  it.each([
    ['sentences', 'Eins. Nimm das VPN, z. B. so. Drei.', `Eins. ${vpn('Nimm das VPN, z. B. so.')} Drei.`],
    [
      'of other names',
      'Das VPN-Gerät. Der Tunnel. Der Tunnelbau.',
      `${vpn('Das VPN-Gerät.')} ${vpn('Der Tunnel.')} Der Tunnelbau.`,
    ],
    ['cells', '| A |\n|---|\n| Das VPN |', `| A |\n|---|\n| ${vpn('Das VPN')} |`],
    ['of two services', 'Das Forum zum VPN.', `<If service="forum">${vpn('Das Forum zum VPN.')}</If>`],
    [
      'sections before and in other conditions',
      '## Das VPN\n\nText.\n\n<If service="x">\n\n## Der Tunnel\n\nNoch.\n\n</If>\n\nDrei.',
      `${vpn('\n\n## Das VPN\n\nText.\n\n')}\n\n<If service="x">\n\n${vpn('\n\n## Der Tunnel\n\nNoch.\n\n')}\n\n</If>\n\nDrei.`,
    ],
    [
      'sections',
      '## Das VPN\n\nNimm das VPN.\n\n## Sonst',
      `${vpn(`\n\n## Das VPN\n\n${vpn('Nimm das VPN.')}\n\n`)}\n\n## Sonst`,
    ],
  ])('gets a condition: %s', (_, before, after) => {
    expect(conditional(before)).toBe(after);
  });

  it('gets one where a link or a missing fact would take it along unsaid', () => {
    expect(conditional('Nimm [das VPN](/vpn). Ein VPN. Frag [dort]({{contact.communityUrl}}).')).toBe(
      `${vpn('Nimm [das VPN](/vpn).')} Ein VPN. <If fact="contact.communityUrl">Frag [dort]({{contact.communityUrl}}).</If>`,
    );
    expect(conditional('- [VPN](/vpn): sicher.')).toBe('- [VPN](/vpn): sicher.');
  });
});
