import {describe, expect, it} from 'vitest';
import {docsAreaOf} from '../../fixtures/areas';
import {provider} from '../../fixtures/provider';
import {docsArea} from './docsArea';

const optionsOf = (id: string) =>
  (
    docsArea(docsAreaOf(id), {provider, editUrl: 'https://forge.example/_edit/'}) as [string, Record<string, unknown>]
  )[1];

describe('a docs area', () => {
  it('has a folder, a route and a sidebar of its own', () => {
    expect(optionsOf('wissen')).toMatchObject({
      id: 'wissen',
      path: 'docs-wissen',
      routeBasePath: 'wissen',
      sidebarPath: './docs-wissen/_sidebar.ts',
    });
  });

  it('shows the last change, lets sidebars collapse and refuses tags that its tags.yml does not define', () => {
    expect(optionsOf('wissen')).toMatchObject({
      showLastUpdateAuthor: true,
      showLastUpdateTime: true,
      sidebarCollapsible: true,
      onInlineTags: 'throw',
      tags: 'tags.yml',
    });
  });

  it('differs from another in nothing but its data', () => {
    expect(JSON.stringify(optionsOf('wissen')).replaceAll('wissen', 'AREA')).toBe(
      JSON.stringify(optionsOf('hilfe')).replaceAll('hilfe', 'AREA'),
    );
  });
});
