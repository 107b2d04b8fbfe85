import {nearestName} from 'docusaurus-content-check/text';
import {didYouMean, type Rule} from 'docusaurus-content-check/rules';
import type {Level, Message} from 'docusaurus-content-check/diagnostic';
import {overduePhase, prematurePhase, type LifecycleProblem} from '../../facts/lifecycle';
import type {Lifecycle} from '../../facts/schema';
import type {HostingContent} from '../content';

const pageRule: Rule<HostingContent> = {
  name: 'services/page',
  stopsBuild: true,
  speaksOf: (file, content) => content.isFacts(file),
  site: (model) =>
    Object.entries(model.facts.services)
      .filter(([, {docs}]) => !model.routes.has(docs))
      .map(([id, {docs}]): Message => ({
        ...model.placeOfFact(['services', id, 'docs']),
        reason: `"${id}" has its page at ${docs}, and there is none`,
        note: didYouMean(nearestName(docs, model.routes), 'write the page'),
      })),
};

/** Services whose life cycles and days do not fit together. */
const lifecycleRule = (
  name: string,
  level: Level,
  problemOf: (lifecycle: Lifecycle, today: string) => LifecycleProblem | undefined,
): Rule<HostingContent> => ({
  name,
  level,
  speaksOf: (file, content) => content.isFacts(file),
  site: (model) =>
    Object.entries(model.facts.services).flatMap(([id, {lifecycle}]): Message[] => {
      const problem = problemOf(lifecycle, model.today);
      if (!problem) return [];
      const place = model.placeOfFact(['services', id, 'lifecycle', problem.key]);
      return [{...place, reason: `"${id}" ${problem.reason}`, note: 'correct its phase or the day'}];
    }),
});

/** Rules about services and categories as the facts describe them. */
export const serviceRules: readonly Rule<HostingContent>[] = [
  pageRule,
  {...lifecycleRule('services/premature', 'error', prematurePhase), stopsBuild: true},
  lifecycleRule('services/overdue', 'warning', overduePhase),
];
