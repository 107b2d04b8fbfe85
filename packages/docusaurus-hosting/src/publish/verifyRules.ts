import type {BuildRules} from 'docusaurus-publish/verify';
import {linesToCompare} from 'mail-client-config/check';
import {filesFor} from '../client-files';
import type {Facts} from '../facts/schema';
import type {KeyPages} from '../site/keyPages';

/** The first line in which a file of the build differs from what the facts say. */
function differenceIn(text: string, expected: string): string | undefined {
  const [found, right] = [linesToCompare(text), linesToCompare(expected)];
  const index = right.findIndex((line, at) => line !== found[at]);
  if (index < 0) return undefined;
  return `it says “${(found[index] ?? '').trim()}”, and the facts say “${right[index]!.trim()}”`;
}

/** Rules of `hosting verify` for the builds of providers' sites: files that programs ask for are there, and say what the facts say. */
export const hostingRules = (facts: Facts, keyPages: KeyPages): BuildRules => ({
  *'build/client-files'(build) {
    for (const [address, expected] of filesFor(facts, keyPages, new Date(0))) {
      const file = address.slice(1);
      const text = build.text(file);
      const reason = text === undefined ? 'clients ask for it, and it is missing' : differenceIn(text, expected);
      if (reason !== undefined) yield {file, reason, hint: 'build again'};
    }
  },
});
