import {expect, it} from 'vitest';
import {areaById, type Area} from './areas';

const area = (id: string): Area => ({
  id,
  kind: 'docs',
  label: id,
  folder: `docs-${id}`,
  basePath: `/${id}`,
  mainRoute: `/${id}/start`,
});
it('names the areas there are when asked for another', () => {
  expect(() => areaById([area('wissen'), area('hilfe')], 'wisen')).toThrow(
    'unknown area "wisen"; valid: wissen, hilfe',
  );
});
