import {describe, expect, it} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {provider} from '../../src/provider';
import {facts, flattenFacts, substituteFacts} from '../../src/provider/facts';
import {findLiterals} from '../../src/provider/literals';
import {nearestName} from '../../src/provider/nearestName';
import {routes} from '../routes';
import {sourceFiles} from '../sourceFiles';

const markdown = sourceFiles(['blog', 'docs-services', 'docs-info', 'src/pages'], /\.mdx?$/);
const code = sourceFiles(
  [
    'src',
    'docusaurus.config.ts',
    'sidebars.ts',
    'scripts',
    'deploy',
    'static',
    'i18n',
    'blog',
    'docs-services',
    'docs-info',
  ],
  /\.(?:[mc]?[jt]sx?|css|txt|ya?ml|json|svg|xml|html)$|Caddyfile$/,
).filter(({file}) => !file.startsWith('src/provider/') && !/\.test\.tsx?$/.test(file));

describe('finding literals', () => {
  const known = flattenFacts({
    mail: {imap: {host: 'imap.musterhost.example', port: 993}, submissions: {port: 465}},
    contact: {support: 'support@musterhost.example'},
    dns: {ipv4: '203.0.113.53', ipv6: '2001:db8:53::53'},
  });

  it.each([
    ['Host `imap.musterhost.example`', 'imap.musterhost.example', 'write {{mail.imap.host}}'],
    ['[x](https://mail.provider.de/x)', 'https://mail.provider.de/x', 'add it to src/provider/ and name it'],
    ['an support@musterhost.example', 'support@musterhost.example', 'write {{contact.support}}'],
    ['auf Port 993 verbinden', 'Port 993', 'write {{mail.imap.port}}'],
    ['Port: 993', 'Port: 993', 'write {{mail.imap.port}}'],
    ['Port **993**', 'Port **993', 'write {{mail.imap.port}}'],
    ['Ports 993 und 465', 'Ports 993 und 465', 'write {{mail.submissions.port}}'],
    ['smtp port=465', 'port=465', 'write {{mail.submissions.port}}'],
    ['{{mail.imap.host}}:993', ':993', 'write {{mail.imap.port}}'],
    ['| IMAP | 993 | TLS |', '993', 'write {{mail.imap.port}}'],
    ['nc -vz {{mail.imap.host}} 993', '993', 'write {{mail.imap.port}}'],
    ['DNS 203.0.113.53', '203.0.113.53', 'write {{dns.ipv4}}'],
    ['2001:db8:53::53', '2001:db8:53::53', 'write {{dns.ipv6}}'],
    ['Server 2a01:4f8:c0::1', '2a01:4f8:c0::1', 'add it to src/provider/ and name it'],
    ['fd00::1', 'fd00::1', 'add it to src/provider/ and name it'],
    ['wss://chat.example/x', 'wss://chat.example/x', 'add it to src/provider/ and name it'],
    ['Seite provider.at', 'provider.at', 'add it to src/provider/ and name it'],
    ['Seite mein.cloud', 'mein.cloud', 'add it to src/provider/ and name it'],
  ])('„%s“ is found in prose, with advice', (line, text, advice) => {
    expect(findLiterals(`\n${line}`, known, 'prose')[0]).toEqual({line: 2, text, advice});
  });

  it.each([
    ["const host = 'mein.cloud';", 'mein.cloud'],
    ["fetch('https://api.provider.de')", 'https://api.provider.de'],
    ['url: https://provider.info/x', 'https://provider.info/x'],
    ["server = '[2a01:4f8::1]:993'", '2a01:4f8::1'],
  ])('„%s“ is found in code', (line, text) => {
    expect(findLiterals(line, known, 'code')[0]).toMatchObject({line: 1, text});
  });

  it.each([
    '{{mail.imap.host}}:{{mail.imap.port}}',
    'https://{{mail.imap.host}}/x',
    'um 21:30 Uhr, genau 21:30:15',
    'Version 3.10.2',
    '| 12 | Geräte |',
    'sources.list',
    '`/etc/wireguard/vpn.conf`',
    'z. B. so',
  ])('„%s“ is none in prose', (line) => {
    expect(findLiterals(line, known, 'prose')).toEqual([]);
  });

  it.each([
    'provider.mail.imap.host',
    'services.cloud.url',
    'const port = 4173;',
    'a::before {',
    '`https://${host}:${port}/`',
  ])('„%s“ is none in code', (line) => {
    expect(findLiterals(line, known, 'code')).toEqual([]);
  });
});

describe('sources name facts instead of typing them', () => {
  const sources = [
    ...markdown.map((source) => ({...source, kind: 'prose'}) as const),
    ...code.map((source) => ({...source, kind: 'code'}) as const),
  ];
  it.each(sources)('$file', ({file, text, kind}) => {
    expect(
      findLiterals(text, facts, kind).map(
        ({line, text: found, advice}) => `${file}:${line}: "${found}" is typed by hand; ${advice}`,
      ),
    ).toEqual([]);
  });
});

describe('links and single values are facts that something uses', () => {
  const texts = [...markdown, ...code].map(({text}) => text).join('\n');
  const names = [...facts.keys()].filter((name) => /^(?:links|values)\./.test(name));
  it.each(names)('%s', (name) => {
    const used = texts.includes(`{{${name}}}`) || new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(texts);
    expect(used, `nothing names ${name}: delete it from src/provider/links.ts`).toBe(true);
  });
});

