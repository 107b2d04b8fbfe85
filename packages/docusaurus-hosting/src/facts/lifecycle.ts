import type {Lifecycle} from './schema';

/** What is wrong with the days of a life cycle, and the key at which it is wrong. */
export interface LifecycleProblem {
  readonly key: keyof Lifecycle;
  /** An English sentence without its subject. */
  readonly reason: string;
}

/**
 * Says whether a life cycle is ahead of its own days: pages would say of a day to come that it has been.
 *
 * @param today - ISO day
 */
export function prematurePhase({phase, since, announced, off}: Lifecycle, today: string): LifecycleProblem | undefined {
  if (phase !== 'planned' && since && since > today) {
    return {key: 'since', reason: `begins on ${since}, which is still to come: until then its phase is "planned"`};
  }
  if ((phase === 'retiring' || phase === 'off') && announced && announced > today) {
    const reason = `is announced for ${announced}, which is still to come: until then its phase is "active"`;
    return {key: 'announced', reason};
  }
  return phase === 'off' && off && off > today
    ? {key: 'off', reason: `is switched off on ${off}, which is still to come: until then its phase is "retiring"`}
    : undefined;
}

/**
 * Says whether the next phase of a life cycle is overdue. Only worth a warning: a site that built yesterday builds today.
 *
 * @param today - ISO day
 */
export function overduePhase({phase, since, off}: Lifecycle, today: string): LifecycleProblem | undefined {
  if (phase === 'planned' && since && since < today) {
    return {key: 'since', reason: `was planned for ${since}, which has passed`};
  }
  return phase === 'retiring' && off && off < today
    ? {key: 'off', reason: `was to be switched off on ${off}, which has passed`}
    : undefined;
}
