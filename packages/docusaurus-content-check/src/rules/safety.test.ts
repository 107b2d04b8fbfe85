import {expect, it} from 'vitest';
import {check, copySite, inBody, page, testRules, write} from '../../fixtures';

const code = (content: string) => inBody(content, content, 'safety/code', /runs when the site is built|code in a prop/);
const element = (content: string) => inBody(content, content, 'safety/element', /nobody has checked/);
const address = (content: string) => inBody(content, content, 'safety/address', /runs or holds|loaded from elsewhere/);

testRules(
  [
    ...[
      '<script>alert(1)</script>',
      "<script>{'alert(1)'}</script>",
      '<Head><script src="/x.js" /></Head>',
      '<iframe src="/x" />',
      '<object data="/x" />',
      '<embed src="/x.svg" />',
      '<p onclick="alert(1)">Text</p>',
      "<p onClick={'x'}>Text</p>",
      '<p onMouseOver="x">Text</p>',
      "<p dangerouslySetInnerHTML={{__html: 'x'}} />",
      '<svg><ScRiPt>x</ScRiPt></svg>',
      '<svg><foreignObject /></svg>',
      '<meta http-equiv="refresh" content="0;url=//x.example" />',
      '<form action="/x" />',
    ].map(element),
    ...[
      '[Text](javascript:alert(1))',
      '[Text](JaVaScRiPt:alert(1))',
      '[Text](&#106;avascript:alert(1))',
      '[Text](<java&#10;script:alert(1)>)',
      '[a]: javascript:alert(1)\n\n[Text][a]',
      '<a href="javascript:alert(1)">Text</a>',
      "<a href={'java\\tscript:alert(1)'}>Text</a>",
      '<a href={`data:text/html,x`}>Text</a>',
      '<svg><a xlinkHref="javascript:alert(1)" /></svg>',
      '![Bild](https://fremd.example/x.png)',
      '![Bild](//fremd.example/x.png)',
      '[a]: https://fremd.example/x.png\n\n![Bild][a]',
      '<img alt="Bild" src="https://fremd.example/x.png" />',
      '<img alt="Bild" srcSet="/a.png 1x, https://fremd.example/x.png 2x" />',
      '<svg><image href="https://fremd.example/x.png" /></svg>',
      '<video src="https://fremd.example/x.mp4" />',
      "<p style={{background: 'url(https://fremd.example/x.png)'}}>Text</p>",
    ].map(address),
    ...[
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
    ].map(code),
    {
      name: 'JavaScript for front matter',
      file: 'docs/kopf.md',
      content: '---js\n{title: process.env.HOME}\n---\n\nText.\n',
      rule: 'safety/code',
      says: /front matter in js/,
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
  [
    [
      'plain values and components',
      'docs/werte.md',
      page(
        "Text{' '}und {/* Kommentar */} [Beispiel einer Seite](https://fremd.example/x), [Post](mailto:a@fremd.example), <kbd>a</kbd>.\n\n<Tabs values={[{label: 'A', value: 'a'}]}>\n<TabItem value=\"a\" label=\"A\">\n\nText.\n\n</TabItem>\n</Tabs>",
      ),
    ],
  ],
);

it('what a site allows is no mistake', async () => {
  const root = copySite();
  write(
    root,
    'docs/karte.md',
    page('<iframe src="https://karte.example/x" title="Karte" />\n\n{new Date(0).getDate()}'),
  );
  const allowed = {elements: ['iframe'], sources: ['https://karte.example/'], codeIn: ['docs/karte.md']};
  const found = await check(root, {allowed});
  expect(found.filter(({ruleId}) => ruleId.startsWith('safety/'))).toEqual([]);
  expect((await check(root)).filter(({ruleId}) => ruleId.startsWith('safety/'))).toHaveLength(3);
});
