import path from 'node:path';
import {collatorInDocs} from '../edits/collatorInDocs';
import {collatorInTheme} from '../edits/collatorInTheme';
import {pluralRules} from '../edits/pluralRules';
import {segmenter} from '../edits/segmenter';

/** A change of a compiled module of Docusaurus, where no option, no alias, no swizzle and no client module helps. */
export interface ModuleEdit {
  /** Named in the error when the text is not found. */
  readonly name: string;
  /** The file, by the end of its path. */
  readonly test: RegExp;
  readonly edits: readonly (readonly [find: string, replacement: string])[];
}

const edits: readonly ModuleEdit[] = [segmenter, collatorInTheme, collatorInDocs, pluralRules];

/** Rules of the bundler that make the edits. @throws Error in the build, with the edit's name, when a text is not found */
export const editRules = edits.map(({name, test, edits: changes}) => ({
  test,
  loader: path.join(__dirname, 'editModule.cjs'),
  options: {name, edits: changes},
}));
