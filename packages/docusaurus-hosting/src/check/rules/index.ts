import type {Rule} from 'docusaurus-content-check/rules';
import type {HostingContent} from '../content';
import {componentRules} from './components';
import {factRules} from './facts';
import {frontMatterRules} from './frontMatter';
import {serviceRules} from './services';
import {unofferedRules} from './unoffered';

/** Rules that know facts, services and their life cycles. */
export const rules: readonly Rule<HostingContent>[] = [
  ...frontMatterRules,
  ...componentRules,
  ...factRules,
  ...serviceRules,
  ...unofferedRules,
];
