import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {areas} from '../../fixtures/areas';
import {facts} from '../../fixtures/provider';
import {factsOf} from '../facts/facts';
import {defineProvider} from '../facts/provider';
import {applyConditions} from './conditions';
import {contentFiles, filesNotOffered, namesNotOffered} from './contentFiles';
import {mentionsOfMissingServices, messageOf} from './leftovers';

const roots: string[] = [];

/** A site with the given files below a folder of its own. */
function siteWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'hosting-site-'));
  roots.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

afterAll(() => roots.forEach((root) => rmSync(root, {recursive: true})));

const without = (...ids: string[]) =>
  defineProvider({
    ...facts,
    services: Object.fromEntries(
      Object.entries(facts.services).map(([id, service]) => [
        id,
        ids.includes(id) ? {...service, offered: false} : service,
      ]),
    ),
  });

const page = (service: string, text = 'Text.'): string => `---\ntitle: x\nservice: ${service}\n---\n\n${text}\n`;

describe('pages of services that are not offered', () => {
  const root = siteWith({
    'docs-hilfe/schutz/index.md': '# Schutz',
    'docs-hilfe/schutz/tunnel/index.md': page('tunnel'),
    'docs-hilfe/schutz/tunnel/windows.md': '# Windows',
    'docs-hilfe/schutz/filter.md': page('filter'),
    'docs-hilfe/reden/post.md': page('post'),
  });
  const gone = (...ids: string[]) => filesNotOffered(contentFiles(areas, root), without(...ids)).map(({file}) => file);

  it('do not exist, nor do those below them', () => {
    expect(gone('tunnel')).toEqual(['docs-hilfe/schutz/tunnel/index.md', 'docs-hilfe/schutz/tunnel/windows.md']);
  });

  it('take the overview of their category with them when it is the last', () => {
    expect(gone('tunnel', 'filter')).toContain('docs-hilfe/schutz/index.md');
    expect(gone('tunnel', 'filter')).not.toContain('docs-hilfe/reden/post.md');
  });
});

it('names of pages that a site does not have are those of services that are not offered', () => {
  const root = siteWith({
    'docs-hilfe/schutz/tunnel/index.md': page('tunnel'),
    'docs-hilfe/schutz/tunnel/windows.md': '# Windows',
    'docs-hilfe/schutz/tunnel/start.md': '# Start',
    'docs-hilfe/reden/start.md': '# Start',
  });
  // The page of the filter is deleted already; another one is called like a page of the tunnel.
  expect(namesNotOffered(contentFiles(areas, root), without('tunnel', 'filter'))).toEqual(
    new Set(['tunnel', 'filter', 'lager', 'windows']),
  );
});

