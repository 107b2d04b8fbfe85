import {expect, it} from 'vitest';
import {readPage} from '../buildOutput';
import {pages as routes} from '../pages';

it('leads to every page by plain links, as without JavaScript', () => {
  const known = new Set(routes.map(({path}) => path));
  const reached = new Set(['/']);
  for (const route of reached) {
    for (const link of Array.from(readPage(route).document.querySelectorAll('a[href^="/"]'))) {
      const target = decodeURI(new URL(link.getAttribute('href') ?? '', 'http://localhost').pathname).normalize('NFC');
      if (known.has(target)) {
        reached.add(target); // a set that grows while it is walked through: each page is visited once
      }
    }
  }
  // The search works only with JavaScript; without it nothing leads there.
  expect([...known].filter((route) => !reached.has(route) && route !== '/search')).toEqual([]);
});
