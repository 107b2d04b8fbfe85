import {describe, expect, it} from 'vitest';
import {extractPage} from './extract';

const page = (article: string, classes = 'plugin-docs plugin-id-services docs-doc-page', head = ''): string =>
  `<!doctype html><html class="${classes}"><head><meta name="description" content="Worum es geht">${head}</head>
  <body><nav>Menü</nav><main><article>${article}</article></main><footer>Fuß</footer></body></html>`;

it('reads title, sections, description, keywords and origin', () => {
  const html = page(
    '<header><h1>Titel</h1></header><p>Ein <b>Wort</b>teil.</p><h2 id="a">Erster<a class="hash-link" href="#a">​</a></h2><p>Text<br>weiter</p><h3 id="b">Zweiter</h3>',
    undefined,
    '<meta name="keywords" content="eins,zwei">',
  );
  expect(extractPage(html)).toEqual({
    kind: 'docs',
    pluginId: 'services',
    classes: ['plugin-docs', 'plugin-id-services', 'docs-doc-page'],
    title: 'Titel',
    description: 'Worum es geht',
    keywords: 'eins, zwei',
    sections: [
      {anchor: '', heading: '', text: 'Ein Wortteil.'},
      {anchor: '#a', heading: 'Erster', text: 'Text weiter'},
      {anchor: '#b', heading: 'Zweiter', text: ''},
    ],
  });
});

it('reads pages of their own without an article from what is the main part', () => {
  const html = `<html class="plugin-pages plugin-id-default"><body><nav>Menü</nav><main><h1>Kontakt</h1><p>Ruf an.</p></main></body></html>`;
  expect(extractPage(html)).toMatchObject({title: 'Kontakt', sections: [{text: 'Ruf an.'}]});
});

describe('leaves out of the text', () => {
  it.each([
    ['the way to the page', '<nav>Pfad</nav>'],
    ['the list of tags', '<footer>Tags</footer>'],
    ['buttons', '<button>Kopieren</button>'],
    ['links that look like buttons', '<a class="button button--primary" href="/x">Öffnen</a>'],
    ['drawings', '<svg><text>Bild</text></svg>'],
    ['what is hidden', '<span aria-hidden="true">#</span>'],
    ['what says so itself', '<ul data-search-ignore><li>Liste</li></ul>'],
    ['the table of contents on phones', '<div class="x theme-doc-toc-mobile y">Auf dieser Seite</div>'],
  ])('%s', (_, html) => {
    expect(extractPage(page(`<h1>Titel</h1><p>Vorher</p>${html}<p>nachher</p>`))?.sections[0]?.text).toBe(
      'Vorher nachher',
    );
  });
});

describe('takes no page', () => {
  it.each([
    ['that lists others', page('<h1>Tags</h1>', 'plugin-docs plugin-id-services docs-tags-list-page')],
    ['without a title', page('<p>Text</p>')],
    ['that asks not to be indexed', page('<h1>Titel</h1>', undefined, '<meta name="robots" content="noindex">')],
  ])('%s', (_, html) => {
    expect(extractPage(html)).toBeUndefined();
  });
});

it.each([
  ['blog', 'blog-wrapper blog-post-page plugin-blog plugin-id-default'],
  ['pages', 'mdx-wrapper mdx-page plugin-pages plugin-id-default'],
])('knows a page of the kind %s', (kind, classes) => {
  expect(extractPage(page('<h1>Titel</h1>', classes))?.kind).toBe(kind);
});
