import {fileTypes, type ServerDefinition} from './definition';

/**
 * Ends of a path that name the same page as the path without them: `/x.html`, `/x/`, `/x/index.html`. Part of a regular
 * expression that JavaScript, RE2 and PCRE read alike.
 */
export const spellings = '(?:\\.html|/|/index\\.html)';

/** Paths that no file has and that could lead elsewhere: `//`, `\`, control characters, `.` and `..`. For all three dialects, on the decoded path. */
export const oddPath = '//|\\\\|[\\x00-\\x1f\\x7f]|(?:^|/)\\.\\.?(?:/|$)';

/** The same hidden by percent signs: an encoded slash, backslash or NUL. On the path as it was sent, before `?`. */
export const oddEncoding = '%(?:2[fF]|5[cC]|00)';

/** A regular expression that matches the text and nothing else, in all three dialects. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const compressible = fileTypes.filter((type) => type.compressible).map(({ending}) => literally(ending));

/** Paths of compressed copies, which servers send in the place of the originals. For all three dialects. */
export const compressedCopy = `(?:${compressible.join('|')})\\.(?:br|gz)$`;

/**
 * All addresses that lead to a page's own, besides the spellings of {@link spellings}: the redirects of the site, `/index`,
 * and pages with umlauts in the decomposed form (NFD) in which some systems paste them.
 *
 * @param routes - routes of all pages, decoded
 * @returns paths, decoded, in any of their spellings → targets, encoded
 */
export function moves({redirects}: Pick<ServerDefinition, 'redirects'>, routes: readonly string[]) {
  const move = (from: string, to: string) => {
    const page = to.replace(/#.*$/, '');
    // While the file of its target is missing nothing moves: servers learn of a redirect just before the release is there.
    return {from, to: encodeURI(to), file: page === '/' ? '/index.html' : `${page}.html`};
  };
  const composed = [move('/index', '/'), ...redirects.map(({from, to}) => move(from, to))];
  const decomposed = [...composed, ...routes.map((route) => move(route, route))]
    .filter(({from}) => from !== from.normalize('NFD'))
    .map((each) => ({...each, from: each.from.normalize('NFD')}));
  return [...composed, ...decomposed];
}

/** Where an address leads that is not a page's own. */
export type Move = ReturnType<typeof moves>[number];
