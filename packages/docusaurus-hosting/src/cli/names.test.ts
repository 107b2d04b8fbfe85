import {lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import * as fc from 'fast-check';
import {afterAll, describe, expect, it} from 'vitest';
import {MarkdownDocument, VariableMask, writeFiles} from 'docusaurus-content-check/reader';
import {visible} from 'docusaurus-content-check/text';
import {anyText, property} from '../../fixtures/awkward';
import {exportsOf} from '../../fixtures/exportsOf';
import {site} from '../../fixtures';
import {writtenFacts as exampleFacts} from '../../fixtures/facts';
import {factTextsOf, substituteFacts} from '../facts/facts';
import {defineFacts} from '../facts/defineFacts';
import {nameSchema, type WrittenFacts} from '../facts/schema';
import {confirmedFile, readConfirmations} from '../facts/states';
import {validateFacts} from '../facts/validate';
import {literal, plainText} from '../text/plain';
import {main as factsCommand} from './facts';
import {frontMatter} from './new/kinds';

/** Each run of a command reads a site: fewer of them than of pure functions. */
const runsOfCommands = 60;

/** Whether the schema allows facts. */
function holds(facts: object): boolean {
  try {
    validateFacts(facts);
    return true;
  } catch {
    return false;
  }
}

const names = anyText.filter((each) => nameSchema.safeParse(each).success);
const texts = anyText.filter((each) => plainText.test(each) && each.trim() !== '');

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
});

const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('writes all files or none', () => {
  expect(() => writeFiles(folder, {'a.md': 'a', 'a.md.draft/b.md': 'b'})).toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

it('writes through no link', () => {
  writeFileSync(path.join(folder, 'other'), 'kept');
  symlinkSync('other', path.join(folder, 'b.md.draft'));
  writeFiles(folder, {'b.md': 'b'});
  expect(readFileSync(path.join(folder, 'other'), 'utf8')).toBe('kept');
  expect(lstatSync(path.join(folder, 'b.md')).isFile()).toBe(true);
});

/** A copy of the example's facts with another text at a dotted name. */
function withFact(name: string, text: string): WrittenFacts {
  const keys = name.split('.');
  const change = (value: object, [key = '', ...rest]: readonly string[]): object => ({
    ...value,
    [key]: rest.length === 0 ? text : change((value as Readonly<Record<string, object>>)[key]!, rest),
  });
  return change(exampleFacts, keys) as WrittenFacts;
}

/** All texts among facts, by their dotted names. */
const textFacts = (value: unknown, name = ''): [name: string, text: string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => textFacts(inner, name ? `${name}.${key}` : key));

describe('a fact', () => {
  it.each(['operator.name', 'infrastructure.datacenter', 'infrastructure.backupLocation'])(
    'is refused, or stands on pages and in the list of facts as it was typed: %s',
    (name) => {
      // Texts may name other facts, and what has „…“ is still to be written.
      property(
        anyText.filter((each) => !/\{\{|…/.test(each)),
        (text) => {
          const changed = withFact(name, text);
          if (!holds(changed)) return;
          const facts = defineFacts(changed);
          const page = `{{${name}}} ist da\n\nBei {{${name}}} und **{{${name}}}**.\n\n| a |\n| - |\n| {{${name}}} |\n`;
          expect(textOf(substituteFacts(page, 'a.md', factTextsOf(facts)))).toBe(
            `${text} ist daBei ${text} und ${text}.a${text}`,
          );
          const lines: string[] = [];
          const command = {...site, facts, root: folder, write: (line: string) => lines.push(line)};
          factsCommand(['--confirm', name], command);
          // The list of what is confirmed has usual spaces in place of protected ones.
          const listed = text.replaceAll('\u00A0', ' ');
          expect(readConfirmations(folder).confirmed[name]).toBe(listed);
          factsCommand([], command);
          const confirmed = lines.slice(lines.findIndex((line) => line.startsWith('Confirmed')));
          expect(confirmed.join('\n')).toContain(`: ${name} = ${listed}`);
          rmSync(path.join(folder, confirmedFile));
        },
        runsOfCommands,
      );
    },
  );

  it('takes nothing that cannot be seen, and no markup', () => {
    const wrong = (text: string): string[] => [
      ...[
        `\n${text}`,
        `${text}\n`,
        `${text}\u001b[2J`,
        `${text}\u202e`,
        `\ufeff${text}`,
        `${text}\u200b`,
        `${text}\u{e0041}`,
        `${text} `,
        `${text}<b>`,
      ],
    ];
    const taken = textFacts(exampleFacts).flatMap(([name, text]) =>
      wrong(text).flatMap((each) => (holds(withFact(name, each)) ? [[name, each]] : [])),
    );
    expect(taken).toEqual([]);
  });
});

it('what pages and confirmations say reaches the terminal as text', () => {
  property(
    anyText,
    (text) => {
      const lines: string[] = [];
      writeFiles(folder, {
        'docs-hilfe/a.md': `---\ntested: ${text}\n---\n`,
        [confirmedFile]: JSON.stringify({'operator.name': text, [text]: 'x'}),
      });
      factsCommand([], {...site, facts: defineFacts(exampleFacts), root: folder, write: (line) => lines.push(line)});
      expect(lines.filter((line) => /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(line))).toEqual([]);
      if (plainText.test(text)) expect(lines.join('\n')).toContain(`confirmed as "${visible(text)}"`);
    },
    runsOfCommands,
  );
});
