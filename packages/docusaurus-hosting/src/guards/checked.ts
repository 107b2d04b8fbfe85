import {isStrict} from './strict';

/** Arguments of the check that a build needs. */
export const buildCheck = (): string[] => ['--all', '--build', ...(isStrict() ? ['--strict'] : [])];

/** Variable of a build's environment: a message will say what the check found. */
export const checkedByParent = 'HOSTING_CHECKED_BY_PARENT';
