import type {Rule} from 'docusaurus-content-check/rules';
import type {HostingContent} from '../content';
import {factRules} from './facts';
import {pageRules} from './pages';
import {serviceRules} from './services';
import {unofferedRules} from './unoffered';

/** Rules that know facts, services and their life cycles. */
export const rules: readonly Rule<HostingContent>[] = [...pageRules, ...factRules, ...serviceRules, ...unofferedRules];
