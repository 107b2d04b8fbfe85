import {bare, bodyLine, inBody, page, testRules} from '../../../fixtures';
import {markdownlintRule, ruleMessages} from './markdownlint';

testRules(
  Object.keys(ruleMessages).map((name) => ({name: `${markdownlintRule.name}/${name}`})),
  [
    inBody(
      'a reference without definition',
      'Das [Konto][fehlt] ist weg.',
      'markdown/reference-links-images',
      /not defined/,
    ),
    inBody('spaces at the end of a line', 'Text. \nMehr.', 'markdown/no-trailing-spaces', /spaces at the end/),
    inBody('a tab', 'Text\tund mehr.', 'markdown/no-hard-tabs', /a tab/),
    inBody('brackets in the wrong order', 'Das (Konto)[./konto.md].', 'markdown/no-reversed-links', /wrong order/),
    inBody('two empty lines', 'Eins.\n\n\nZwei.', 'markdown/no-multiple-blanks', /leave one/, 10),
    inBody('no space behind #', '##Titel', 'markdown/no-missing-space-atx', /write ## Heading/),
    inBody('two spaces behind #', '##  Titel', 'markdown/no-multiple-space-atx', /write one/),
    inBody('an indented heading', ' ## Titel', 'markdown/heading-start-left', /at the margin/),
    inBody(
      'an address that is no link',
      'Siehe https://fremd.example/x.',
      'markdown/no-bare-urls',
      /\[text\]\(address\)/,
    ),
    inBody('spaces inside bold', 'Klicke auf ** Weiter **.', 'markdown/no-space-in-emphasis', /remove the space/),
    inBody('spaces inside code', 'Gib ` ls` ein.', 'markdown/no-space-in-code', /space inside/),
    inBody('spaces inside a link', 'Das [ Konto](./konto.md).', 'markdown/no-space-in-links', /space inside/),
    inBody('a link without an address', 'Das [Konto]().', 'markdown/no-empty-links', /without an address/),
    inBody(
      'a reference that nothing uses',
      'Text.\n\n[k]: /hilfe/konto',
      'markdown/link-image-reference-definitions',
      /remove/,
      10,
    ),
    inBody(
      'a comment that would switch a rule off',
      '```html\n<!-- markdownlint-disable -->\n```\n\nText. \nMehr.',
      'markdown/no-trailing-spaces',
      /spaces at the end/,
      bodyLine + 4,
    ),
    inBody(
      'a comment that would configure a rule',
      '```html\n<!-- markdownlint-configure-file {"no-trailing-spaces": false} -->\n```\n\nText. \nMehr.',
      'markdown/no-trailing-spaces',
      /spaces at the end/,
      bodyLine + 4,
    ),
    bare(
      'no line break at the end',
      page('Text.').trimEnd(),
      'markdown/single-trailing-newline',
      /end it with one/,
      bodyLine,
    ),
  ],
);
