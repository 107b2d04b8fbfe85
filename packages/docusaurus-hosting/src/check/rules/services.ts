import {nearestName} from 'docusaurus-content-check/text';
import {didYouMean, type Rule} from 'docusaurus-content-check/rules';
import {offsetOf, type Diagnostic, type Level, type Message} from 'docusaurus-content-check/diagnostic';
import {wrongFacts, type WrongFact} from '../../facts/validate';
import {mentionsOfMissingServices} from '../../markdown/leftovers';
import {lucideNames} from '../../site/lucideIcons';
import type {HostingContent} from '../content';

/** Wrong facts of a site; what `defineProvider` adds is none of the facts that it checks. */
const wrongFactsOf = ({site: {provider}}: HostingContent): WrongFact[] =>
  'notOffered' in provider ? [] : wrongFacts(provider);

const schemaRule: Rule<HostingContent> = {
  name: 'facts/schema',
  level: 'error',
  stopsBuild: true,
  speaksOf: (file, content) => content.isFacts(file),
  site: (model) =>
    wrongFactsOf(model).map(({path, message, right}): Message => ({
      ...model.placeOfFact(path),
      reason: `${path.join('.')}: ${message}`,
      note: right,
    })),
};

/** Services of facts that hold: those that do not are named by the schema. */
const servicesOf = (model: HostingContent) =>
  Object.entries(wrongFactsOf(model).length > 0 ? {} : model.provider.services);

const pageRule: Rule<HostingContent> = {
  name: 'services/page',
  level: 'error',
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

/** Services and categories: everything that has an icon. */
const entriesWithIcons = (model: HostingContent): [list: string, id: string, entry: {readonly icon: string}][] =>
  wrongFactsOf(model).length > 0
    ? []
    : (['services', 'categories'] as const).flatMap((list) => {
        const entries: Readonly<Record<string, {readonly icon: string}>> = model.provider[list];
        return Object.entries(entries).map(([id, entry]): [string, string, {readonly icon: string}] => [
          list,
          id,
          entry,
        ]);
      });

const iconRule: Rule<HostingContent> = {
  name: 'services/icon',
  level: 'error',
  stopsBuild: true,
  speaksOf: (file, content) => content.isFacts(file),
  site: (model) =>
    entriesWithIcons(model)
      .filter(([, , {icon}]) => !lucideNames().includes(icon))
      .map(([list, id, {icon}]): Message => ({
        ...model.placeOfFact([list, id, 'icon']),
        reason: `"${id}" has the icon "${icon}", and Lucide has none of that name`,
        note: didYouMean(nearestName(icon, lucideNames()), 'take one of lucide.dev'),
      })),
};

const mentions = new WeakMap<HostingContent, readonly Diagnostic[]>();

/** What the site still says of services that are not to be had; read once for both rules. */
function mentionsIn(content: HostingContent): readonly Diagnostic[] {
  const {provider, site, root} = content;
  let found = mentions.get(content);
  if (!found) {
    try {
      // Facts that break the schema are named by facts/schema, and nothing is known of services then.
      found = 'notOffered' in site.provider ? mentionsOfMissingServices(provider, site.areas, root) : [];
    } catch {
      // Conditions that cannot be applied are named by mdx/condition, and nothing is known of what they hide until then.
      found = [];
    }
    mentions.set(content, found);
  }
  return found;
}

const mentionRuleOf = (name: string, level: Level): Rule<HostingContent> => ({
  name,
  level,
  site: (content) =>
    mentionsIn(content)
      .filter(({ruleId}) => ruleId === name)
      .map(({file, line, reason, note}) => ({
        file,
        at: offsetOf(content.text(file), line),
        reason,
        note,
      })),
});

/** Rules about services, and about what pages say of those that are not offered. */
export const serviceRules: readonly Rule<HostingContent>[] = [
  schemaRule,
  pageRule,
  iconRule,
  {...mentionRuleOf('services/not-offered', 'error'), stopsBuild: true},
  mentionRuleOf('services/mention', 'warning'),
];
