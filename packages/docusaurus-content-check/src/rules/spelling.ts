import type {Message} from '../diagnostic';
import type {Site} from '../reader/site';
import {proseFor} from '../reader/textFiles';
import type {Rule} from '../rule';
import {misspelled, wordsFile, wordsOf} from '../spelling';

/** Words of a file that visitors read. */
const wordsIn = (file: string, site: Site): {word: string; at: number}[] => wordsOf(proseFor(file, site));

/** Similar words for the wrong ones of the files that are being checked. */
const misspellings = new WeakMap<Site, ReadonlyMap<string, readonly string[]>>();

const messagesFor = (file: string, site: Site): Message[] =>
  wordsIn(file, site).flatMap(({word, at}) => {
    const suggestions = misspellings.get(site)?.get(word);
    if (!suggestions) return [];
    const nearest = suggestions.length > 0 ? `did you mean ${suggestions.join(', ')}? ` : '';
    const note = `${nearest}If it is right, add it to ${wordsFile}`;
    return [{at, reason: `„${word}“ is in no dictionary`, note}];
  });

/** The words of all files are judged at once, because loading the dictionaries takes longer than all other rules. */
export const spellingRule: Rule = {
  name: 'spelling/word',
  level: 'error',
  async prepare(files, site) {
    const words = files.flatMap((file) => wordsIn(file, site).map(({word}) => word));
    misspellings.set(site, await misspelled(site.root, words));
  },
  page: ({file}, site) => messagesFor(file, site),
  file: messagesFor,
};
