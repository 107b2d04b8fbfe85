import {expect, it} from 'vitest';
import {readPage} from '../buildOutput';
import {pages as routes} from '../pages';

const tablesOf = (route: string): HTMLTableElement[] => [...readPage(route).document.querySelectorAll('table')];
const withTables = routes.map(({path}) => path).filter((route) => tablesOf(route).length > 0);

it('there are pages with tables', () => {
  expect(withTables.length).toBeGreaterThan(20);
});

it.each(withTables)('%s names its tables, and what their head cells head', (route) => {
  for (const table of tablesOf(route)) {
    expect(table.querySelector('caption')?.textContent?.trim(), `${route}: a table without a caption`).toBeTruthy();
    const heads = [...table.querySelectorAll('th')];
    expect(heads.length, `${table.caption?.textContent}: no head cells`).toBeGreaterThan(0);
    expect(
      heads
        .filter((head) => !/^(?:col|row)$/.test(head.getAttribute('scope') ?? ''))
        .map(({textContent}) => textContent),
    ).toEqual([]);
  }
});