describe('what other pages say of services that are not to be had', () => {
  const findings = (text: string, provider = without('tunnel'), file = 'docs-hilfe/reden/post.md') => {
    const root = siteWith({
      'docs-hilfe/schutz/tunnel.md': page('tunnel'),
      'docs-hilfe/früher/fließband.md': page('fliessband'),
      [file]: text,
    });
    return mentionsOfMissingServices(provider, areas, root).map(
      (each) => `${each.fatal ? 'error' : 'warning'}: ${messageOf(each)}`,
    );
  };

  it.each([
    ['a link to its address', 'Zu Hause. Nimm den [sicheren Weg](/hilfe/schutz/tunnel#start) dafür. Gut.'],
    ['a link to its file', 'Zu Hause. Nimm den [sicheren Weg](../schutz/tunnel.md) dafür. Gut.'],
  ])('%s is an error with file, line and sentence', (_, text) => {
    expect(findings(`Eins\n\n${text}`)).toEqual([
      expect.stringMatching(
        /^error: docs-hilfe\/reden\/post\.md:3: links to "Tunnel", which is not offered: „Nimm den .* dafür\.“; .*<If service="tunnel">/,
      ),
    ]);
  });

  it('a fact of its section is an error', () => {
    expect(findings('Der Server heißt {{vpn.endpoint.host}}.')).toEqual([
      expect.stringContaining('error: docs-hilfe/reden/post.md:1: {{vpn.endpoint.host}} belongs to "Tunnel"'),
    ]);
  });

  it('its title as a word is worth a warning, within other words it is not', () => {
    expect(findings('Der Tunnel ist sicher.\nEin Tunnelbau, ein SSH-Tunnel.')).toEqual([
      expect.stringMatching(/^warning: docs-hilfe\/reden\/post\.md:1: mentions "Tunnel"/),
    ]);
  });

  it('rows, items of lists and marked parts about it go by themselves, and lines keep their numbers', () => {
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
      '<If service="tunnel">',
      '## Tunnel',
      '</If>',
      'Der Tunnel.',
    ];
    expect(findings(text.join('\n'))).toEqual([expect.stringContaining('post.md:14: mentions "Tunnel"')]);
  });

  it('texts of facts are named, too', () => {
    const provider = without('tunnel');
    const {post} = provider.services;
    const talking = {
      ...provider,
      services: {...provider.services, post: {...post!, summary: 'Post durch den Tunnel.'}},
    };
    expect(findings('Text.', talking)).toEqual([
      expect.stringMatching(/src\/provider\/\S+:1: services\.post\.summary mentions "Tunnel"/),
    ]);
  });

  it('old titles of services are named with the new one', () => {
    const services = {
      ...facts.services,
      werkbank: {...facts.services.werkbank!, title: 'Code', formerTitle: 'Werkbank'},
    };
    expect(findings('Öffne die Werkbank.', defineProvider({...facts, services}))).toContainEqual(
      expect.stringMatching(
        /post\.md:1: says "Werkbank", which is called "Code" now: „Öffne die Werkbank\.“; write \{\{services\.werkbank\.title\}\}/,
      ),
    );
  });

  it('a living page that leads to a retired service is named, a post may lead there', () => {
    const text = 'Nimm das [Fließband](/hilfe/früher/fließband).';
    expect(findings(text, without())).toEqual([
      expect.stringMatching(
        /^warning: docs-hilfe\/reden\/post\.md:1: leads to "Fließband", which was switched off on 2024-05-31/,
      ),
    ]);
    expect(findings(text, without(), 'neues/2024-01-01-x.md')).toEqual([]);
    expect(findings(`Bis {{services.fliessband.lifecycle.off}}: ${text}`, without())).toEqual([]);
    expect(findings(text, without(), 'docs-hilfe/werken/werkbank.md')).toHaveLength(1);
    expect(findings(page('werkbank', text), without(), 'docs-hilfe/werken/werkbank.md')).toEqual([]);
  });
});

describe('parts of pages that depend on services and facts', () => {
  const apply = (text: string) => {
    const provider = without('tunnel');
    return applyConditions(text, 'x.md', provider, factsOf(provider));
  };

  it.each([
    ['of a service that is offered', 'a <If service="post">b</If> c', 'a b c'],
    ['of one that is not', 'a <If service="tunnel">b</If> c', 'a  c'],
    ['of a fact that is there', '<If fact="contact.statusUrl">\nb\n</If>', '\nb\n'],
    ['of a fact that may be missing', '<If fact="contact.communityUrl">\nb\n</If>\nc', '\n\n\nc'],
    ['of a fact of a service that is not offered', '<If fact="vpn.fallbackPort">b</If>', ''],
  ])('%s', (_, text, expected) => {
    expect(apply(text)).toBe(expected);
  });

  it.each([
    ['a\n<If service="tunel">b</If>', 'x.md:2: unknown service "tunel"; did you mean "tunnel"?'],
    ['<If fact="mail.imap.hots">b</If>', 'x.md:1: unknown fact "mail.imap.hots"; did you mean "mail.imap.host"?'],
    ['a\n<If service="post">b', 'x.md:2: conditions look like'],
  ])('%s stops the build', (text, message) => {
    expect(() => apply(text)).toThrow(message);
  });
});
