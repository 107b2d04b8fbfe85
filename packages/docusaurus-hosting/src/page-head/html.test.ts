import {describe, expect, it} from 'vitest';
import {addToHead, canonicalBreadcrumbs, imageTags, readHead, structuredData} from './html';

describe('readHead', () => {
  it('gives the page’s own title, decoded', () => {
    expect(readHead('<head><title data-rh=true>Fragen &amp; Antworten | Haus</title></head>', ' | Haus')).toEqual({
      title: 'Fragen & Antworten',
    });
  });

  it('gives nothing for a page without a title', () => {
    expect(readHead('<head></head>', ' | Haus')).toBeUndefined();
  });
});

describe('imageTags', () => {
  it('names the image for Open Graph and Twitter, with quotes that cannot end the attribute', () => {
    const tags = imageTags({url: 'https://haus.example/a.png', alt: 'Bild "A" <b>', width: 2, height: 1});
    expect(tags).toContain('<meta property="og:image" content="https://haus.example/a.png">');
    expect(tags).toContain('<meta name="twitter:image:alt" content="Bild &quot;A&quot; &lt;b&gt;">');
  });
});

describe('addToHead', () => {
  it('adds at the end of the head', () => {
    expect(addToHead('<head><title>x</title></head><body>', '<meta>')).toBe(
      '<head><title>x</title><meta></head><body>',
    );
  });

  it('refuses what is no page', () => {
    expect(() => addToHead('Text', '<meta>')).toThrow('no </head>');
  });
});

describe('structuredData', () => {
  it('cannot be ended by a text inside', () => {
    expect(structuredData({name: '</script>'})).toBe(
      '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
    );
  });
});

describe('canonicalBreadcrumbs', () => {
  const script = (json: string) => `<script type=application/ld+json>${json}</script>`;

  it('takes the slash from the end of addresses, in breadcrumbs only', () => {
    const crumbs = '{"@type":"BreadcrumbList","itemListElement":[{"item":"https://haus.example/a/","name":"A/"}]}';
    const post = '{"@type":"Blog","item":"https://haus.example/"}';
    expect(canonicalBreadcrumbs(script(crumbs) + script(post))).toBe(
      script(crumbs.replace('/a/"', '/a"')) + script(post),
    );
  });
});
