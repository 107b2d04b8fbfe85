import type {Rule} from '../rule';
import {addressRules} from './addresses';
import {externalRule} from './external';
import {factRules} from './facts';
import {fileRules} from './files';
import {frontMatterRules} from './frontMatter';
import {germanRules} from './german';
import {linkRules} from './links';
import {markdownlintRule} from './markdownlint';
import {markupRules} from './markup';
import {mdxRules} from './mdx';
import {searchRules} from './search';
import {secretsRule} from './secrets';
import {missingServiceRules} from './services';
import {sidebarRules} from './sidebars';
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
  ...addressRules,
  ...sidebarRules,
  ...searchRules,
  ...missingServiceRules,
  markdownlintRule,
  secretsRule,
  externalRule,
];
