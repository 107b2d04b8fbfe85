import type {Rule} from '../rule';
import {addressRules} from './addresses';
import {externalRule} from './external';
import {fileRules} from './files';
import {frontMatterRules} from './frontMatter';
import {germanRules} from './german';
import {linkRules} from './links';
import {markdownlintRule} from './markdownlint';
import {mdxRules} from './mdx';
import {addressRule} from './pageAddress';
import {pageQuestionRule} from './pageQuestions';
import {pictureRules} from './pictures';
import {safetyRules} from './safety';
import {schemaRules} from './schema';
import {secretsRule} from './secrets';
import {spellingRule} from './spelling';
import {structureRules} from './structure';

export {didYouMean, type Rule} from '../rule';
export {linksIn, wrongAddresses} from './addresses';
export {externalLinkRule} from './external';
export {unknownNames} from './frontMatter';
export {questionsBeside} from './pageQuestions';
export {isPicture} from './pictures';

/** The rules of this package. */
export const builtInRules: readonly Rule[] = [
  ...schemaRules,
  ...frontMatterRules,
  addressRule,
  ...mdxRules,
  ...safetyRules,
  ...structureRules,
  ...linkRules,
  ...pictureRules,
  ...germanRules,
  ...fileRules,
  ...addressRules,
  pageQuestionRule,
  markdownlintRule,
  secretsRule,
  externalRule,
  spellingRule,
];
