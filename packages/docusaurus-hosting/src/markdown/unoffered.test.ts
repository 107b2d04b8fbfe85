import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {areas} from '../../fixtures/areas';
import {writtenFacts} from '../../fixtures/facts';
import {factTextsOf} from '../facts/facts';
import {defineFacts} from '../facts/defineFacts';
import {contentFiles, filesNotOffered} from './contentFiles';
import {offeredText} from './unoffered';

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
  defineFacts({
    ...writtenFacts,
    services: Object.fromEntries(
      Object.entries(writtenFacts.services).map(([id, service]) => [
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

describe('parts of pages that depend on services and facts', () => {
  const apply = (text: string) => {
    const offered = without('tunnel');
    const facts = {...offered, contact: {...offered.contact, pageFeedback: true as const}};
    const targets = new Map(['/hilfe/schutz/tunnel', 'docs/schutz/tunnel.md'].map((target) => [target, 'tunnel']));
    return offeredText(text, 'docs/reden/post/x.md', {facts, factTexts: factTextsOf(facts), targets});
  };

  it.each([
    ['of a service that is offered', 'a <If service="post">b</If> c', 'a b c'],
    ['of one that is not', 'a <If service="tunnel">b</If> c', 'a  c'],
    ['in code', '```\na\n<If service="tunnel">b</If>\n<If service="post">c</If>\n```', '```\na\n\nc\n```'],
    ['of a fact that is there', '<If fact="contact.statusUrl">\nb\n</If>', '\nb\n'],
    ['of a fact that may be missing', '<If fact="contact.communityUrl">\nb\n</If>\nc', '\nc'],
    ['of a fact of a service that is not offered', '<If fact="vpn.fallbackPort">b</If>', ''],
    ['of a section of facts', '<If fact="mail.mtaSts">b</If><If fact="mail.imap">c</If>', 'c'],
    ['of what is answered by yes', '<If fact="contact.pageFeedback">b</If>c', 'bc'],
    ['of a fact, in its place', '<If withoutFact="contact.communityUrl">b</If><If withoutFact="mail.imap">c</If>', 'b'],
    ['of a service, in its place', '<If withoutService="tunnel">b</If><If withoutService="post">c</If>', 'b'],
    ['of no fact that there could be', '<If withoutFact="contact.nothing">b</If>', 'b'],
    [
      'in a cell, whose row stays',
      '| A | B |\n|---|---|\n| a | b<If fact="contact.communityUrl"> {{contact.communityUrl}}</If> |',
      '| A | B |\n|---|---|\n| a | b |',
    ],
  ])('%s', (_, text, expected) => {
    expect(apply(text)).toBe(expected);
  });

  it.each([
    ['a sentence that leads to one', 'Eins. Nimm den [Tunnel](/hilfe/schutz/tunnel), z. B. so. Drei.', 'Eins. Drei.'],
    [
      'a sentence that needs a missing fact',
      '**Eins.** Frag [dort]({{contact.communityUrl}}). Drei.',
      '**Eins.** Drei.',
    ],
    [
      'a sentence behind one that ends with a condition',
      'Eins<If service="post">, zwei.</If> Nimm den [Tunnel](/hilfe/schutz/tunnel). <If service="post">Drei.</If> Frag [dort]({{contact.communityUrl}}).',
      'Eins, zwei. Drei. ',
    ],
    [
      'of code that names a missing fact in a condition the condition',
      'Nimm `a<If fact="contact.communityUrl">, {{contact.communityUrl}}</If>`.',
      'Nimm `a`.',
    ],
    [
      'a cell’s only sentence with its row',
      '| A |\n|---|\n| Siehe [x](/hilfe/schutz/tunnel). |\n| b |',
      '| A |\n|---|\n| b |',
    ],
    [
      'the last of a list with what announces it',
      'Gut. So geht es:\n\n1. Nimm [x](/hilfe/schutz/tunnel).',
      'Gut. \n\n',
    ],
    [
      'the last of a section with its heading',
      '# A\n\nb\n\n## C\n\nNimm [x](/hilfe/schutz/tunnel).',
      '# A\n\nb\n\n\n\n',
    ],
    [
      'a condition within a sentence, and no more',
      'Nimm b<If service="tunnel"> oder [x](/hilfe/schutz/tunnel)</If>.',
      'Nimm b.',
    ],
  ])('what says nothing without a service or a fact goes: %s', (_, text, expected) => {
    expect(apply(text)).toBe(expected);
  });

  it('what depends on a service goes when it is switched off, and what holds in its place comes', () => {
    const facts = defineFacts(writtenFacts);
    const {tunnel} = facts.services;
    const off = {...tunnel!, lifecycle: {...tunnel!.lifecycle, phase: 'off' as const}};
    const offer = {
      facts: {...facts, services: {...facts.services, tunnel: off}},
      factTexts: factTextsOf(facts),
      targets: new Map(),
    };
    const text = 'a<If service="tunnel">b</If><If withoutService="tunnel">c</If><If service="post">d</If>';
    expect(offeredText(text, 'docs/x.md', offer)).toBe('acd');
  });

  it('rows of tables, items of lists and imports about a service that is not offered go by themselves', () => {
    const rows = ['| A | B |', '| - | - |', '| [x](/hilfe/schutz/tunnel) | {{vpn.mtu}} |', '| b | c |'];
    const list = ["import * as tunnel from '../../schutz/tunnel.md';", '', '- [x](/hilfe/schutz/tunnel): y', '- z'];
    expect(apply([...rows, '', ...list].join('\n'))).toBe('| A | B |\n| - | - |\n| b | c |\n\n\n- z');
  });
});
