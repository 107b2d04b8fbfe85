import type {Rule} from '../rule';
import {addressRules} from './addresses/addresses';
import {externalRule} from './addresses/external';
import {fileRules} from './files';
import {frontMatterRules} from './frontMatter';
import {germanRules} from './text/german';
import {linkRules} from './addresses/links';
import {markdownlintRule} from './text/markdownlint';
import {mdxRules} from './mdx';
import {addressRule} from './addresses/pageAddress';
import {pageQuestionRule} from './pageQuestions';
import {pictureRules} from './pictures/pictures';
import {safetyRules} from './safety';
import {secretsRule} from './secrets';
import {spellingRule} from './text/spelling';
import {structureRules} from './structure';

export {didYouMean, type Rule} from '../rule';
export {linksIn, wrongAddresses} from './addresses/addresses';
export {externalLinkRule} from './addresses/external';
export {unknownNames} from './frontMatter';
export {questionsBeside} from './pageQuestions';
export {isPicture} from './pictures/pictures';

/** The rules of this package. */
export const builtInRules: readonly Rule[] = [
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
