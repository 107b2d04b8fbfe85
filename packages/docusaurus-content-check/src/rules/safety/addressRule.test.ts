import {inBody, testRules} from '../../../fixtures';
import {addressRule} from './addressRule';

const address = (content: string) => inBody(content, content, 'safety/address', /runs or holds|loaded from elsewhere/);

testRules(
  [addressRule],
  [
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
    inBody('markup for a component', "<Links all={[{label: '<img src=x>'}]} />", 'safety/address', /has markup/),
    ...['![Bild](./_x.png?/../../../geheim.png)', '![Bild](./_x.png#/../../../geheim.png)'].map((picture) =>
      inBody(`a file behind another: ${picture}`, picture, 'safety/address', /leave \? and # out/),
    ),
    ...[
      ['links of a component', "<Links all={[{href: 'javascript:alert(1)'}]} />\n", 1, 'safety/address'] as const,
    ].map(([name, content, line, rule], index) => ({
      ...{name, content, line, rule, file: `docs/_address-${index}.md`, says: /./},
    })),
  ],
);
