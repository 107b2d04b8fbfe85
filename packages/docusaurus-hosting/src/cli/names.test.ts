import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {transformSync} from 'esbuild';
import * as fc from 'fast-check';
import {parse} from 'yaml';
import {afterAll, describe, expect, it} from 'vitest';
import {MarkdownDocument, VariableMask} from 'docusaurus-content-check/reader';
import {substituteFacts} from '../facts/facts';
import {nameSchema} from '../facts/schema';
import {escaped, literal, plainText} from '../text/plain';
import {readAnswers} from '../../../create-docusaurus-hosting/src/answers';
import {editServices, renamedYaml, renamer} from '../../../create-docusaurus-hosting/src/rewrite';
import {frontMatter, paragraph} from './new/text';
import {writeFiles} from './writeFiles';

/** What people could give as a name: what is nobody's business to be code, and what has been. */
const awkward = [
  ...[
    "O'Neil Hosting",
    'Foo: Bar',
    '@foo',
    '# Foo',
    'Foo\\',
    'Foo\nBar',
    '\nFoo',
    '$& Host $1',
    '😀',
    'Name {x}',
    '-- rm -rf ~',
  ],
  ...[
    '"Foo"',
    "'Foo'",
    '`id`',
    '$(id)',
    '${1+1}',
    '<b>Foo</b>',
    '[a](b)',
    '*a*',
    'a_b_c',
    '~~a~~',
    'a | b',
    '- a',
    '1. a',
  ],
  ...[
    'yes',
    'null',
    '~',
    '2026-01-01',
    '12:30:00',
    '1_000',
    '0o7',
    '!tag',
    '&anchor',
    '%20',
    'a #b',
    '---',
    ':::note',
    ':a',
  ],
  ...[
    'x'.repeat(200),
    'مضيف',
    'שלום',
    '\u202egnitsoH',
    'a\u0000b',
    "'},danger:(()=>{throw 1})(),a:{b:'",
    '{{mail.imap.host}}',
  ],
];
const signs = fc.constantFrom(...Array.from('aZ9ß é\'"`\\{}<>$&#@:;,.|*_~[]()!?-+=%\n\t'));
const anyText = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string({unit: signs, maxLength: 20}),
  fc.string({unit: 'grapheme', maxLength: 20}),
);
const names = anyText.map((each) => nameSchema.safeParse(each).data).filter((each) => each !== undefined);
const texts = anyText.filter((each) => plainText.test(each) && each.trim() !== '');
const property = <T>(values: fc.Arbitrary<T>, holds: (value: T) => void): void =>
  fc.assert(
    fc.property(values, (value) => {
      holds(value);
    }),
    {numRuns: 300},
  );

/** What a module of TypeScript exports. */
function exportsOf(source: string): unknown {
  const loaded = {exports: {}};
  const {code} = transformSync(source, {loader: 'ts', format: 'cjs'});
  runInNewContext(code, {module: loaded, exports: loaded.exports});
  return JSON.parse(JSON.stringify(loaded.exports));
}

const textOf = (markdown: string): string => {
  const {tree, syntaxErrors} = new MarkdownDocument('a.md', markdown, new VariableMask());
  expect(syntaxErrors).toEqual([]);
  interface Node {
    readonly type: string;
    readonly value?: string;
    readonly name?: string;
    readonly children?: readonly Node[];
  }
  // Docusaurus shows directives in sentences as they are written.
  const words = ({type, value, name, children}: Node): string =>
    type === 'textDirective' ? `:${name}` : (children?.map(words).join('') ?? value ?? '');
  return words(tree as Node);
};

describe('what people type is data', () => {
  it('in TypeScript', () => {
    property(anyText, (text) => expect(exportsOf(`export const a = ${literal(text)};`)).toEqual({a: text}));
  });

  it('in front matter, as Docusaurus reads it', async () => {
    const reads = fc.asyncProperty(texts, async (title) => {
      const fileContent = `${frontMatter({title, keywords: [title]})}\nText`;
      const read = await DEFAULT_PARSE_FRONT_MATTER({filePath: 'a.md', fileContent});
      expect(read.frontMatter).toEqual({title, keywords: [title]});
    });
    await fc.assert(reads, {numRuns: 300});
  });

  it('in paragraphs', () => {
    property(
      texts.map((each) => each.trim()).filter((each) => /^[\p{L}\p{N}„]/u.test(each)),
      (text) => expect(textOf(paragraph(text)).normalize()).toBe(text.normalize()),
    );
  });

  it('in facts, which Markdown names', async () => {
    const reads = fc.asyncProperty(names, async (name) => {
      const page = '---\ntitle: Neu bei {{a}}\n---\n\n{{a}} und **{{a}}**';
      const read = await DEFAULT_PARSE_FRONT_MATTER({
        filePath: 'a.md',
        fileContent: substituteFacts(page, 'a.md', new Map([['a', name]])),
      });
      expect(read.frontMatter.title).toBe(`Neu bei ${name}`);
      expect(textOf(read.content)).toBe(`${name} und ${name}`);
    });
    await fc.assert(reads, {numRuns: 300});
  });

  it('in lists of a new site', () => {
    property(names, (name) => {
      const rename = renamer({name: 'Altwerk', domain: 'altwerk.example'}, {name, domain: 'neu.example'});
      const lists = "# Fragen\n- 'was macht Altwerk'\n- Altwerk\n- a: Altwerk!\n";
      expect(parse(renamedYaml(lists, rename))).toEqual([`was macht ${name}`, name, {a: `${name}!`}]);
    });
  });

  it('in the facts of a new site', () => {
    const template =
      "// The provider's own.\nexport const services = {\n  a: {\n    title: 'A',\n  },\n};\nexport const operator = {name: 'Altwerk', team: `Team von Altwerk`, domain: 'altwerk.example'};\n";
    property(names, (name) => {
      const answers = readAnswers({name, domain: 'neu.example', titles: {a: name}}, ['a']);
      const source = editServices(
        renamer({name: 'Altwerk', domain: 'altwerk.example'}, answers, escaped)(template),
        ['a'],
        answers,
      );
      expect(exportsOf(source)).toEqual({
        services: {a: {title: name}},
        operator: {name, team: `Team von ${name}`, domain: 'neu.example'},
      });
    });
  });
});

const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('writes all files or none', () => {
  expect(() => writeFiles(folder, {'a.md': 'a', 'a.md.draft/b.md': 'b'})).toThrow();
  expect(readdirSync(folder)).toEqual([]);
});
