/** What rules that know no facts find behind facts and conditions. */
import {inBody, page, testRules} from '../../fixtures/checkedSite';

testRules(
  [],
  [
    inBody('code in a comment that a condition ends', '{/* *</If>/ process.exit() /* */}', 'safety/code', /is code/, 1),
    inBody(
      'code that is left out',
      '<If fact="mail.pacc">\n\n{process.exit()}\n\n</If>',
      'safety/code',
      /runs when/,
      1,
    ),
    inBody('code behind code that a condition ends', '``a `</If>` {process.exit()} b``', 'safety/code', /is code/, 1),
    inBody(
      'a host behind that of a fact',
      '[Konto]({{account.url}}.fremd.example)',
      'safety/address',
      /not the address that it looks like/,
    ),
    inBody(
      'a user in front of a host',
      '[Konto]({{account.url}}@fremd.example/)',
      'safety/address',
      /not the address that it looks like/,
    ),
    inBody(
      'a picture from the host of a fact',
      '![Bild]({{account.url}}/x.png)',
      'safety/address',
      /loaded from elsewhere/,
    ),
    ...[
      ['docs/sw.js.md', 'front-matter/address', /may take the place of a file/],
      ['docs/vorne.md', 'front-matter/keys', /title/],
    ].map(([file, rule, says]) => ({
      ...{name: `what is left out at the beginning hides nothing of the file: ${String(file)}`, file: String(file)},
      ...{
        content: '<If fact="mail.pacc">\n\nx\n\n</If>\n\n## Titel\n',
        line: 1,
        rule: String(rule),
        says: says as RegExp,
      },
    })),
    {
      name: 'code below a condition at the beginning of a page',
      file: 'docs/bedingt.md',
      content: '<If fact="mail.pacc">x</If>\n\n{/* *</If>/ process.version /* */}\n',
      line: 1,
      rule: 'safety/code',
      says: /is code/,
    },
    inBody('an address in two parts', '[Text](java</If>script:alert)', 'safety/address', /runs or holds/, 1),
    inBody('a condition without an end', '<If service="cloud">Text.', 'mdx/syntax', /<If> is never closed/),
  ],
  [['conditions', 'docs/bedingt.md', page('<If service="cloud">Text.</If>\n\n<If fact="links.programm">Mehr.</If>')]],
);
