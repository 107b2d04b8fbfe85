import {fold} from '../analysis/fold';
import {words} from '../analysis/words';
import {editDistance} from './distance';
import type {Vocabulary} from './vocabulary';

const maxTerms = 3;

/** Words of the site that look most like the words of a query which found nothing, best first. */
export function nearestTerms(vocabulary: Vocabulary, query: string): string[] {
  const candidates: {text: string; edits: number; count: number}[] = [];
  for (const {text} of words(query)) {
    const word = fold(text);
    if (word.length < 3) continue;
    const limit = Math.max(2, Math.floor(word.length / 2));
    for (const [folded, {text: written, count}] of vocabulary.surface) {
      if (folded.length < 3 || /\d/.test(folded)) continue;
      const edits = editDistance(word, folded, limit);
      if (edits <= limit) candidates.push({text: written, edits, count});
    }
  }
  candidates.sort((a, b) => a.edits - b.edits || b.count - a.count);
  return [...new Set(candidates.map(({text}) => text))].slice(0, maxTerms);
}
