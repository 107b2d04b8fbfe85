import {nearestName} from 'docusaurus-content-check/text';
import {didYouMean, type Rule} from 'docusaurus-content-check/rules';
import type {Level, Message} from 'docusaurus-content-check/diagnostic';
import {overduePhase, prematurePhase, type LifecycleProblem} from '../../facts/lifecycle';
import type {Lifecycle} from '../../facts/schema';
import {wrongFacts, type FactMessage} from '../../facts/validate';
import type {HostingContent} from '../content';

/** Wrong facts of a site; what `defineProvider` adds is none of the facts that it checks. */
const wrongFactsOf = ({site: {provider}}: HostingContent): FactMessage[] =>
  'notOffered' in provider ? [] : wrongFacts(provider);

const schemaRule: Rule<HostingContent> = {
  name: 'facts/schema',
  stopsBuild: true,
  speaksOf: (file, content) => content.isFacts(file),
  site: (model) =>
    wrongFactsOf(model).map(({path, reason, note}): Message => ({
      ...model.placeOfFact(path),
      reason: `${path.join('.')}: ${reason}`,
      note,
    })),
};

/** Whether the facts hold: what is wrong with others, the schema says. */
const holds = (model: HostingContent): boolean => wrongFactsOf(model).length === 0;

const servicesOf = (model: HostingContent) => Object.entries(holds(model) ? model.provider.services : {});

const pageRule: Rule<HostingContent> = {
  name: 'services/page',
  stopsBuild: true,
  speaksOf: (file, content) => content.isFacts(file),
  site: (model) =>
    servicesOf(model)
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
    servicesOf(model).flatMap(([id, {lifecycle}]): Message[] => {
      const problem = problemOf(lifecycle, model.today);
      if (!problem) return [];
      const place = model.placeOfFact(['services', id, 'lifecycle', problem.key]);
      return [{...place, reason: `"${id}" ${problem.reason}`, note: 'correct its phase or the day'}];
    }),
});

/** Rules about services and categories as the facts describe them. */
export const serviceRules: readonly Rule<HostingContent>[] = [
  schemaRule,
  pageRule,
  {...lifecycleRule('services/premature', 'error', prematurePhase), stopsBuild: true},
  lifecycleRule('services/overdue', 'warning', overduePhase),
];
