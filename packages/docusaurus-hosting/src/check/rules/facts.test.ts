import {inBody, inHead, page, testRules} from '../../../fixtures/checkedSite';
import {factRules} from './facts';

testRules(
  // What needs the network is in siteFiles.test.ts.
  factRules.filter(({needsNetwork}) => !needsNetwork),
  [
    inBody(
      'a text for tables in a sentence',
      'Das ist für {{services.cloud.audience}}.',
      'facts/table-only',
      /made for tables/,
    ),
    inBody('a fact by the name of what every object has', 'Nimm {{constructor}}.', 'facts/unknown', /there is no fact/),
    inBody('an unknown fact', 'Nimm {{links.program}}.', 'facts/unknown', /did you mean \{\{links\.programm\}\}/),
    inBody(
      'a server that there is not, where no other one will do',
      'Das liegt auf {{infrastructure.hosts.al}}.',
      'facts/unknown',
      /hosts\.al\}\} – add that server, or delete what is said of it/,
    ),
    ...[
      ['docs/_teil.md', 'Ein Satz.\n\nNimm {{links.program}}.\n', 3],
      ['i18n/de/docusaurus-plugin-content-docs/current/x.md', 'Nimm {{links.program}}.\n', 1],
      ['i18n/de/docusaurus-theme-classic/navbar.json', '{"a":\n {"message": "{{links.program}}"}}', 2],
    ].map(([file, content, line]) => ({
      ...{name: `an unknown fact in ${String(file)}`, file: String(file), content: String(content), line: Number(line)},
      ...{rule: 'facts/unknown', says: /did you mean \{\{links\.programm\}\}/},
    })),
    inBody(
      'an address typed by hand',
      'Siehe [dort hin](https://fremd.kleinnetz.example/x).',
      'facts/literal',
      /fremd\.kleinnetz\.example/,
    ),
    ...[
      ['docs/_brief.md', '[uns](mailto:hilfe@fremd.example)', 'links/fact'],
      ['i18n/de/docusaurus-plugin-content-docs/current/y.md', '[dort](https://fremd.example/x)', 'links/fact'],
      ['docs/_zwei-teile.md', '[dort](htt</If>ps://fremd.example/x)', 'links/fact'],
      ['docs/_zwei-ziele.md', '[dort][a]\n\n[a]: https://fremd.example/x\n[a]: {{account.url}}', 'links/fact'],
      ['docs/_ohne-schema.md', 'Siehe www.fremd.example.', 'links/fact'],
      ['docs/_postfach.md', 'Schreib an hilfe@fremd.example.', 'links/fact'],
      ['blog/authors.yml', 'betrieb:\n  name: A\n  url: https://fremd.example/', 'links/fact'],
      ['i18n/de/docusaurus-plugin-content-blog/authors.yml', 'a:\n  email: hilfe@fremd.example', 'links/fact'],
      ['i18n/de/x/authors.yml', 'a:\n  socials:\n    github: fremd', 'links/fact'],
      ['docs/_seite.md', 'Siehe https://fremd.kleinnetz.example/x.', 'facts/literal'],
    ].map(([file = '', content = '', rule = '']) => ({
      ...{name: `what is typed by hand in ${file}: ${content}`, file, content: `${content}\n`, line: 1, rule},
      says: /fremd/,
    })),
    ...[
      '[dort](htt</If>ps://fremd.example/x?{{account.url}})',
      '[dort](/<If>/fremd.example/x?{{account.url}})',
      '[dort][a]\n\n[a]: htt</If>ps://fremd.example/x',
    ].map((content) => ({...inBody(`what a stray tag hides: ${content}`, content, 'links/fact', /fremd/), line: 1})),
    inBody(
      'a link to another site',
      'Siehe [den Artikel](https://fremd.example/x).',
      'links/fact',
      /define it once in src\/facts\/links\.ts/,
    ),
    inBody(
      'a mail address',
      'Schreibe [uns](mailto:hilfe@fremd.example).',
      'links/fact',
      /mailto:hilfe@fremd\.example/,
    ),
    ...[
      '<a href="https://fremd.example/x">Artikel</a>',
      "<a href={'https://fremd.example/x'}>Artikel</a>",
      '<a href={`https://fremd.example/x`}>Artikel</a>',
      '<a href="/konto" href="https://fremd.example/x">Artikel</a>',
      '<Link to="https://fremd.example/x">Artikel</Link>',
      "<Links all={[{href: 'https://fremd.example/x'}]} />",
      '[Artikel](https://{{contact.support}}.fremd.example/x)',
      '[Artikel](https://fremd.example/x?{{contact.support}})',
      '[Artikel](ftp://fremd.example/x)',
      '[Artikel](https://{{operator.siteHost}}:x@fremd.example/x)',
      '[Artikel](mailto:{{operator.siteHost}}@fremd.example)',
      '[Artikel](mailto:{{contact.support}}?bcc=hilfe@fremd.example)',
      '[Artikel](mailto:{{contact.support}}?subject=Frage&bcc=hilfe@fremd.example)',
      '<a href="mailto:{{contact.support}}?subject=a%0d%0aBcc:y@fremd.example">Artikel</a>',
      '[Artikel](mailto:{{contact.support}}?body=Hallo&subject=a%0ABcc:y@fremd.example)',
      '[Artikel](//fremd.example/{{contact.support}})',
      '[Artikel](/\\/fremd.example/{{contact.support}})',
      '<a href="//fremd.example/{{contact.support}}">Artikel</a>',
      '<b>www.fremd.example</b>',
      '<b>hilfe@fremd.example</b>',
    ].map((content) => inBody(`a typed address: ${content}`, content, 'links/fact', /typed by hand/)),
    ...[
      'custom_edit_url: https://fremd.example/x',
      'custom_edit_url: "https:\\u002f/fremd.example"',
      'image: //fremd.example',
    ].map((head) => inHead(head, `${head}\n`, 'links/fact', /fremd\.example.* is typed by hand/, 1)),
  ],
  [
    [
      'links to facts',
      'docs/angaben.md',
      page(
        '[Termine](webcal://{{operator.siteHost}}/x), [Post](mailto:{{contact.support}}), [Frage](mailto:{{contact.support}}?subject=Frage%20zu&body=Hallo%0D%0AGru%C3%9F), [Feed](pathname:///rss.xml).',
      ),
    ],
  ],
);
