import {fold} from '../language/fold';
import {isStopWord, words} from '../analysis/words';

/** A question, word by word. */
export interface Question {
  /** Words that mean something, or all when none does. */
  readonly words: readonly QuestionWord[];
  /** All folded words. */
  readonly all: readonly string[];
}

export interface QuestionWord {
  /** As it was typed. */
  readonly text: string;
  readonly folded: string;
  /** Place in the question, in UTF-16 units. */
  readonly start: number;
  /** Is it the last word, with nothing behind it, so that it may still grow? */
  readonly open: boolean;
}

export function readQuestion(text: string): Question {
  const found = words(text);
  const last = found.at(-1);
  const isOpen = last !== undefined && last.start + last.text.length === text.length;
  const all = found.map((word) => ({
    text: word.text,
    start: word.start,
    folded: fold(word.text),
    open: isOpen && word === last,
  }));
  const meaningful = all.filter((word) => !isStopWord(word.text));
  return {words: meaningful.length > 0 ? meaningful : all, all: all.map(({folded}) => folded)};
}