const paths = routes.map(({path: route}) => route);

/** Links to pages that do not exist, and pictures without a text for those who cannot see them, with lines from 1. */
function mistakesIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index, lines) => {
    const mistakes: string[] = [];
    const isHead = /^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(lines[index + 1] ?? '');
    if (isHead && line.includes('](')) {
      mistakes.push('link in the head of a table, which phones do not show; put it below');
    }
    if (/!\[\s*\]\(/.test(line)) {
      mistakes.push('picture without alt text; write ![what it shows](…)');
    }
    for (const [, address = ''] of line.matchAll(/\]\((\/[^)\s#?{]*)[^)]*\)/g)) {
      const target = decodeURI(address).normalize('NFC');
      if (!paths.includes(target) && !existsSync(path.join('static', target)) && !line.includes(`](${address}{{`)) {
        mistakes.push(`there is no page ${address}; did you mean ${nearestName(target, paths)}?`);
      }
    }
    for (const [, address = ''] of line.matchAll(/\]\((\.[^)\s#?{]*\.mdx?)[^)]*\)/g)) {
      if (!existsSync(path.join(path.dirname(file), decodeURI(address)))) {
        const files = markdown.map((source) => path.relative(path.dirname(file), source.file));
        mistakes.push(
          `there is no file ${address}; did you mean ${nearestName(
            address,
            files.map((name) => name.replace(/^(?!\.)/, './')),
          )}?`,
        );
      }
    }
    return mistakes.map((mistake) => `${index + 1}: ${mistake}`);
  });
}

describe('links and pictures', () => {
  it('mistakes are named with their line and what would be right', () => {
    const text = [
      'Text',
      '[VPN](/services/privatsphäre/vpm#x) und ![ ](./a.webp)',
      '[gut](/info/kontakt#mail) ![gut](./a.webp) [gut](./intro.md#x)',
      '[Kontakt](./kontackt.md)',
      '| [VPN](./intro.md) | x |',
      '|---|:-:|',
    ].join('\n');
    expect(mistakesIn('docs-info/x.md', text)).toEqual([
      '2: picture without alt text; write ![what it shows](…)',
      '2: there is no page /services/privatsphäre/vpm; did you mean /services/privatsphäre/vpn?',
      '4: there is no file ./kontackt.md; did you mean ./kontakt.md?',
      '5: link in the head of a table, which phones do not show; put it below',
    ]);
  });

  it.each(markdown)('$file leads to pages that exist and describes its pictures', ({file, text}) => {
    expect(mistakesIn(file, text).map((mistake) => `${file}:${mistake}`)).toEqual([]);
  });
});

/** Names that an area's YAML file defines: its keys at the left margin. */
const namesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name);

/** Values that must be known, by the place where they are written: tags and authors in front matter, services in components. */
function unknownNames(file: string, text: string): string[] {
  const area = file.split('/')[0] ?? '';
  const known: [RegExp, string, string[]][] = [
    [/^service: (.+)$/, 'src/provider/services.ts', Object.keys(provider.services)],
    [/service="([^"]+)"/, 'src/provider/services.ts', Object.keys(provider.services)],
  ];
  if (area !== 'src') known.push([/^tags: \[(.+)\]$/, `${area}/tags.yml`, namesIn(`${area}/tags.yml`)]);
  if (area === 'blog') known.push([/^authors: \[(.+)\]$/, 'blog/authors.yml', namesIn('blog/authors.yml')]);
  return text.split('\n').flatMap((line, index) =>
    known.flatMap(([pattern, source, names]) =>
      (pattern.exec(line)?.[1] ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !names.includes(name))
        .map(
          (name) =>
            `${file}:${index + 1}: unknown name "${name}"; did you mean "${nearestName(name, names)}"? ${source} defines them.`,
        ),
    ),
  );
}

describe('names of tags, authors and services', () => {
  it('unknown ones are named with file, line and the nearest known name', () => {
    expect(
      unknownNames(
        'blog/x.md',
        '---\ntags: [forge, drohne]\nauthors: [betreib]\n---\n<ServiceFacts service="clowd" />',
      ),
    ).toEqual([
      'blog/x.md:2: unknown name "drohne"; did you mean "drone"? blog/tags.yml defines them.',
      'blog/x.md:3: unknown name "betreib"; did you mean "betrieb"? blog/authors.yml defines them.',
      'blog/x.md:5: unknown name "clowd"; did you mean "cloud"? src/provider/services.ts defines them.',
    ]);
  });

  it.each(markdown)('$file uses known ones', ({file, text}) => {
    expect(unknownNames(file, text)).toEqual([]);
  });
});

describe('facts', () => {
  it.each(markdown)('$file names known ones', ({file, text}) => {
    expect(() => substituteFacts(text, file)).not.toThrow();
  });
});

describe('front matter', () => {
  it.each(markdown)('$file has a title and a description of 50 to 200 characters', ({file, text}) => {
    const [, block = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
    expect(/^title: \S/m.test(block), `${file}:1: front matter needs "title: …"`).toBe(true);
    const description = /^description: (.+)$/m.exec(block)?.[1] ?? '';
    expect(
      description.length,
      `${file}:1: front matter needs "description: …" of 50 to 200 characters`,
    ).toBeGreaterThanOrEqual(50);
    expect(description.length, `${file}:1: description is longer than 200 characters`).toBeLessThanOrEqual(200);
  });
});
