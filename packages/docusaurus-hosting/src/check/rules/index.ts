import type {Rule} from 'docusaurus-content-check/rules';
import type {HostingContent} from '../content';
import {componentRules} from './components';
import {factRules} from './facts';
import {frontMatterRules} from './frontMatter';
import {pictureRules} from './pictures';
import {searchRules} from './search';
import {serviceRules} from './services';
import {unofferedRules} from './unoffered';

/** Rules that know facts, services, their life cycles and the questions of the search. */
export const rules: readonly Rule<HostingContent>[] = [
  ...frontMatterRules,
  ...componentRules,
  ...factRules,
  ...serviceRules,
  ...unofferedRules,
  ...searchRules,
  ...pictureRules,
];
