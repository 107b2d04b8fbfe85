import type {Rule} from '../../rule';
import {addressRule} from './addressRule';
import {codeRule} from './codeRule';
import {dataRule} from './dataRule';
import {elementRule} from './elementRule';
import {inclusionRule} from './inclusionRule';
import {invisibleRule} from './invisibleRule';
import {pictureRule} from './pictureRule';

/** What a page may hold of code, elements and addresses, so that reading a contribution is enough to trust it. */
export const safetyRules: readonly Rule[] = [
  elementRule,
  addressRule,
  codeRule,
  dataRule,
  inclusionRule,
  invisibleRule,
  pictureRule,
];
