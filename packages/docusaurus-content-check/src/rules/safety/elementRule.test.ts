import {expect, it} from 'vitest';
import {check, copySite, inBody, page, testRules, write} from '../../../fixtures';
import {elementRule} from './elementRule';

const element = (content: string) => inBody(content, content, 'safety/element', /may run|has no property/);

testRules(
  [elementRule],
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
    ...[['a component of another', '<props.constructor.constructor />\n', 1, 'safety/element'] as const].map(
      ([name, content, line, rule], index) => ({
        ...{name, content, line, rule, file: `docs/_element-${index}.md`, says: /./},
      }),
    ),
  ],
  [
    [
      'plain values and components',
      'docs/werte.md',
      page(
        '<span className="muted text--center language-sh">Text</span> <code className="language-sh">ls</code>{\' \'}und {/* Kommentar */} [Beispiel einer Seite](https://fremd.example/x), [Post](mailto:a@fremd.example), <kbd>a</kbd>.\n\n<Tabs values={[{label: \'A\', value: \'a\'}]}>\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>',
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
