import {describe, expect, it} from 'vitest';
import {canonicalBreadcrumbs, jsonLd} from './structuredData';

describe('JSON-LD', () => {
  it('cannot be ended by a text inside', () => {
    expect(jsonLd({name: '</script>'})).toBe('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
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
