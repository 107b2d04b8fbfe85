import type {Rule} from '../rule';
import {externalRule} from './external';
import {factRules} from './facts';
import {fileRules} from './files';
import {frontMatterRules} from './frontMatter';
import {germanRules} from './german';
import {linkRules} from './links';
import {markdownlintRule} from './markdownlint';
import {markupRules} from './markup';
import {mdxRules} from './mdx';
import {secretsRule} from './secrets';
import {missingServiceRules} from './services';
import {siteRules} from './site';
import {structureRules} from './structure';

/** All rules but the spelling, which judges the words of all files at once. */
export const rules: readonly Rule[] = [
  ...frontMatterRules,
  ...mdxRules,
  ...structureRules,
  ...markupRules,
  ...linkRules,
  ...factRules,
  ...germanRules,
  ...fileRules,
  ...siteRules,
  ...missingServiceRules,
  markdownlintRule,
  secretsRule,
  externalRule,
];
