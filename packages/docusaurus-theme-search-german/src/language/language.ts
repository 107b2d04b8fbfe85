/** How often a folded word, or another form of it, occurs in the site's texts; 0 for unknown words. */
export type Frequency = (word: string) => number;

/** Everything that depends on a language. Index and engine get it passed in; `german/` implements it. */
export interface Language {
  /** Brings spellings of one word together: case, umlauts, composed and decomposed letters. */
  readonly fold: (word: string) => string;
  /** Stem of a folded word. */
  readonly stem: (folded: string) => string;
  /** Is a word too common to be searched for? @param word - as it is written */
  readonly isStopWord: (word: string) => boolean;
  /** Does a folded word say little about what a question is about? */
  readonly isLight: (folded: string) => boolean;
  /** Is a folded word the part of a verb that stands at the end of a clause, as in "melde dich an"? */
  readonly isVerbPrefix: (folded: string) => boolean;
  /** @returns a function from a folded word to its two or three parts; empty when it is no compound */
  readonly createSplitter: (frequency: Frequency) => (word: string) => readonly string[];
  /** Words of less than four letters that compounds are made of. */
  readonly shortParts: ReadonlySet<string>;
  /** Letters that join the parts of a compound, the empty string among them. */
  readonly linkingElements: readonly string[];
  /** Are two letters easily typed for each other, by their place on the keyboard or their sound? */
  readonly areSimilar: (letter: string, other: string) => boolean;
}
