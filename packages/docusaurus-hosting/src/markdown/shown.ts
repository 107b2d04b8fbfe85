import {escapeRegExp} from 'docusaurus-content-check/text';
import {factsOf} from '../facts/facts';
import type {Provider} from '../facts/schema';
import {filesNotOffered, type ContentFile} from './contentFiles';
import {offeredText, targetsNotOffered} from './unoffered';

/** A page as it is published, and the offset at which it names a fact. */
export interface Shown extends Pick<ContentFile, 'route' | 'text'> {
  readonly at: number;
}

/** What finds a fact, in whatever form, in the text of a page. */
export const namingOf = (fact: string): RegExp => new RegExp(`\\{\\{\\s*${escapeRegExp(fact)}(?![A-Za-z0-9])`);

/** Finds the first page on which visitors see a fact. Pages are read when it is asked: all of them take seconds. */
export function shownOn(files: readonly ContentFile[], provider: Provider): (fact: string) => Shown | undefined {
  const offer = {provider, facts: factsOf(provider), targets: targetsNotOffered(files, provider)};
  const gone = new Set(filesNotOffered(files, provider));
  return (fact) => {
    const naming = namingOf(fact);
    for (const {file, route, text} of files.filter((each) => !gone.has(each) && naming.test(each.text))) {
      const published = offeredText(text, file, offer);
      const at = published.search(naming);
      if (at >= 0) return {route, text: published, at};
    }
    return undefined;
  };
}
