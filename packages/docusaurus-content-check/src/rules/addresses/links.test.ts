import {inBody, page, testRules} from '../../../fixtures';
import {linkRules} from './links';

testRules(
  linkRules,
  [
    inBody(
      'a broken route',
      'Das [Konto](/hilfe/kont) fehlt.',
      'links/target',
      /no page \/hilfe\/kont.*did you mean \/hilfe\/konto/,
    ),
    inBody(
      'a broken file',
      'Das [Konto](./kont.md) fehlt.',
      'links/target',
      /no file \.\/kont\.md.*did you mean \.\/konto\.md/,
    ),
    {
      ...inBody(
        'a link to a file of other pages',
        'Das [Konto](../docs/konto.md#anlegen) ist neu.',
        'links/target',
        /outside of blog\/.*write \/hilfe\/konto#anlegen/,
      ),
      file: 'blog/2024-01-05-verweis.md',
    },
    inBody('a relative link without .md', 'Das [Konto](./konto) wandert.', 'links/target', /write \.\/konto\.md/),
    inBody(
      'a broken reference link',
      'Das [Konto][k] fehlt.\n\n[k]: /hilfe/kont',
      'links/target',
      /no page \/hilfe\/kont/,
    ),
    inBody('a broken HTML link', 'Das <a href="/hilfe/kont">Konto</a> fehlt.', 'links/target', /no page \/hilfe\/kont/),
    inBody(
      'a broken anchor',
      'Das [Anlegen](./konto.md#anlegne) fehlt.',
      'links/target',
      /no anchor #anlegne.*did you mean #anlegen/,
    ),
    ...["<a href={'/hilfe/kont'}>Konto</a>", '<a href="/hilfe/konto" href="/hilfe/kont">Konto</a>'].map((content) =>
      inBody(content, content, 'links/target', /no page \/hilfe\/kont/),
    ),
    inBody('a broken anchor of the own page', 'Siehe [weiter unten](#unten).', 'links/target', /no anchor #unten/),
    inBody('an address with .html', 'Das [Konto](/hilfe/konto.html).', 'links/target', /write \/hilfe\/konto/),
    inBody('"hier klicken"', '[Hier klicken](/hilfe/konto)', 'links/text', /does not say where it leads/),
    inBody('"hier"', 'Lies das [hier](/hilfe/konto).', 'links/text', /"hier"/),
    inBody('"hier."', 'Lies das [hier.](/hilfe/konto)', 'links/text', /"hier"/),
    inBody('"diesem Link"', 'Folge [diesem Link](/hilfe/konto).', 'links/text', /"diesem Link"/),
    inBody(
      'an address as the text of a link',
      'Siehe [{{links.programm}}]({{links.programm}}).',
      'links/text',
      /text is the address https:.* write the name of what is there/,
    ),
    inBody(
      'an address without its scheme as the text of a link',
      'Siehe [fremd.example/x](https://fremd.example/x).',
      'links/text',
      /text is the address fremd\.example\/x/,
    ),
    inBody('a link without words', 'Lies [](/hilfe/konto) das.', 'links/text', /without words/),
  ],
  [
    [
      'links in all forms',
      'docs/verweise.md',
      page(
        'Das [Konto](./konto.md#anlegen), die [Cloud](cloud/index.md), das [Impressum](/impressum), der [Anfang](/), die [Suche](/search), [unten](#unten), das [Programm]({{links.programm}}), [so][k], die [Liste](/hilfe/tags/neues), der [Satz](./konto.md#:~:text=Text), [per Post](mailto:name) und [alles](/hilfe).\n\n[k]: /hilfe/konto\n\n## Unten\n\nText.',
      ),
    ],
    [
      'addresses to copy',
      'docs/adressen.md',
      page(
        'Gib [`{{links.programm}}`]({{links.programm}}) ein, schreibe an [{{contact.support}}](mailto:{{contact.support}}).\n\n| Wofür | Adresse |\n| --- | --- |\n| Programm | [{{links.programm}}]({{links.programm}}) |',
      ),
    ],
  ],
);
