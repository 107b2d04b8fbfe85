import {inBody, page, testRules} from '../../fixtures';
import {mdxRules} from './mdx';

testRules(
  mdxRules,
  [
    inBody(
      'an address in angle brackets',
      'Siehe <https://fremd.example/x>.',
      'mdx/syntax',
      /write \[text\]\(address\)/,
    ),
    inBody('an unclosed <br>', 'Eine Zeile<br> und noch eine.', 'mdx/syntax', /<br> is not closed.*write <br \/>/),
    inBody('an unclosed element', '<Tabs>\n\nText.', 'mdx/syntax', /<Tabs> is never closed/),
    inBody('a lone brace', 'Eine { Klammer.', 'mdx/syntax', /brace is opened and never closed/),
    inBody('a lone angle bracket', 'Weniger als <5 Minuten.', 'mdx/syntax', /begins an element.*write \\</),
    inBody('{name}', 'Dein {Name} steht hier.', 'mdx/name', /nothing is called "Name"/),
    ...[
      {content: 'Dein {Name} steht hier.\n', rule: 'mdx/name', says: /nothing is called "Name"/},
      {content: '<Unbekannt />\n', rule: 'mdx/component', says: /no component <Unbekannt>/},
    ].map((each, index) => ({...each, name: `in a part: ${each.rule}`, file: `docs/_neuer-teil-${index}.md`, line: 1})),
    inBody('{name + …}', "Dein {'kleiner ' + Name} steht hier.", 'mdx/name', /nothing is called "Name"/),
    inBody('style="…" as in HTML', '<p style="color: red">Rot</p>', 'mdx/attribute', /style="…" is HTML/),
    inBody('class="…" as in HTML', '<p class="rot">Rot</p>', 'mdx/attribute', /write className="…"/),
    inBody('a property that is missing', '<Badge />', 'mdx/component', /needs the property "name"/),
    inBody('an id of old', '## Neues Ziel {#ziel}', 'mdx/syntax', /write \{\/\* #ziel \*\/\}/),
    inBody('an HTML comment', 'Text <!-- geheim --> und mehr.', 'mdx/syntax', /write \{\/\* … \*\/\}/),
    inBody('an unknown component', '<Fakts />', 'mdx/component', /did you mean <Facts>/),
    inBody(
      'a misspelled property',
      '<Facts nane="cloud" />',
      'safety/element',
      /no property "nane".*did you mean name/,
    ),
    inBody('an unknown box', ':::achtung\n\nText.\n\n:::', 'mdx/directive', /no box ":::achtung"/),
    inBody('a box that is never closed', ':::note\n\nText.', 'mdx/directive', /never closed/),
    inBody('an end without a box', 'Text.\n\n:::', 'mdx/directive', /closes no box/, 10),
  ],
  [
    [
      'escaped signs',
      'docs/zeichen.md',
      page('Ein \\{ und ein \\<5 sind erlaubt, ebenso <br /> und {/* ein Kommentar */}.'),
    ],
    [
      'nested boxes and tabs',
      'docs/kaesten.md',
      page(
        '::::note[Ein Titel]\n\n:::tip\n\nText.\n\n:::\n\n::::\n\n<Tabs>\n<TabItem value="a" label="Erstens">\n\n1. Schritt:\n\n   ```bash\n   ls\n   ```\n\n</TabItem>\n</Tabs>',
      ),
    ],
  ],
);
