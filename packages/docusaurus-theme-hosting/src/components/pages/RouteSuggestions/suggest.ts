import {distance} from 'fastest-levenshtein';

/** Share of characters that may differ for a route to be worth suggesting. */
const tolerance = 0.4;

/** How many routes are suggested. */
const most = 3;

/** What people mistype without meaning another page: case, umlauts spelled out or left out, file endings, slashes. */
function fold(path: string): string {
  return path
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/(?:\/index)?(?:\.html?|\.php)?\/*$/, '');
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Levenshtein distance as a share of the longer text, 0 to 1. */
const difference = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length, 1);

/**
 * Routes that a visitor may have meant, best first.
 *
 * @param path - decoded path that does not exist
 * @param routes - decoded paths that exist
 */
export function suggestRoutes(path: string, routes: readonly string[]): string[] {
  const wanted = fold(path);
  if (wanted === '') return [];
  return routes
    .map((route) => {
      const folded = fold(route);
      // A right name in a wrong folder is nearly as good as a typing error.
      const score = Math.min(difference(wanted, folded), difference(lastSegment(wanted), lastSegment(folded)) + 0.05);
      return {route, score};
    })
    .filter(({score}) => score <= tolerance)
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({route}) => route);
}
