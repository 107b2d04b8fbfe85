import {escapeRegExp} from 'docusaurus-content-check/text';
import type {Facts} from '../facts/schema';
import {filesNotOffered, type ContentFile} from './contentFiles';
import {offeredText, offerOf} from './unoffered';

/** A page as it is published, and the offset at which it names a fact. */
export interface Shown {
  readonly route: string;
  readonly text: string;
  readonly at: number;
}

/** What finds a fact, in whatever form, in the text of a page. */
export const namingOf = (fact: string): RegExp => new RegExp(`\\{\\{\\s*${escapeRegExp(fact)}(?![A-Za-z0-9])`);

/** Finds the first page on which visitors see a fact. Pages are read when it is asked: all of them take seconds. */
export function shownOn(files: readonly ContentFile[], facts: Facts): (fact: string) => Shown | undefined {
  const offer = offerOf(files, facts);
  const gone = new Set(filesNotOffered(files, facts));
  return (fact) => {
    const naming = namingOf(fact);
    for (const page of files.filter((each) => !gone.has(each) && naming.test(each.document.text))) {
      const published = offeredText(page.document.text, page.file, offer);
      const at = published.search(naming);
      if (at >= 0) return {route: page.route, text: published, at};
    }
    return undefined;
  };
}
