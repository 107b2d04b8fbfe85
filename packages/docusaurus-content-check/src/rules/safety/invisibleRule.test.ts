import {inBody, inHead, page, testRules} from '../../../fixtures';
import {invisibleRule} from './invisibleRule';

testRules(
  [invisibleRule],
  [
    ...[
      'rechts\u202elinks',
      'Wort\u200bteil',
      'Wort\uFFFFteil',
      'Wort&#xFFFE;teil',
      'Wort&#xD800;teil',
      '`git\u2066`',
      'a&zwj;b',
      'a&#x202E;b',
      'a&#8203;b',
      'a&#xE000;&#57600;b',
      "{'\\u200bx'}",
      "{'a\\x1bb'}",
      'a&af;b',
      'Wort\u3164teil',
      'Wort\u034fteil',
      'Wort\u{e0101}teil',
      'Wort\ufe0fteil',
      '`ls\b\brm`',
    ].map((text) => inBody(`a sign that nobody sees: ${text}`, text, 'safety/invisible', /nobody sees.*remove it/)),
    inHead('a sign that nobody sees', 'sidebar_label: "A\\u2060"\n', 'safety/invisible', /nobody sees/),
  ],
  [
    [
      'a soft hyphen and a no-break space',
      'docs/trennung.md',
      page('Silben\u00adtrennung, 5\u00a0&nbsp;GB&shy; \u2709\ufe0f.'),
    ],
  ],
);
