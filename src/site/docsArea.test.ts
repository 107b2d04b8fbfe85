import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {routes} from '../../tests/routes';
import {docsArea, docsAreas, type DocsAreaId} from './docsArea';

const ids = Object.keys(docsAreas) as DocsAreaId[];
const optionsOf = (id: DocsAreaId) => (docsArea(id) as [string, Record<string, unknown>])[1];

describe.each(ids)('the area %s', (id) => {
  it('has a folder, a route and a sidebar of its own', () => {
    expect(optionsOf(id)).toMatchObject({
      id,
      path: `docs-${id}`,
      routeBasePath: id,
      sidebarPath: `./docs-${id}/_sidebar.ts`,
    });
    expect(existsSync(`docs-${id}/_sidebar.ts`)).toBe(true);
  });

  it('starts at a page that exists', () => {
    expect(routes.map(({path}) => path)).toContain(docsAreas[id].mainRoute);
  });

  it('shows the last change, lets sidebars collapse and refuses tags that its tags.yml does not define', () => {
    expect(optionsOf(id)).toMatchObject({
      showLastUpdateAuthor: true,
      showLastUpdateTime: true,
      sidebarCollapsible: true,
      onInlineTags: 'throw',
      tags: 'tags.yml',
    });
    expect(existsSync(`docs-${id}/tags.yml`)).toBe(true);
  });
});

it('areas differ in nothing but their id', () => {
  const [services, info] = ids.map((id) => JSON.stringify(optionsOf(id)).replaceAll(id, 'AREA'));
  expect(services).toBe(info);
});
