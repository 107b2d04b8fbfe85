/**
 * Every number that shapes the answers, with its reason. bench/README.md says what moving each by a third does to the figures;
 * `npm run bench:search -- --coefficients` measures that.
 *
 * An object that can be changed, so that the measurement can move one at a time; nothing else writes to it.
 */
export const coefficients = {
  // --- How much a match is worth ---

  /** A title names what its page is about. */
  titleWeight: 7,
  /** A heading names what its section is about; a page has many. */
  headingWeight: 3.5,
  /** A description is a sentence about the whole page, written to be found. */
  descriptionWeight: 1.2,
  /** Keywords were put there by the author so that this page is found with them. */
  keywordsWeight: 3.4,
  /** The measure of the others. */
  textWeight: 1,
  /** BM25: how slowly further occurrences of a word lose their value. Robertson's usual value. */
  saturation: 1.2,
  /** BM25: how much long texts count for less. Robertson's usual value. */
  lengthInfluence: 0.75,
  /** From this number on, headings count for less each: a list of error messages has one for nearly every question. */
  manyHeadings: 20,
  /** The best place of a page decides; what further places add only breaks ties. */
  furtherPlaces: 0.05,

  // --- How sure a reading of a word is (1: the word itself, in any inflection) ---

  /** Nearly the word itself, but a page that uses the visitor's own word comes first. */
  synonymConfidence: 0.8,
  /** A synonym whose beginning was typed may become another word yet. */
  synonymBeginningConfidence: 0.5,
  /** The last part says what a compound is about: „Datensicherung“ is a „Sicherung“. */
  compoundTailConfidence: 0.65,
  /** The first part only says of what kind: a „Passwortmanager“ is no „Passwort“. */
  compoundHeadConfidence: 0.25,
  /** A compound that the site never writes may mean what its parts mean together. */
  unseenCompoundConfidence: 0.7,
  /** Two words of the question that the site writes as one. */
  jointConfidence: 0.9,
  /** An ending that the stemmer does not know is nearly always an inflection. */
  inflectionConfidence: 0.6,
  /** A beginning may become another word; the more letters are missing, the less sure (square root of the share). */
  beginningConfidence: 0.75,
  /** A word that the site knows is likely to be complete: what else it may begin counts for less. */
  completeWord: 0.35,
  /** Parts of a compound in different sections of a page are less likely to mean it. */
  scatteredParts: 0.4,

  // --- How words come together ---

  /** Exponent of the share of the question's words that a page has: missing one of two costs two thirds. */
  coverageExponent: 1.5,
  /** All words in one section are likely to belong together. */
  sameSection: 0.8,
  /** Pages that the site names as less useful (retired services). */
  demotion: 0.5,
  /** Who pastes a message wants its place and no other: pages gain by so much when a heading is named closely. */
  namedHeading: 1.5,
  /** A reading must be so sure to name a heading. */
  namingConfidence: 0.35,
};

/** Letters that each part of a compound has at least; shorter ones are found by accident in every second word. */
export const minPartLength = 4;
/** A part of so many letters is no accident, whatever the rest of the word is. */
export const longPart = 6;
/** Letters of an ending that may be an inflection unknown to the stemmer. */
export const inflectionLetters = 3;
/** Up to so many letters, the beginning of a word could become too many words: those of titles are enough. */
export const shortBeginning = 2;
/** Words that a beginning may become, at most, by frequency; short beginnings fetch few files so. */
export const maxBeginnings = {short: 12, long: 80} as const;

/** From this number of words on, a question that a heading contains is no coincidence, however long the heading is. */
export const manyWords = 3;
/** Part of a heading that a pasted text must have: the rest is what differs from visitor to visitor. */
export const quotedShare = 0.75;
/** Part of a heading that a question must make up to name it. */
export const namedShare = 0.5;

/** Rows that the first, second and every further page may take. */
export const rowsPerPage = [3, 2, 1] as const;
/** Up to this length a beginning may become many words: then more pages help more than more rows of one. */
export const shortQuery = 6;
/** Words to mark on the target page, at most: they stand in its address. */
export const maxMarkedWords = 6;
/** Words to offer when nothing was found, at most. */
export const maxNearestWords = 3;

/**
 * Up to so many, all postings come along with the index: some 60 kB, which a slow network (Slow 4G: 180 kB/s) brings in less
 * time than its 562 ms for another answer.
 */
export const maxPostingsAtOnce = 50_000;
/** Postings in one file of others: some 4 kB. Words of a question stand far apart, so that larger files would bring mostly what nobody asked for. */
export const postingsPerShard = 3000;

/** What counts as a typo. */
export const typos = {
  /** Letters of the shortest word that may have one wrong edit, and two. Shorter words are neighbours by accident. */
  oneEdit: 4,
  twoEdits: 8,
  /** Letters typed of a word that is not finished yet, from which on its beginning may have one wrong edit. */
  beginning: 6,
  /** Cost of an edit, by how often people make it: swapped neighbours and doubled letters are slips of the hand, */
  swap: 0.55,
  double: 0.55,
  /** a missing, an additional and a neighbouring or like-sounding letter are common, */
  missing: 0.8,
  additional: 0.8,
  likely: 0.8,
  /** any other letter is rather another word. */
  unlikely: 1.3,
  /** Letters that must be right for each unit of cost: „Konzert“ is no „Konzept“. */
  lettersPerCost: 6,
} as const;
