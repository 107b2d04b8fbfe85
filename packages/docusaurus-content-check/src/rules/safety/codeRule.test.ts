import {expect, it} from 'vitest';
import {check, copySite, inBody, inHead, page, testRules, write} from '../../../fixtures';
import {codeRule} from './codeRule';

const code = (content: string) => inBody(content, content, 'safety/code', /runs when the site is built|code in a prop/);

testRules(
  [codeRule],
  [
    ...['[Text]({{values.motto}} "{globalThis.x}")', '[a]: {{values.motto}} "{globalThis.x}"\n\n[Text][a]'].map(
      (content) => inBody(content, content, 'safety/code', /runs when the site is built/, 1),
    ),
    ...[
      "## Eins {'<img src=x>'}",
      '## Eins {/* <img src=x> */}',
      '## Eins ![\\<img src=x>](/img/a.png)',
      '## Eins `</script>`',
      '# Eins `</head><body>`',
      '## Eins [\\<meta content="2">][a]\n\n[a]: ./b.md',
      '## Eins [`<style>`][a]\n\n[a]: ./b.md',
      '## Eins **:x[&lt;img src=x&gt;]**',
      '## Eins <span title="</script>">hier</span>',
      '## Eins [hier](</x "</script>">)',
      '## Eins [hier](./b.md "</script>")',
      '## Eins[\\<][a]img src=x onload=x[>][a]\n\n[a]: ./b.md',
      '## Eins![\\<](/img/a.png)b class=x![>](/img/a.png)',
      '## Eins:abbr[x \\<]u class=x:abbr[&gt; y]',
      "## Eins{'<'}u class=x{'>'}",
    ].map((content) => inBody(content, content, 'safety/code', /markup in a heading/)),
    ...["# Eins `\\\\' + (x) //`", "# Eins &#92;&#92;' + x", "# Eins &bsol;&bsol;' + x"].map((content) =>
      inBody(content, content, 'safety/code', /a backslash in the title/),
    ),
    ...["keywords: ['x\\\\'' + (x) //']", 'sidebar_label: "A\\\\\' + (x) //"'].map((head) =>
      inHead(head, `${head}\n`, 'safety/code', /a backslash in front matter/),
    ),
    ...['## Eins <Badge />', '## Eins <section>zwei</section>', '## Eins ![Bild](/img/a.png)'].map((content) =>
      inBody(content, content, 'safety/code', /which the table of contents cannot show/),
    ),
    inBody(
      'a tag by a variable in a heading',
      '## Eins ![\\<{{name.kurz}}>](/img/a.png)',
      'safety/code',
      /markup in a head/,
    ),
    ...[
      "{delete ''.constructor.prototype.normalize}",
      "import fs from 'fs';\n\nText.",
      "import x from './daten.js';\n\nText.",
      "import x from '!!raw-loader!/etc/passwd';\n\nText.",
      'export const x = 1;\n\nText.',
      'export default () => null;\n\nText.',
      '{(() => 1)()}',
      '{process.env.HOME}',
      "{require('fs').readFileSync('/etc/passwd')}",
      "{props.constructor.constructor('return 1')()}",
      "{''['const' + 'ructor']}",
      "{new Date('2026-01-01')}",
      "{import('fs')}",
      '{globalThis}',
      '{<b>Text</b>}',
      '<p title={process.env.HOME}>Text</p>',
      '<p {...process.env}>Text</p>',
      "<a href={`java${''}script:alert(1)`}>Text</a>",
      "import {teil} from './_teil-ohne.md';\n\nText.",
      "import x from './x.js#.md';\n\nText.",
      "import x from './x.js\\\\.md';\n\nText.",
      "import x from '../../../geheim.png';\n\nText.",
      "import x from './ordner.md';\n\nText.",
      "import x from '@theme/Root';\n\nText.",
      "import Heading from '@theme/Heading';\n\nText.",
      "import x from '../tools/bild.png';\n\nText.",
      '<img alt="x" src={/\\/fremd.example\\/x.png/} />',
    ].map(code),
    ...['```jsx live', '```jsx title="A" live', '~~~ts noInline live'].map((fence) =>
      inBody(fence, `${fence}\nfetch('/x')\n${fence.slice(0, 3)}`, 'safety/code', /runs in browsers of visitors/),
    ),
    ...['```mdx-code-block', '  ~~~ mdx-code-block'].map((fence) =>
      inBody(fence, `${fence}\n{process.env.HOME}\n${fence.trim().slice(0, 3)}`, 'safety/code', /compiles what stands/),
    ),
    ...[
      [
        'a lone carriage return in front matter',
        'docs/_cr.md',
        '---\na: 1 # x\rmdx: {format: md}\n---\n',
        2,
        'safety/code',
      ] as const,
      ['front matter that never ends', 'docs/_endlos.md', '---\nmdx:\n  format: md\n', 1, 'safety/code'] as const,
      ['front matter that ends elsewhere', 'docs/_ende.md', '---\na: 1\n---x\n\nText.\n', 3, 'safety/code'] as const,
      ['a page with a line break in its name', 'docs/a\nb.md', '{process.env.HOME}\n', 1, 'safety/code'] as const,
    ].map(([name, file, content, line, rule]) => ({name, file, content, line, rule, says: /./})),
    ...['\u00a0js', '\u2028js', ' js', '\u3000JavaScript'].map((language, index) => ({
      name: `JavaScript for front matter behind ${JSON.stringify(language)}`,
      file: `docs/_kopf-${index}.md`,
      content: `---${language}\nprocess.exit()\n---\n\nText.\n`,
      rule: 'safety/code',
      says: /front matter that not all of its readers see alike – write --- alone/,
      line: 1,
    })),
    ...[
      ['JavaScript for front matter behind two marks', '\uFEFF\uFEFF---js\nprocess.exit()\n---\n', 1] as const,
      ['code behind the end of front matter', '---\na: 1\n---x: |\n {process.env.HOME}\n---\n', 4] as const,
      ...['\u00a0', '\uFEFF', '\v', '\u2028', '-'].flatMap((sign) => {
        const name = JSON.stringify(sign);
        return [
          [`an end of front matter behind ${name}`, `---\na: 1\n---${sign}\n\nText.\n`, 3] as const,
          ...(sign === '-' ? [] : [[`a fence with ${name}`, `---${sign}\ntitle: A\n---\n`, 1] as const]),
        ];
      }),
      ['a mark of byte order before an import', "\uFEFFimport fs from 'fs';\n\nText.\n", 1] as const,
      ['two marks of byte order', '\uFEFF\uFEFF---\ntitle: A\n---\n', 1] as const,
      ['code that looks like a variable', '{{undefined, ...process.exit()}}\n', 1] as const,
      ['a name of JavaScript that looks like a variable', '{{process}}\n', 1] as const,
      ['code in a comment of HTML', 'Text.\n\n<!-- */ process.exit() /* -->\n', 3] as const,
      ['code behind a zero byte', '\0\n\n{process.env.HOME}\n', 3] as const,
      ['Markdown that nobody looks at', "import X from '../tools/teil.md';\n\n<X />\n", 1] as const,
      ...['{/* truncate */}', '<!-- truncate -->'].map(
        (marker) =>
          [
            `code once lists cut a text within a code span (${marker})`,
            `\`\`{process.env.HOME} ${marker}\`\`\n`,
            1,
          ] as const,
      ),
      [
        'code once lists cut a text within its front matter',
        '---\ntitle: A\n# {process.env.HOME}\n# {/* truncate */}\n---\n\nText.\n',
        3,
      ] as const,
    ].map(([name, content, line], index) => ({
      ...{name, content, line, rule: 'safety/code', file: `docs/_rest-${index}.md`, says: /./},
    })),
    {
      name: 'code in a translation',
      file: 'i18n/de/docusaurus-plugin-content-docs/current/konto.md',
      content: '{process.env.HOME}\n',
      rule: 'safety/code',
      says: /runs when/,
      line: 1,
    },
    {
      name: 'JavaScript for front matter',
      file: 'docs/kopf.md',
      content: '---js\n{title: process.env.HOME}\n---\n\nText.\n',
      rule: 'safety/code',
      says: /front matter that not all/,
      line: 1,
    },
    {
      name: 'code in a part of pages',
      file: 'docs/_teil.md',
      content: '{process.env.HOME}\n',
      rule: 'safety/code',
      says: /runs when/,
      line: 1,
    },
  ],
  [['code with a title', 'docs/titel.md', page('```js title="live.js"\nlive();\n```')]],
);

it.each([
  ['braces', `{(${'}a'.repeat(4_000)}\n`],
  ['braces in a comment', `{/*${' }\n'.repeat(4_000)}\n`],
  ['pairs of braces', `{${'{}a}a\n'.repeat(4_000)}`],
  ['pairs of braces in a comment', `{/*${' {}\n'.repeat(4_000)}`],
  ['a text that never ends', `export const a = \`${'\n\na'.repeat(4_000)}\n`],
])('what would keep the parser of JavaScript busy is a mistake: %s', async (_, content) => {
  const root = copySite();
  write(root, 'docs/_lang.md', content.replace(/(.{7000})/g, '$1\n'));
  const found = await check(root);
  expect(found).toContainEqual(expect.objectContaining({file: 'docs/_lang.md'}));
});
