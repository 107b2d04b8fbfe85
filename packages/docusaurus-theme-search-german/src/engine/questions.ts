import type {SearchIndex} from '../index/model';
import {unpack} from '../index/pack';
import type {ResolvedWord} from './query/resolveWord';
import {parameters} from './ranking/parameters';

/** How similar a query is to the most similar question about a section (0 to 1), by the section's number. */
export type Similarities = ReadonlyMap<number, number>;

/** What visitors ask about sections. */
export function createQuestions({questions, questionCounts}: SearchIndex) {
  const sectionOf = unpack(questionCounts).flatMap((count, section) => Array<number>(count).fill(section));
  const having = questions.split(' ').map((packed) => {
    let number = 0;
    return unpack(packed).map((distance) => (number += distance));
  });
  /** What a word is worth that so many questions have. */
  const worthOf = (count: number): number => Math.log(1 + sectionOf.length / (count + 1));
  const termWorth = having.map(({length}) => worthOf(length));
  const questionWorth = new Float32Array(sectionOf.length);
  having.forEach((numbers, term) => numbers.forEach((number) => (questionWorth[number]! += termWorth[term]!)));

  /** For each question that has a word, how much of it that is; and what the word itself is worth. */
  function matchWord({match}: ResolvedWord) {
    const best = new Map<number, number>();
    let worth = 0;
    for (const [term, weight] of match.terms) {
      if (weight === 1) worth = Math.max(worth, termWorth[term]!);
      const value = weight * termWorth[term]!;
      for (const number of having[term]!) if ((best.get(number) ?? 0) < value) best.set(number, value);
    }
    return {best, worth: worth || worthOf(0)};
  }

  return {
    /** Sections about which a question has a term. */
    sectionsWith: (term: number): Set<number> => new Set((having[term] ?? []).map((number) => sectionOf[number]!)),
    /** Compares a query with all questions: what both share, by the geometric mean of what each of them says. */
    similarTo(words: readonly ResolvedWord[]): Similarities {
      const shared = new Map<number, number>();
      let queryWorth = 0;
      for (const word of words) {
        const share = word.isLight ? parameters.light : 1;
        const {best, worth} = matchWord(word);
        queryWorth += share * worth;
        for (const [number, value] of best) shared.set(number, (shared.get(number) ?? 0) + share * value);
      }
      const similarities = new Map<number, number>();
      for (const [number, value] of shared) {
        const section = sectionOf[number]!;
        const similarity = Math.min(1, value / Math.sqrt(queryWorth * questionWorth[number]!));
        if (similarity > (similarities.get(section) ?? 0)) similarities.set(section, similarity);
      }
      return similarities;
    },
  };
}
