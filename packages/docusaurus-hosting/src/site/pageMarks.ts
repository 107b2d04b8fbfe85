/** How pages of a site say what the engine needs to know of them. */
export interface PageMarks {
  /** Key in `tags.yml` of the tag that pages of planned services get by themselves. */
  readonly plannedTag: string;
  /** Tags and words by which a page says that it is not finished: strict builds ask about each such page. */
  readonly unfinished: readonly string[];
}
