import {mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {check, copySite, inBody, inHead, inPost, page, sentence, testRules, write} from '../../fixtures';

const code = (content: string) => inBody(content, content, 'safety/code', /runs when the site is built|code in a prop/);
const element = (content: string) => inBody(content, content, 'safety/element', /may run|has no property/);
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
      '<nav>Text</nav>',
      '<p onclick="alert(1)">Text</p>',
      "<p onClick={'x'}>Text</p>",
      '<p onMouseOver="x">Text</p>',
      "<p dangerouslySetInnerHTML={{__html: 'x'}} />",
      '<svg><foreignObject /></svg>',
      '<meta http-equiv="refresh" content="0;url=//x.example" />',
      '<form action="/x" />',
      '<Head><title>x</title></Head>',
      '<Teil.Script />',
      '<unbekannt />',
      '<svg><feImage href="/x.svg" /></svg>',
      '<li style={{listStyleType: \'"Text"\'}}>Text</li>',
      '<Karte html="x" />',
      "<Karte as='script' />",
      "<Karte components={{p: 'script'}} />",
      "<Karte angaben={{dangerouslySetInnerHTML: {__html: 'x'}}} />",
      '<title>Text</title>',
      '<style>Text</style>',
      '<svg width="10" transform="scale(900)"><rect width="10" height="10" fillOpacity="0" /></svg>',
      '<filter id="a" />',
      '<use href="#a" />',
      '<circle r="9" opacity="0.5" />',
    ].map(element),
    ...[
      ['a stroke of many times the width', '<path strokeWidth="1e7" d="M0 0a1e6 1e6 0 1 1 1 1" />'] as const,
      ['a wide stroke', '<path strokeWidth="100" d="M0 0h9" />'] as const,
      ['a large number of another system', '<path strokeWidth={0xffffff} d="M0 0h9" />'] as const,
      ['large arcs within a transform', '<g transform="scale(1e5)"><circle r={99} /></g>'] as const,
      ['a larger picture', '<g transform="scale(1.1)"><circle r={99} /></g>'] as const,
      ['many transforms', `<g transform="${'translate(1)'.repeat(4)}"><circle r={99} /></g>`] as const,
      ['a number of four digits', '<circle r="1000" />'] as const,
      ['a number of four digits in a path', '<path d="M0 0h1000" />'] as const,
      ['curves of which each leads further away', '<path d="M0 0q1 1 2 2t9-9" />'] as const,
      ['a long path', `<path d="M0 0${'h1'.repeat(499)}" />`] as const,
      ['a color from elsewhere', '<path fill="url(#a)" d="M0 0h9" />'] as const,
    ].map(([name, content]) => inBody(`${name} in a drawing`, content, 'safety/element', /may take long to draw/)),
    ...[
      ['long paths', `<path d="M0 0${'h1'.repeat(480)}" />\n\n`.repeat(21), 44] as const,
      ['shapes', '<circle r="9" />\n\n'.repeat(201), 408] as const,
      ['paths with dashes', `<path className="a" d="M0 0${'h1'.repeat(480)}" />\n\n`.repeat(2), 10] as const,
    ].map(([name, content, line]) =>
      inBody(`many ${name} in drawings`, content, 'safety/element', /paths and shapes are too many/, line),
    ),
    ...[
      '[Text](javascript:alert(1))',
      '[Text](JaVaScRiPt:alert(1))',
      '[Text](javascript:alert(1)//{{fehlt.wert}})',
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
      '<svg><rect fill="url(https://fremd.example/x.svg#a)" /></svg>',
      "<p style={{background: 'u\\\\72l(//fremd.example/x.png)'}}>Text</p>",
    ].map(address),
    ...[
      ['[Text](./x.questions.yaml?!./a.pdf)', /for a program/] as const,
      ['![Bild](./x.yaml%21./bild.png)', /for a program/] as const,
      ['[Text](pathname:////fremd.example)', /not the address that it looks like/] as const,
      ...[
        '[Text](/pathname:///fremd.example/x)',
        '[a]: /pathname:///fremd.example/x\n\n[Text][a]',
        '![Bild](/pathname:///fremd.example/x.png)',
        '<a href="/pathname:///fremd.example/x">Text</a>',
        "<Karte ziele={{'permalink': '/pathname:///fremd.example/x'}} />",
        '<Karte ziel="/pathname:///fremd.example/x" />',
      ].map((content) => [content, /not the address that it looks like.*pathname:\/\/ at its beginning/] as const),
      ["<a href={'/\\\\fremd.example'}>Text</a>", /not the address that it looks like/] as const,
      ['[Text](https://hilfe.example@fremd.example/)', /not the address that it looks like/] as const,
      ['[Text](//hilfe.example%2F@fremd.example/)', /not the address that it looks like/] as const,
      ['[Text](https:fremd.example)', /not the address that it looks like/] as const,
      ['[Text](../../../../etc/host.conf)', /no file of the content/] as const,
      ['[Text](@site/package.json)', /no file of the content/] as const,
      ['[Text](./a%3F/../../../../etc/host.conf)', /no file of the content/] as const,
      ['[Text](/../package.json)', /no file of the content/] as const,
      ['![Ein Bild](./a%2fb/../../bild.webp)', /no file of the content/] as const,
      ['[Text](./a%5Cb/../../teil.pdf)', /no file of the content/] as const,
      ['[Text](/%2e%2e/package.json)', /no file of the content/] as const,
      ['![Ein Bild](/..\\\\.env)', /no file of the content/] as const,
      ["<Karte bilder={{hell: 'https://fremd.example/a.png'}} />", /loaded from elsewhere/] as const,
      ["<Karte bilder={[['//fremd.example/a.png', 100]]} />", /loaded from elsewhere/] as const,
    ].map(([content, says]) => inBody(content, content, 'safety/address', says)),
    ...[
      "<b style={{color: 'red; position: fixed'}}>Text</b>",
      "<b style={{'color:red;position': 'fixed'}}>Text</b>",
      '<b className="navbar-sidebar__backdrop">Text</b>',
      '<div className="row">Text</div>',
      '<b className="card dropdown">Text</b>',
      '<p className="col col--offset-11">Text</p>',
      "<b className={'link_EgG6'}>Text</b>",
      "<Karte angaben={{className: 'dropdown__menu'}} />",
      '<Karte className={bild} />',
      '<Karte angaben={{className: bild}} />',
      '<p id={[bild]}>Text</p>',
      '<p className="text--truncate">Text</p>',
      '<div className="table-of-contents">Text</div>',
      ':::note{.navbar-sidebar}\n\nText.\n\n:::',
      '<Admonition type="x navbar-sidebar">Text</Admonition>',
      '<CodeBlock language="x navbar-sidebar">Text</CodeBlock>',
    ].map((content) => inBody(content, content, 'safety/element', /lie over the page/)),
    ...[
      "<Tabs values={[{value: 'a', attributes: {'data-fast-pages-tab-agent': '(a+)+$'}}]} />",
      "<Karte angaben={{onclick: 'x'}} />",
      "<b style={{position: 'fixed', inset: 0}}>Text</b>",
      "<b style={{marginTop: '-100vh'}}>Text</b>",
      '<path strokeDasharray=".0001" d="M0 1H99" />',
      '<b data-fast-pages-tab-agent="(a+)+$">A</b>',
      '<img alt="Bild" src="/img/a.png" name="getElementById" />',
      '<p popover="auto" id="w">Text</p>',
      '<a href="/konto" interestfor="w">Text</a>',
      // What no list of dangers had.
      '<a href="/konto" target="_parent">Text</a>',
      '<b dir="rtl">Text</b>',
      '<b hidden>Text</b>',
      '<b tabIndex="1">Text</b>',
      '<b contentEditable>Text</b>',
      '<b aria-label="Löschen">Text</b>',
      '<b slot="x" itemProp="name">Text</b>',
      '<video autoPlay src="/img/a.mp4" />',
      '<circle r="9" filter="blur(9px)" />',
      '<TabItem attributes="x" value="a" />',
    ].map(element),
    inBody(
      'one attribute, and what there is',
      '<li falue="2">A</li>',
      'safety/element',
      /mean value\? <li> may have.*id/,
    ),
    inBody(
      'a style',
      "<b style={{color: 'red'}}>A</b>",
      'safety/element',
      /may have class, className, id, lang, title/,
    ),
    ...[
      "import Teil from '@theme/CodeBlock';\n\n<Teil html='x' />",
      "import Teil from './_teil-ohne.md';\n\n<Teil title='x' />",
      "import Badge from '@theme/Details';\n\n<Badge name='x' />",
    ].map((content) => inBody(content, content, 'safety/element', /has no property/, 10)),
    ...['<constructor a="x" />', '<__proto__ a="x" />'].map(element),
    ...[
      "<pre><code>ls <span style={{color: 'transparent'}}>; rm -rf ~</span></code></pre>",
      "<b style={{color: 'transparent'}}>`rm -rf ~`</b>",
      "<CodeBlock>ls <span style={{color: 'transparent'}}>; rm -rf ~</span></CodeBlock>",
      '<CodeBlock>ls <span hidden>; rm -rf ~</span></CodeBlock>',
      '<pre>ls <ruby><rp>; rm -rf ~</rp></ruby></pre>',
      '<code><span className="card text--truncate">ls; rm -rf ~</span></code>',
      '<code className="card text--truncate">ls; rm -rf ~</code>',
      '<code class="card">ls; rm -rf ~</code>',
      '<code className="language-sh card">ls; rm -rf ~</code>',
      "<code className={'card'}>ls; rm -rf ~</code>",
      '<p className="text--truncate">`ls; rm -rf ~`</p>',
      '<div className="card">\n\n```sh\nls; rm -rf ~\n```\n\n</div>',
      '<Admonition className="card">\n\n```sh\nls; rm -rf ~\n```\n\n</Admonition>',
      ':::note{.card}\n\nTippe `ls; rm -rf ~`.\n\n:::',
    ].map((content) => inBody(content, content, 'safety/element', /hide a part of code that is copied/)),
    inBody(
      'a class around a part that may hold code',
      'import Teil from \'./_teil-ohne.md\';\n\n<div className="card">\n\n<Teil />\n\n</div>',
      'safety/element',
      /hide a part of code that is copied/,
      10,
    ),
    inBody('an id of a box', ':::note{#docusaurusRoot}\n\nText.\n\n:::', 'safety/element', /take the place of/),
    inBody('an id in a heading', '## Titel \\{#docusaurusRoot}', 'safety/element', /take the place of/),
    inBody(
      'an id of a style that covers the page',
      '<b id="nprogress">Text</b>',
      'safety/element',
      /take the place of/,
    ),
    ...['[Text]({{values.motto}} "{globalThis.x}")', '[a]: {{values.motto}} "{globalThis.x}"\n\n[Text][a]'].map(
      (content) => inBody(content, content, 'safety/code', /runs when the site is built/, 1),
    ),
    ...['<p id="fast-pages-routes">Text</p>', '<p ID="__x">Text</p>', '## Titel {/* #fast-pages-routes */}'].map(
      (content) => inBody(content, content, 'safety/element', /take the place of what the page’s scripts look for/),
    ),
    ...[
      '<b id="docusaurusRoot">Text</b>',
      "<b id={'webpackChunkbeispiel'}>Text</b>",
      '## Eins {/* #docusaurusRoot */}',
      '## Trustedtypes {/* #trustedTypes */}',
      '## Scheduler',
      '## docusaurusRoot',
    ].map((content) => inBody(content, content, 'safety/element', /take the place of what the page’s scripts/)),
    ...['<svg overflow="visible" />', "<Karte angaben={{style: {position: 'fixed'}}} />"].map(element),
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
    ...['[Text](/suche?q=%FCbung)', '[Text](https://fremd.example:99999/)', '<a href="/a%">Text</a>'].map((content) =>
      inBody(content, content, 'safety/address', /not the address that it looks like.*as %…/),
    ),
    ...['<a href={frontMatter.title}>Text</a>', '<Links all={[{href: contentTitle}]} />'].map((content) =>
      inBody(content, content, 'safety/address', /which nobody has checked/),
    ),
    ...['<Liste of={{"metadata": {permalink: \'/x\'}}} />', '<Karte angaben={{"toc": [{value: \'x\'}]}} />'].map(
      (content) => inBody(content, content, 'safety/address', /which nobody has checked/),
    ),
    inBody('a page made by hand', "<Liste of={[{permalink: '/x'}]} />", 'safety/address', /of takes a page.*of={page}/),
    ...['<Karte titel={"<{{name.kurz}} class=\'x\'>"} />', "<Inhalt titel={[{value: '<{{name.kurz}}>'}]} />"].map(
      (content) => inBody(content, content, 'safety/address', /has markup/),
    ),
    inBody(
      'a tag by a variable in a heading',
      '## Eins ![\\<{{name.kurz}}>](/img/a.png)',
      'safety/code',
      /markup in a head/,
    ),
    inBody('markup for a component', "<Links all={[{label: '<img src=x>'}]} />", 'safety/address', /has markup/),
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
      'custom_edit_url: javascript:alert(1)',
      'custom_edit_url: "java\\nscript: alert(1)"',
      'sidebar_custom_props: {link: [{href: "data:text/html,x"}]}',
      'image: https://fremd.example/x.png',
      'image: //fremd.example/x.png',
      'slug: //fremd.example',
      'slug: /\\fremd.example',
      'slug: https://fremd.example',
      'slug: /../../x',
      'slug: a/../../x',
      'slug: /%2e%2e/x',
      'slug: /.well-known/security.txt',
      'slug: /404.html',
      'slug: /index',
      'slug: /konto/index',
      'slug: kontakt.html',
      'id: kontakt.html',
      'slug: /konto/kontakt.HTM/',
      'custom_edit_url: /pathname:///fremd.example/x',
      'slug: "/a\\nb"',
    ].map((head) =>
      inHead(head, `${head}\n`, 'safety/data', /runs or holds|loaded from elsewhere|no address of this|looks like/),
    ),
    inHead(
      'a class of the theme',
      'sidebar_class_name: navbar-sidebar__backdrop\n',
      'safety/data',
      /lie over the page/,
    ),
    ...['image: ./../.env', 'image: "./../../../etc/host.conf"', 'image: /../.env'].map((head) =>
      inHead(head, `${head}\n`, 'safety/data', /no file of the content/),
    ),
    ...['image: "./a#b/../../.env"', 'image: ./_teil.md!./a.pdf', 'image: "@site/docs/a.md?!./b.pdf"'].map((head) =>
      inHead(head, `${head}\n`, 'safety/data', /no name of a file/),
    ),
    ...[
      [
        'a comment that a variable begins',
        'docs/_raum.md',
        `---\n{keywords: [a, {{values.room}}, "\n ], image: './_teil.md!./a.pdf', x: [ # "\n ]}\n---\n\nText.\n`,
        1,
        'safety/data',
      ] as const,
      [
        'a lone carriage return in front matter',
        'docs/_cr.md',
        '---\na: 1 # x\rmdx: {format: md}\n---\n',
        2,
        'safety/code',
      ] as const,
      [
        'a lone carriage return in a list',
        'docs/stadt/_category_.yml',
        'label: A # x\rlink: x\n',
        1,
        'safety/data',
      ] as const,
      ['front matter that never ends', 'docs/_endlos.md', '---\nmdx:\n  format: md\n', 1, 'safety/code'] as const,
      ['front matter that ends elsewhere', 'docs/_ende.md', '---\na: 1\n---x\n\nText.\n', 3, 'safety/code'] as const,
      [
        'YAML with an alias in a part of pages',
        'docs/_alias.md',
        '---\na: &t x\nb: *t\n---\n',
        3,
        'front-matter/keys',
      ] as const,
      [
        'markup in a translation of the footer',
        'i18n/de/docusaurus-theme-classic/footer.json',
        '{"copyright":\n {"message": "<script>x</script>"}}',
        2,
        'safety/data',
      ] as const,
      ['a page with a line break in its name', 'docs/a\nb.md', '{process.env.HOME}\n', 1, 'safety/code'] as const,
      ['a name that holds a program', 'docs/x.yaml!.png', 'x', 1, 'safety/sign'] as const,
      ['a name that is a pattern of names', 'docs/[neu].md', page('Text.'), 1, 'safety/sign'] as const,
      ['a name that ends a text of the bundle', 'static/img/a"+alert(1)+".webp', 'x', 1, 'safety/sign'] as const,
      ['a name with what a shell fills in', 'i18n/de/$(id).webp', 'x', 1, 'safety/sign'] as const,
      [
        'a translation with the address of a file',
        'i18n/de/docusaurus-plugin-content-blog/2024-01-01-a.md',
        '---\nslug: /sw.js\n---\n\nText.\n',
        2,
        'safety/data',
      ] as const,
    ].map(([name, file, content, line, rule]) => ({name, file, content, line, rule, says: /./})),
    ...['mdx: {format: md}', '<<: {mdx: {format: md}}'].map((head) =>
      inHead(head, `${head}\n`, 'safety/data', /changes how the page is read/),
    ),
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
    inHead('an address from a variable', 'slug: /{{mail.host}}\n', 'safety/data', /comes from a variable/),
    ...['![Bild](./_x.png?/../../../geheim.png)', '![Bild](./_x.png#/../../../geheim.png)'].map((picture) =>
      inBody(`a file behind another: ${picture}`, picture, 'safety/address', /leave \? and # out/),
    ),
    inHead('markup', 'sidebar_label: <b onclick=x>\n', 'safety/data', /has markup/),
    inHead('markup behind a stand-in', 'sidebar_label: "\\uE000<b onclick=x\\uE000>"\n', 'safety/data', /has markup/),
    ...[
      ['authors: [{name: A, url: "javascript:alert(1)"}]', /runs or holds/, 4] as const,
      ['authors:\n  - name: A\n    image_url: https://fremd.example/a.png', /loaded from elsewhere/, 6] as const,
    ].map(([head, says, line], index) =>
      inPost(head, `2024-02-0${index + 1}-adresse.md`, `slug: /a${index}\n${head}\n`, 'safety/data', says, line + 1),
    ),
    ...[
      ['docs/cloud/_category_.json', '{"label": "x",\n "link":\n {"slug": "//fremd.example"}}', /no address/] as const,
      ['docs/tags.yml', 'a:\n  label: A\n  permalink: //fremd.example\n', /no address/] as const,
      ['docs/eol/tags.yml', 'a:\n  label: A\n  permalink: /b.html\n', /no address/] as const,
      ['docs/eol/_category_.json', '{"label": "x",\n "link":\n {"slug": "/konto.html"}}', /no address/] as const,
    ].map(([file, content, says]) => ({name: file, file, content, rule: 'safety/data', says, line: 3})),
    ...[3, 5, 6].map((line) => ({
      name: `an address of an author in line ${line}`,
      file: 'blog/authors.yml',
      content:
        'betrieb:\n  name: A\n  url: javascript:alert(1)\n  socials:\n    name: data:text/html,x\n    x: intent://x\n',
      ...{rule: 'safety/data', says: /runs or holds/, line},
    })),
    {
      name: 'a list that is no YAML',
      file: 'docs/cloud/_category_.yml',
      content: 'label: A\nlabel: B\n',
      rule: 'lists/keys',
      says: /no valid YAML/,
      line: 2,
    },
    ...[
      '<script>x</script>',
      '<a onclick="x"/>',
      '<image href="https://fremd.example/x.png"/>',
      '<image href="data:image/png;base64,iVBORw0KGgo="/>',
      '<a href="java&#115;cript:x"/>',
      '<style>@import "//fremd.example/x.css"</style>',
      '<a.b:script xmlns:a.b="http://www.w3.org/2000/svg">x</a.b:script>',
      '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh"/>',
      '<g xmlns="http://www.w3.org/1999/xhtml"/>',
      '<g xmlns:xlink="http://www.w3.org/2000/svg"/>',
      '<g onload="x"/>',
      '<g class="navbar-sidebar__backdrop"/>',
      '<rect style="fill:url(//fremd.example/x#a)"/>',
      '<rect fill="url(#a)"/>',
      "<g fill='red'/>",
      '<g fill=red/>',
      '<g fill="&#114;ed"/>',
      '<!--><desc fill="--><script>x</script><!--"/>-->',
      '<!-- -->',
      '<?x ><![CDATA[ ?><script>x</script><?x ]]> ?>',
      '<![CDATA[<script>x</script>]]>',
      '<desc fill="<script>"/>',
      '<desc>&script;</desc>',
      `<path d="M${'0.1'.repeat(300)}x"/>`,
      '<desc>',
      '</g>',
      '<g></desc>',
      '<svg/>',
      '<use href="#a"/>',
      '<filter id="a"><feGaussianBlur/></filter>',
      '<g filter="blur(9px)"/>',
      '<g opacity=".9"/>',
      '<mask id="a"/>',
      '<marker id="a"/>',
      '<linearGradient/>',
      '<animate/>',
      '<path stroke-dasharray=".0001" d="M0 1.5H99"/>',
      '<path stroke-width="1e7" d="M0 0h9"/>',
      '<path stroke-width="100" d="M0 0h9"/>',
      '<path d="M0 0A1e6 1e6 0 1 1 1 1"/>',
      `<path d="M0 0${'h1'.repeat(499)}"/>`,
      '<g transform="scale(99)"/>',
      `${'<g>'.repeat(30)}${'</g>'.repeat(30)}`,
    ].map((inside, index) => ({
      name: `${inside.slice(0, 90)} in a picture`,
      file: `${index % 2 ? 'static/img' : 'i18n/de/docusaurus-plugin-content-docs/current'}/bild-${index}.svg`,
      content: `<svg xmlns="http://www.w3.org/2000/svg">\n${inside}\n</svg>\n`,
      rule: 'safety/picture',
      says: /no plain drawing.*export shapes and words alone/,
      line: inside === '<desc>' ? 3 : 2,
    })),
    ...[
      '<!DOCTYPE svg><svg/>',
      '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x">]><svg/>',
      '<?xml version="1.0" encoding="ISO-2022-JP"?><svg/>',
      '<?xml-stylesheet href="x"?><svg/>',
      '<svg viewBox="0 0 .1 .1"/>',
      '<svg viewBox="0 0 9 9"/>',
      '<svg width="0.1"/>',
      '<svg onload="x"/>',
      '<svg xmlns="http://www.w3.org/1999/xhtml"/>',
      '<svg>',
      '<g/>',
      `<svg>${'<g/>'.repeat(13_000)}</svg>`,
    ].map((content, index) => ({
      name: `the picture ${content.slice(0, 60)}`,
      file: `static/img/kopf-${index}.svg`,
      content,
      rule: 'safety/picture',
      says: /no plain drawing/,
      line: 1,
    })),
    {
      name: 'a picture that would keep a slow pattern busy',
      file: 'static/img/lang.svg',
      content: `<svg><path d="${'1 '.repeat(9_000)}x"${' '.repeat(1_900)}/></svg>`,
      rule: 'safety/picture',
      says: /no plain drawing/,
      line: 1,
    },
    {
      name: 'a picture in another encoding',
      file: 'static/img/utf16.svg',
      content: Buffer.from('\uFEFF<svg><script>x</script></svg>', 'utf16le'),
      rule: 'safety/picture',
      says: /no plain drawing/,
      line: 1,
    },
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
      ['a key that nobody knows', '---\ntitle: A\nfremd: 1\n---\n', 3, 'safety/data'] as const,
      ...['[mdx]: {format: md}', '? [mdx]\n: {format: md}', '? |-\n  mdx\n: {format: md}', '__proto__: {mdx: 1}'].map(
        (head) => [head, `---\n${head}\n---\n`, 2, 'front-matter/keys'] as const,
      ),
      ['a key with a type', '---\n!!str title: A\n---\n', 2, 'front-matter/keys'] as const,
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
      ['a component of another', '<props.constructor.constructor />\n', 1, 'safety/element'] as const,
      ['links of a component', "<Links all={[{href: 'javascript:alert(1)'}]} />\n", 1, 'safety/address'] as const,
    ].map(([name, content, line, rule = 'safety/code'], index) => ({
      ...{name, content, line, rule, file: `docs/_rest-${index}.md`, says: /./},
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
      name: 'parts that include each other',
      file: 'docs/_kreis.md',
      content: "import Kreis from './_kreis.md';\n\n<Kreis />\n",
      rule: 'safety/inclusion',
      says: /without end/,
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
        '<span className="muted text--center language-sh">Text</span> <code className="language-sh">ls</code>{\' \'}und {/* Kommentar */} [Beispiel einer Seite](https://fremd.example/x), [Post](mailto:a@fremd.example), <kbd>a</kbd>.\n\n<Tabs values={[{label: \'A\', value: \'a\'}]}>\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>',
      ),
    ],
    [
      'texts of front matter, addresses of others to follow, and parts of pages',
      'docs/angaben.md',
      `---\ntitle: 'Data: woher sie kommen'\ndescription: ${sentence}\ncustom_edit_url: https://fremd.example/x\nslug: /angaben\nimage: /img/x.png\n---\n\nimport Teil from './_teil-ohne.md';\n\nText.\n\n<Teil />\n`,
    ],
    ['a part of a page', 'docs/_teil-ohne.md', 'Text.\n'],
    ['code with a title', 'docs/titel.md', page('```js title="live.js"\nlive();\n```')],
    [
      'a soft hyphen and a no-break space',
      'docs/trennung.md',
      page('Silben\u00adtrennung, 5\u00a0&nbsp;GB&shy; \u2709\ufe0f.'),
    ],
    [
      'a drawing in a page',
      'docs/zeichnung.md',
      page(
        '<figure>\n  <g id="kreis" transform="translate(1 2) scale(.5)"><circle r="9" /><text x="1">Text</text></g>\n  <path d="M1 1h9" markerEnd="url(#pfeil)" />\n</figure>',
      ),
    ],
    [
      'a picture of shapes and words',
      'static/img/zeichnung.svg',
      `<?xml version="1.0" encoding="utf-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="210" height="50px" viewBox="0 -.5 24 24" fill="none">\n<title>Ein Bild</title><desc>Was es zeigt.</desc>\n<g transform="translate(-4.5,2) rotate(90 1 1) scale(1 -1)" stroke="currentColor" stroke-width=".26" stroke-linecap="round">\n  <path fill-rule="evenodd" d="m1 1a2 2 0 0110 4 2 2 0 01-9.5-.5z"/><path fill="#0a5C4f" d="${'M1 1h9'.repeat(50)}"/></g>\n<text x="12" y="3" font-family="sans-serif" font-size="12" text-anchor="middle">Wort <tspan dy="1.5">und mehr</tspan></text></svg>\n`,
    ],
  ],
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

