import {expect, it} from 'vitest';
import {copySite, inBody, page, testRules, write, type FailingFile} from '../../fixtures';
import {loadDocusaurusSite} from '../loadSite';
import {unreadable} from '../reader/limits';
import {Site} from '../reader/site';
import {runCheck} from '../run';
import {fileRules} from './files';

const body = (name: string, content: string): FailingFile => ({
  name,
  file: `docs/${name}.md`,
  content: page(content),
  rule: 'files/readable',
  says: /until then it is not checked/,
  line: 1,
});
const head = (name: string, yaml: string, says: RegExp, line = 2): FailingFile => ({
  name,
  file: `docs/${name}.md`,
  content: `---\n${yaml}\n---\n\nText.\n`,
  rule: 'front-matter/keys',
  says,
  line,
});
const letters = [...Array(9).keys()].map((index) => String.fromCharCode(98 + index));
const bomb = letters.map((each, index) => `${each}: &${each} [${`*${String.fromCharCode(97 + index)},`.repeat(9)}]`);

const longComment = `{/*\n${`${'Ein Satz mit Worten darin. '.repeat(25)}Ende.\n`.repeat(14)}*/}`;
const paragraphs = `${'Ein Satz mit *Worten* darin. '.repeat(200)}\n\n`.repeat(20);

const mistakes: readonly FailingFile[] = [
  body('paragraphs', Array(4000).fill('Text { offen').join('\n\n')),
  {
    ...body('quotations in a translation', `${'>'.repeat(20_000)} x`),
    file: 'i18n/de/docusaurus-plugin-content-docs/current/a.md',
  },
  body('quotations', `${'>'.repeat(20_000)} x`),
  body('quotations-with-spaces', `${'> '.repeat(3000)}x`),
  body('lists-in-a-line', `${'- '.repeat(1500)}x`),
  body('numbers-in-a-line', `${'1. '.repeat(1500)}x`),
  body('brackets', '['.repeat(20_000)),
  body('pictures', '!['.repeat(10_000)),
  body('braces', '{'.repeat(20_000)),
  body('table', `${'|'.repeat(20_000)}\n${'|-'.repeat(10_000)}`),
  ...['docs/_tabelle.md', 'i18n/de/docusaurus-plugin-content-docs/current/tabelle.md'].map((file) => ({
    ...body(`short rows of a wide table in ${file}`, `${'|a'.repeat(40)}\n${'|-'.repeat(40)}\n${'|a\n'.repeat(40)}`),
    ...{file, says: /columns in line 9/},
  })),
  body('emphasis', 'a*a **b '.repeat(5000)),
  ...['*_', '\\\\*', '[a](b) '].map((mark, index) => ({
    ...body(`paragraph-${index}`, `Text.\n\n${`${mark.repeat(100)}\n`.repeat(150)}`),
    says: /paragraph .*in line \d+ – divide it by empty lines/,
  })),
  {...body('marks', '*_'.repeat(600)), says: /paragraph of more than .* 1000 of \* _ ~/},
  body('boxes', ':::note\n'.repeat(3000)),
  body('words', 'Ein Satz. '.repeat(100_000)),
  body('lists', [...Array(500).keys()].map((depth) => `${'  '.repeat(depth)}- x`).join('\n')),
  inBody('elements', `${'<b>'.repeat(200)}x${'</b>'.repeat(200)}`, 'mdx/syntax', /nested too deep/, 6),
  head('aliases', `title: &a [x,x]\n${bomb.join('\n')}`, /stands for another value/, 3),
  head('an-alias-of-itself', 'title: &a [*a]', /stands for another value/),
  head('yaml-in-depth', `title: ${'[ '.repeat(3000)}`, /YAML|flow/i),
  head('a-list-for-a-description', 'title: x\ndescription: [a, b]', /"description" has a value of the wrong kind/, 3),
  head('a-number-for-a-description', 'title: x\ndescription: 5', /"description" has a value of the wrong kind/, 3),
  head('a-number-for-a-title', 'title: 2026', /"title" has a value of the wrong kind/),
  {
    name: 'a name in NFD',
    file: 'docs/a\u0308nderung.md',
    content: page('Text.'),
    rule: 'files/name',
    says: /NFC/,
    line: 1,
  },
];

testRules(
  fileRules.filter(({name}) => name === 'files/readable'),
  mistakes,
  [['a long comment in a sentence', 'docs/kommentar.md', page(`Ein Satz ${longComment} mit mehr.`)]],
);

it('many paragraphs may be long, and lists of other files need no empty lines', () => {
  expect(unreadable(paragraphs, 'docs/a.md')).toBeUndefined();
  expect(unreadable('- Eins\n'.repeat(2000), 'docs/a.questions.yaml')).toBeUndefined();
});

it('a page that the site leaves out has the same limits: others may import it', async () => {
  class SiteWithDraft extends Site {
    override isPublished = (file: string): boolean => file !== 'docs/entwurf.md';
  }
  const root = copySite();
  write(root, 'docs/entwurf.md', page(`${'>'.repeat(20_000)} x`));
  const {options} = await loadDocusaurusSite(root);
  const {diagnostics} = await runCheck(new SiteWithDraft(root, options, '2026-01-01'), {only: 'files'});
  expect(diagnostics.map(({file, ruleId}) => [file, ruleId])).toEqual([['docs/entwurf.md', 'files/readable']]);
});
