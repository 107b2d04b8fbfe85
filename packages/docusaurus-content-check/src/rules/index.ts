import type {Rule} from '../rule';
import {addressRules} from './addresses';
import {externalRule} from './external';
import {fileRules} from './files';
import {frontMatterRules} from './frontMatter';
import {germanRules} from './german';
import {linkRules} from './links';
import {markdownlintRule} from './markdownlint';
import {markupRules} from './markup';
import {mdxRules} from './mdx';
import {secretsRule} from './secrets';
import {siteRules} from './site';
import {spellingRule} from './spelling';
import {structureRules} from './structure';

export {didYouMean, type Rule} from '../rule';
export {brokenRoute} from './links';
export {externalLinkRule} from './external';
export {isPicture} from './files';
export {unknownNames} from './frontMatter';

/** The rules of this package. */
export const builtInRules: readonly Rule[] = [
  ...frontMatterRules,
  ...mdxRules,
  ...structureRules,
  ...markupRules,
  ...linkRules,
  ...germanRules,
  ...fileRules,
  ...siteRules,
  ...addressRules,
  markdownlintRule,
  secretsRule,
  externalRule,
  spellingRule,
];
