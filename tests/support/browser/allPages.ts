import {kinds} from '../kinds';
import {pages as routes} from '../pages';

export const searchWithHits = '/search?q=E-Mail';
export const unknownPath = '/gibt-es-nicht';

/** Every page but the sample: those of the route table, a search with hits, and the page for unknown paths. */
const others = [...routes.map(({path}) => path), searchWithHits, unknownPath].filter(
  (path) => !kinds.some(([, sample]) => sample === path),
);

/** All pages, the sample first, the others in as many groups as make good parallel tests. */
export const groups: readonly {readonly name: string; readonly tag: string; readonly pages: readonly string[]}[] = [
  {name: 'one of each kind', tag: '@kinds', pages: kinds.map(([, path]) => path)},
  ...[0, 1, 2, 3].map((group) => ({
    name: `group ${group + 1} of the others`,
    tag: '@all',
    pages: others.filter((_, index) => index % 4 === group),
  })),
];
