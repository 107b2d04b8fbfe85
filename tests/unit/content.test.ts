import {describe, expect, it} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {provider} from '../../src/provider';
import {facts} from '../../src/provider/facts';
import {findLiterals} from '../../src/provider/literals';
import {nearestName} from '../../src/provider/nearestName';
import {routes} from '../routes';
import {sourceFiles} from '../sourceFiles';

const markdown = sourceFiles(['blog', 'docs-services', 'docs-info', 'src/pages'], /\.mdx?$/);
const code = sourceFiles(['src', 'docusaurus.config.ts', 'sidebars.ts', 'scripts', 'deploy', 'static'], /\.(?:tsx?|css|txt)$|Caddyfile$/).filter(
  ({file}) => !file.startsWith('src/provider/') && !/\.test\.tsx?$/.test(file),
);

describe('finding literals', () => {
  it.each([
    ['IMAP: imap.musterhost.example', 'imap.musterhost.example', 'write {{mail.domain}}', false],
    ['Host `imap.musterhost.example`', 'imap.musterhost.example', 'write {{mail.imap.host}}', true],
    ['[x](https://mail.provider.de/x)', 'https://mail.provider.de/x', 'add it to src/provider/ and name it', true],
    ['an support@musterhost.example', 'support@musterhost.example', 'write {{contact.support}}', true],
    ['auf Port 993 verbinden', 'Port 993', 'write {{mail.imap.port}}', true],
    ['DNS 203.0.113.53', '203.0.113.53', 'write {{dns.ipv4}}', true],
    ['2001:db8:53::53', '2001:db8:53::53', 'write {{dns.ipv6}}', true],
  ])('„%s“ is found with advice', (line, text, advice, exact) => {
    const [found] = findLiterals(`\n${line}`, facts);
    expect(found).toMatchObject({line: 2, text});
    if (exact) {
      expect(found?.advice).toBe(advice);
    }
  });

  it.each(['{{mail.imap.host}}:{{mail.imap.port}}', 'um 21:30 Uhr', 'Version 3.10.2', 'sources.list', '`/etc/wireguard/vpn.conf`', 'z. B. so'])(
    '„%s“ is none',
    (line) => {
      expect(findLiterals(line, facts)).toEqual([]);
    },
  );
});

describe('sources name facts instead of typing them', () => {
  it.each([...markdown, ...code])('$file', ({file, text}) => {
    expect(findLiterals(text, facts).map(({line, text: found, advice}) => `${file}:${line}: "${found}" is typed by hand; ${advice}`)).toEqual([]);
  });
});

const paths = routes.map(({path: route}) => route);

/** Links to pages that do not exist, and pictures without a text for those who cannot see them, with lines from 1. */
function mistakesIn(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const mistakes: string[] = [];
    if (/!\[\s*\]\(/.test(line)) {
      mistakes.push('picture without alt text; write ![what it shows](…)');
    }
    for (const [, address = ''] of line.matchAll(/\]\((\/[^)\s#?{]*)[^)]*\)/g)) {
      const target = decodeURI(address).normalize('NFC');
      if (!paths.includes(target) && !existsSync(path.join('static', target)) && !line.includes(`](${address}{{`)) {
        mistakes.push(`there is no page ${address}; did you mean ${nearestName(target, paths)}?`);
      }
    }
    return mistakes.map((mistake) => `${index + 1}: ${mistake}`);
  });
}

describe('links and pictures', () => {
  it('mistakes are named with their line and what would be right', () => {
    expect(mistakesIn('Text\n[VPN](/services/privatsphäre/vpm#x) und ![ ](./a.webp)\n[gut](/info/kontakt#mail) ![gut](./a.webp)')).toEqual([
      '2: picture without alt text; write ![what it shows](…)',
      '2: there is no page /services/privatsphäre/vpm; did you mean /services/privatsphäre/vpn?',
    ]);
  });

  it.each(markdown)('$file leads to pages that exist and describes its pictures', ({file, text}) => {
    expect(mistakesIn(text).map((mistake) => `${file}:${mistake}`)).toEqual([]);
  });
});

/** Names that an area's YAML file defines: its keys at the left margin. */
const namesIn = (file: string): string[] => [...readFileSync(file, 'utf8').matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name);

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
        .map((name) => `${file}:${index + 1}: unknown name "${name}"; did you mean "${nearestName(name, names)}"? ${source} defines them.`),
    ),
  );
}

describe('names of tags, authors and services', () => {
  it('unknown ones are named with file, line and the nearest known name', () => {
    expect(unknownNames('blog/x.md', '---\ntags: [forge, drohne]\nauthors: [betreib]\n---\n<ServiceFacts service="clowd" />')).toEqual([
      'blog/x.md:2: unknown name "drohne"; did you mean "drone"? blog/tags.yml defines them.',
      'blog/x.md:3: unknown name "betreib"; did you mean "betrieb"? blog/authors.yml defines them.',
      'blog/x.md:5: unknown name "clowd"; did you mean "cloud"? src/provider/services.ts defines them.',
    ]);
  });

  it.each(markdown)('$file uses known ones', ({file, text}) => {
    expect(unknownNames(file, text)).toEqual([]);
  });
});

describe('front matter', () => {
  it.each(markdown)('$file has a title and a description of 50 to 200 characters', ({file, text}) => {
    const [, block = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
    expect(/^title: \S/m.test(block), `${file}:1: front matter needs "title: …"`).toBe(true);
    const description = /^description: (.+)$/m.exec(block)?.[1] ?? '';
    expect(description.length, `${file}:1: front matter needs "description: …" of 50 to 200 characters`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${file}:1: description is longer than 200 characters`).toBeLessThanOrEqual(200);
  });
});
