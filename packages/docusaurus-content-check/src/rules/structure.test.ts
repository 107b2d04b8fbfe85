import {bare, inBody, page, sentence, testRules} from '../../fixtures';
import {structureRules} from './structure';

testRules(
  structureRules,
  [
    inBody('a skipped heading', '### Zu tief', 'headings/order', /level 3 below one of level 1.*begin it with ##/),
    inBody('a second h1', '# Noch ein Titel', 'headings/order', /second h1/),
    inBody('a second h1 in HTML', '<h1>Noch ein Titel</h1>', 'headings/order', /second h1/),
    inBody('a heading without words', '##\n\nText.', 'headings/order', /without words/),
    inBody('the same id twice in HTML', '<p id="x">A</p>\n\n<p id="x">B</p>', 'headings/twice', /#x is taken/, 10),
    inBody("a heading's id in HTML", '## Anfang\n\n<p id="anfang">A</p>', 'headings/twice', /#anfang is taken/, 10),
    bare('an empty page', `---\ntitle: Prüfling\ndescription: ${sentence}\n---\n`, 'page/empty', /says nothing/, 5),
    inBody(
      'the same heading twice',
      '## Gleich\n\nText.\n\n## Gleich\n\nText.',
      'headings/twice',
      /"Gleich" is a heading above/,
      12,
    ),
    inBody(
      'the same id twice',
      '## Eins {/* #id */}\n\nText.\n\n## Zwei {/* #id */}\n\nText.',
      'headings/twice',
      /#id is taken/,
      12,
    ),
    inBody(
      'too many cells',
      '| A | B |\n| --- | --- |\n| 1 | 2 | 3 |',
      'tables/cells',
      /3 cells in a table of 2 columns/,
      10,
    ),
    inBody('too few cells', '| A | B |\n| --- | --- |\n| 1 |', 'tables/cells', /1 cells in a table of 2 columns/, 10),
    inBody('a broken delimiter', '| A | B |\n| --- |\n| 1 | 2 |', 'tables/cells', /rows that make no table/),
    inBody(
      'a broken delimiter directly below a sentence',
      'Die Tabelle:\n| A | B |\n| --- |\n| 1 | 2 |',
      'tables/cells',
      /rows that make no table/,
      9,
    ),
    inBody('rows without bars around them', 'A | B\n1 | 2', 'tables/cells', /rows that make no table/),
    inBody(
      'an empty line in a table',
      '| A | B |\n| --- | --- |\n\n| 1 | 2 |',
      'tables/cells',
      /rows that make no table .* none in it/,
      11,
    ),
    inBody('code without a language', '```\nls\n```', 'code/language', /without a language/),
    inBody(
      'code in an unknown language',
      '```bahs\nls\n```',
      'code/language',
      /no language "bahs".*did you mean bash\?/,
    ),
    inBody('code that is never closed', '```bash\nls', 'code/fence', /never closed/),
    inBody('bold that never ends', 'Klicke auf **Weiter.', 'markdown/leftover', /\*\* that begins or ends nothing/),
    inBody(
      'code in a line that never ends',
      'Nimm `ls und mehr.',
      'markdown/leftover',
      /` that begins or ends nothing/,
    ),
    inBody('a space inside a link', 'Das [Konto] (./konto.md).', 'markdown/leftover', /space between the brackets/),
    inBody('a step that is still to be written', '1. …', 'page/unfinished', /still to be written/),
    inBody('a paragraph that is', 'Text.\n\n…\n', 'page/unfinished', /still to be written/, 10),
    inBody('a part of the short version that is', '- **Was:** …', 'page/unfinished', /still to be written/),
    inBody('a footnote that is not there', 'So ist es[^1].', 'markdown/leftover', /footnote that is not defined/),
  ],
  [
    [
      'signs that mean themselves',
      'docs/signs.md',
      page(
        'Ein \\*\\*, ein \\`, ein \\[ ] (leer) und `**` stehen hier, eine Fußnote[^1] auch.\n\n1. Eins\n\n    Zwei\n\n[^1]: Sie steht unten.',
      ),
    ],
    ['a bar in a sentence', 'docs/strich.md', page('Die Taste | steht\nneben dem Y, und `a | b` ist Code.')],
    ['an ellipsis in what is written', 'docs/punkte.md', page('Und so weiter …\n\n- **Was:** eins, zwei, …\n- `…`')],
    ['a page that consists of a component', 'docs/nur-baustein.md', page('<Facts />')],
    [
      'CRLF',
      'docs/crlf.md',
      page('## Eins\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n:::note\n\nText.\n\n:::\n\n```bash\nls\n```').replaceAll(
        '\n',
        '\r\n',
      ),
    ],
    [
      'the same heading in two sections',
      'docs/zweimal.md',
      page('## Eins\n\n### Prüfen\n\nText.\n\n## Zwei\n\n### Prüfen\n\nText.'),
    ],
    ['a bar inside a cell', 'docs/balken.md', page('| A | B |\n| --- | --- |\n| `a \\| b` | c |')],
  ],
);
