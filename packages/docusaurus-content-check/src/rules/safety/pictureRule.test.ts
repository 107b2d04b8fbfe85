import {expect, it} from 'vitest';
import {check, copySite, testRules, write} from '../../../fixtures';
import {pictureRule} from './pictureRule';

testRules(
  [pictureRule],
  [
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
  ],
  [
    [
      'a picture of shapes and words',
      'static/img/zeichnung.svg',
      `<?xml version="1.0" encoding="utf-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="210" height="50px" viewBox="0 -.5 24 24" fill="none">\n<title>Ein Bild</title><desc>Was es zeigt.</desc>\n<g transform="translate(-4.5,2) rotate(90 1 1) scale(1 -1)" stroke="currentColor" stroke-width=".26" stroke-linecap="round">\n  <path fill-rule="evenodd" d="m1 1a2 2 0 0110 4 2 2 0 01-9.5-.5z"/><path fill="#0a5C4f" d="${'M1 1h9'.repeat(50)}"/></g>\n<text x="12" y="3" font-family="sans-serif" font-size="12" text-anchor="middle">Wort <tspan dy="1.5">und mehr</tspan></text></svg>\n`,
    ],
  ],
);

it('a drawing that a maintainer has read is no mistake', async () => {
  const root = copySite();
  write(root, 'static/img/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><style>g{fill:red}</style></svg>\n');
  const said = async (drawings?: string[]) =>
    (await check(root, {allowed: {drawings}})).filter(({ruleId}) => ruleId === 'safety/picture');
  expect(await said()).toHaveLength(1);
  expect(await said(['static/img/logo.svg'])).toEqual([]);
});