it('parts that include others ten times each are found before a build would not end', async () => {
  const root = copySite();
  for (const [index, part] of Array.from('abcdefgh').entries()) {
    const next = 'bcdefgh_'.charAt(index);
    const content = next === '_' ? 'Text.\n' : `import Teil from './_${next}.md';\n\n${'<Teil />\n\n'.repeat(10)}`;
    write(root, `docs/_${part}.md`, content);
  }
  const found = (await check(root)).filter(({ruleId}) => ruleId === 'safety/inclusion');
  expect(found.map(({file}) => file)).toEqual(['docs/_a.md', 'docs/_b.md', 'docs/_c.md']);
});

it('what a site allows is no mistake', async () => {
  const root = copySite();
  write(
    root,
    'docs/karte.md',
    page('<iframe src="https://karte.example/x" title="Karte" />\n\n{new Date(0).getDate()}'),
  );
  const allowed = {
    elements: ['iframe'],
    attributes: {iframe: ['src']},
    sources: ['https://karte.example/'],
    codeIn: ['docs/karte.md'],
  };
  const found = await check(root, {allowed});
  expect(found.filter(({ruleId}) => ruleId.startsWith('safety/'))).toEqual([]);
  expect((await check(root)).filter(({ruleId}) => ruleId.startsWith('safety/'))).toHaveLength(3);
});

it('a drawing that a maintainer has read is no mistake', async () => {
  const root = copySite();
  write(root, 'static/img/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><style>g{fill:red}</style></svg>\n');
  const said = async (drawings?: string[]) =>
    (await check(root, {allowed: {drawings}})).filter(({ruleId}) => ruleId === 'safety/picture');
  expect(await said()).toHaveLength(1);
  expect(await said(['static/img/logo.svg'])).toEqual([]);
});

it.each([
  ['docs/alles', '..'],
  ['docs/seite.md', '/etc/passwd'],
  ['i18n', 'docs'],
  ['static/bild.png', '/etc/passwd'],
])('a symbolic link is a mistake: %s to %s', async (file, target) => {
  const root = copySite();
  rmSync(path.join(root, file), {recursive: true, force: true});
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  symlinkSync(target, path.join(root, file));
  expect(await check(root)).toContainEqual(expect.objectContaining({file, ruleId: 'files/link'}));
});
