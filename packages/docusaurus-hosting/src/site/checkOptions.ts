/** How much a finding weighs: errors end the command with exit code 1. */
export type Level = 'error' | 'warning';

/** A word that this site does not use, and what it says instead. */
export interface Phrase {
  /** Regular expression over the text that visitors read, without delimiters. */
  readonly pattern: string;
  /** What would be right: „write …“. */
  readonly right: string;
}

/** What a site tells the check beyond its facts and areas. */
export interface CheckOptions {
  /** Other levels than the rules' own; `off` leaves a rule out. Keys are names of rules, or of groups (`german`). */
  readonly rules?: Readonly<Record<string, Level | 'off'>>;
  /** Words that this site does not use. */
  readonly phrases?: readonly Phrase[];
  /**
   * Beginnings of the paths of pages whose headings are messages of programs, word by word. What they and links to them
   * say is not judged.
   */
  readonly verbatimPages?: readonly string[];
  /** Folder of the facts, from the site's root. */
  readonly factsFolder?: string;
  /** Files and folders beside the content in which hosts, ports and addresses are named, too. */
  readonly codeFolders?: readonly string[];
  /** Files that name pages of this site by their addresses (menus, key pages, words of the search), and what they export. */
  readonly addresses?: Readonly<Record<string, unknown>>;
  /** The search's synonyms: one group a line, and the file that they stand in. */
  readonly synonyms?: {readonly file: string; readonly groups: string};
}
