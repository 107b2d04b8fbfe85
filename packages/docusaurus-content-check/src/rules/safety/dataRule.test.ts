import {inHead, inPost, sentence, testRules} from '../../../fixtures';
import {dataRule} from './dataRule';

testRules(
  [dataRule],
  [
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
        'a lone carriage return in a list',
        'docs/stadt/_category_.yml',
        'label: A # x\rlink: x\n',
        1,
        'safety/data',
      ] as const,
      [
        'markup in a translation of the footer',
        'i18n/de/docusaurus-theme-classic/footer.json',
        '{"copyright":\n {"message": "<script>x</script>"}}',
        2,
        'safety/data',
      ] as const,
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
    inHead('an address from a variable', 'slug: /{{mail.host}}\n', 'safety/data', /comes from a variable/),
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
    ...[['a key that nobody knows', '---\ntitle: A\nfremd: 1\n---\n', 3, 'safety/data'] as const].map(
      ([name, content, line, rule], index) => ({
        ...{name, content, line, rule, file: `docs/_data-${index}.md`, says: /./},
      }),
    ),
  ],
  [
    [
      'texts of front matter, addresses of others to follow, and parts of pages',
      'docs/angaben.md',
      `---\ntitle: 'Data: woher sie kommen'\ndescription: ${sentence}\ncustom_edit_url: https://fremd.example/x\nslug: /angaben\nimage: /img/x.png\n---\n\nimport Teil from './_teil-ohne.md';\n\nText.\n\n<Teil />\n`,
    ],
    ['a part of a page', 'docs/_teil-ohne.md', 'Text.\n'],
  ],
);
