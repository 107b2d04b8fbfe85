/**
 * The numbers that decide the order of results. bench/README.md says what moving each by a third does to the figures;
 * `npm run bench:search -- --parameters` measures it, which is why this object can be changed. Nothing else writes to it.
 */
export const parameters = {
  /** Weights of fields; body text and description weigh 1. A title names what its page is about, */
  title: 7,
  /** a heading what its section is about; a page has many. */
  heading: 3.5,
  /** Authors set keywords so that the page is found with them. */
  keywords: 3.4,
  /** Visitors' own words for what a section answers. */
  questions: 2.5,
  /** BM25: how slowly further occurrences of a term lose their value. Robertson's usual value. */
  k1: 1.2,
  /** BM25: how much long texts count for less. Robertson's usual value. */
  b: 0.75,
  /** From this number on, headings of a page weigh less each: a list of error messages has one for nearly every query. */
  manyHeadings: 20,
  /** The best place of a page decides; this share of the others breaks ties (`tie_breaker` of a disjunction max query). */
  tieBreaker: 0.05,
  /** Weights of expanded terms; the word itself has 1. A page that uses the visitor's own word comes before a synonym. */
  synonym: 0.8,
  /** A compound for a part of it: a "Datensicherung" is a "Sicherung". Also other endings, and compounds for their parts. */
  compound: 0.65,
  /** Weight of words that say little, beside others. */
  light: 0.25,
};
