import {describe, expect, it} from 'vitest';
import {site} from '../../../docusaurus-hosting/fixtures';
import {docsAreaOf} from '../../../docusaurus-hosting/fixtures/areas';
import {contentOf} from '.';

const areas = ['wissen', 'hilfe'].map(docsAreaOf);
const optionsOf = (id: string) => (contentOf({...site, areas}).docsArea(id) as [string, Record<string, unknown>])[1];

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
    const [wissen, hilfe] = [optionsOf('wissen'), optionsOf('hilfe')];
    expect(wissen.editUrl).toBe(hilfe.editUrl);
    const dataOf = (options: typeof wissen): string => JSON.stringify({...options, editUrl: undefined});
    expect(dataOf(wissen).replaceAll('wissen', 'AREA')).toBe(dataOf(hilfe).replaceAll('hilfe', 'AREA'));
  });
});
