import type {Found} from '../finding';
import {wordsFile} from '../dictionaries';
import {wordsOf} from '../spelling';
import type {SiteModel} from '../siteModel';
import {proseFor} from '../textFiles';

export const spellingRule = {name: 'spelling/word', level: 'error'} as const;

/** Words of a file that visitors read. */
export const wordsIn = (file: string, model: SiteModel): {word: string; at: number}[] => wordsOf(proseFor(file, model));

/** Findings for the words of a file that are in `wrong`. */
export const misspellingsIn = (
  file: string,
  model: SiteModel,
  wrong: ReadonlyMap<string, readonly string[]>,
): Found[] =>
  wordsIn(file, model).flatMap(({word, at}) => {
    const suggestions = wrong.get(word);
    if (!suggestions) return [];
    const nearest = suggestions.join(', ');
    return [
      {
        at,
        wrong: `„${word}“ is in no dictionary`,
        right: `${nearest ? `did you mean ${nearest}? ` : ''}If it is right, add it to ${wordsFile}`,
      },
    ];
  });
