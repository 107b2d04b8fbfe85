import type {PluginConfig} from '@docusaurus/types';
import type {Options} from '@docusaurus/plugin-client-redirects';
import type {Redirect} from 'docusaurus-publish';
import {isPageOffered, type Offer} from '../facts/lookup';

export type {Redirect};

/** The redirects without those that lead to pages of services that are not offered. */
export const offeredRedirects = (redirects: readonly Redirect[], provider: Offer): readonly Redirect[] =>
  redirects.filter(({to}) => isPageOffered(provider, to));

/** Spellings of a page's address that no redirect may have: servers take them for the page without the ending. */
const spelledOut = /(?:\.html|.\/)$/;

const withoutFragment = (address: string): string => address.replace(/#.*$/, '');

function problem({from, to}: Redirect, redirects: readonly Redirect[], pages: ReadonlySet<string>): string | undefined {
  const target = withoutFragment(to);
  if (!from.startsWith('/') || spelledOut.test(from) || /[?#]/.test(from)) {
    return `"${from}" must be a plain address such as /old: from the root, without .html, a final slash, ? or #`;
  }
  if (from !== from.normalize('NFC') || from.includes('%')) {
    return 'must be written as visitors see it: ä, not %C3%A4, as one character (NFC)';
  }
  if (redirects.filter((other) => other.from === from).length > 1) {
    return 'stands in the list twice; keep one';
  }
  if (pages.has(from)) {
    return `there is a page at ${from}, which nobody would see any more; delete the page or the redirect`;
  }
  const next = redirects.find((other) => other.from === target);
  if (next) {
    return `${target} redirects on to ${next.to}; write ${from} → ${next.to}`;
  }
  if (!pages.has(target)) {
    return `there is no page at ${target}`;
  }
  return undefined;
}

/**
 * Checks redirects against the pages that there are.
 *
 * @param pages - routes of all pages, decoded
 * @throws Error with a line for each redirect that is wrong: a missing target, a chain or circle, a page of the same name
 */
export function checkRedirects(redirects: readonly Redirect[], pages: ReadonlySet<string>): void {
  const problems = redirects.flatMap((redirect) => {
    const what = problem(redirect, redirects, pages);
    return what === undefined ? [] : [`  ${redirect.from} → ${redirect.to}: ${what}`];
  });
  if (problems.length > 0) {
    throw new Error(`Wrong redirects (src/site/redirects.ts):\n${problems.join('\n')}`);
  }
}

/** Writes pages that redirect on any static host; servers that can, answer with a real redirect. */
export const clientRedirects = (redirects: readonly Redirect[]): PluginConfig[] => [
  () => ({
    name: 'redirects-check',
    async postBuild({routesPaths}) {
      checkRedirects(redirects, new Set(routesPaths.map((route) => decodeURI(route))));
    },
  }),
  ['@docusaurus/plugin-client-redirects', {redirects: redirects.map(({from, to}) => ({from, to}))} satisfies Options],
];
