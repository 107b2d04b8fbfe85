import {didYouMean, linksIn, wrongAddresses, type Rule} from 'docusaurus-content-check/rules';
import {
  nodesOf,
  resolveLink,
  sentenceAt,
  startOf,
  variableReferences,
  type MarkdownDocument,
  type Page,
} from 'docusaurus-content-check/reader';
import type {Message} from 'docusaurus-content-check/diagnostic';
import {nearestName} from 'docusaurus-content-check/text';
import {isPageOffered, namesOf, notOfferedOwner} from '../../facts/lookup';
import {mentionsIn, proseOf} from '../../markdown/mentions';
import {conditionalParts, hasFact, isLacking, type Targets} from '../../markdown/unoffered';
import type {HostingContent} from '../content';

/** A service or a fact that `<If>` asks for and that does not exist, or an `<If>` that asks for nothing. */
const conditionRule: Rule<HostingContent> = {
  name: 'mdx/condition',
  stopsBuild: true,
  page({document: {tree, text}}, {facts, factTexts, offer}) {
    const nodes = nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement', 'code', 'inlineCode');
    const parts = nodes.flatMap((node) => conditionalParts(node, text));
    return parts.flatMap(({range: [at], condition}): Message[] => {
      if (!condition) {
        const note = 'write <If service="id">…</If> or <If fact="name">…</If>';
        return [{at, reason: 'a condition that asks for nothing', note}];
      }
      const {kind, name} = condition;
      const services = [...Object.keys(facts.services), ...Object.keys(facts.notOffered)];
      const known = kind === 'fact' ? [...factTexts.keys()] : services;
      if (known.includes(name) || (kind === 'fact' && hasFact(name, offer)) || isLacking(condition, offer)) return [];
      const nearest = nearestName(name, known);
      const note = didYouMean(nearest === undefined ? undefined : `"${nearest}"`, 'define it in the facts');
      return [{at, reason: `unknown ${kind} "${name}"`, note}];
    });
  },
};

const remedy = (id: string): string => `delete the sentence, or (in a page) write <If service="${id}">…</If> around it`;

/** Links of a document that lead to the pages of services, with the id of the service. */
function linksTo(targets: Targets, {tree, file}: MarkdownDocument): {at: number; id: string}[] {
  return nodesOf(tree, 'link').flatMap((node) => {
    const id = targets.get(resolveLink(node.url, file));
    return id === undefined ? [] : [{at: startOf(node), id}];
  });
}

/** Facts and links that need a service which is not offered: such a page cannot be built. */
const unofferedRule: Rule<HostingContent> = {
  name: 'services/not-offered',
  stopsBuild: true,
  page({document}, {facts, factTexts, offer}) {
    const {text} = document;
    const references = variableReferences(text).flatMap(({name, at}): Message[] => {
      const owner = factTexts.has(name) ? undefined : notOfferedOwner(facts, name);
      if (!owner) return [];
      const [id, {title}] = owner;
      const reason = `{{${name}}} belongs to "${title}", which is not offered: "${sentenceAt(text, at)}"`;
      return [{at, reason, note: remedy(id)}];
    });
    const links = linksTo(offer.targets, document).map(({at, id}): Message => {
      const {title} = facts.notOffered[id]!;
      return {at, reason: `links to "${title}", which is not offered: "${sentenceAt(text, at)}"`, note: remedy(id)};
    });
    return [...references, ...links];
  },
};

/** Sentences that the site leaves out by itself: in the source, only a condition says so. */
const leftOutRule: Rule<HostingContent> = {
  name: 'mdx/left-out',
  level: 'warning',
  includesHidden: true,
  page: ({document}, content) =>
    [...content.omittedOf(document).lost.values()].map(({kind, name, range}) => ({
      at: range[0],
      reason: `left out, since this site lacks the ${kind} "${name}": "${document.text.slice(...range).trim()}"`,
      note: `if that is meant, write <If ${kind}="${name}">…</If> around it`,
    })),
};

/** A title that pages should not name, what is wrong with it, and what would be right. */
type Title = readonly [title: string, what: string, note: string];

const titlesNotOffered = ({facts: {notOffered}}: HostingContent): Title[] =>
  Object.entries(notOffered).flatMap(([id, service]) =>
    namesOf(service).map((name): Title => [name, `mentions "${name}", which is not offered`, remedy(id)]),
  );

const formerTitles = ({facts: {services}}: HostingContent): Title[] =>
  Object.entries(services).flatMap(([id, {title, formerTitle}]): Title[] =>
    formerTitle
      ? [[formerTitle, `says "${formerTitle}", which is called "${title}" now`, `write {{services.${id}.title}}`]]
      : [],
  );

/** Addresses and files of the pages of services that have been switched off. */
const retiredTargets = ({contentFiles, facts: {services}}: HostingContent): Targets =>
  new Map(
    contentFiles.flatMap(({file, route, service = ''}) =>
      services[service]?.lifecycle.phase === 'off' ? [file.normalize('NFC'), route].map((to) => [to, service]) : [],
    ),
  );

const saysRetired = (id: string, {facts: {services}}: HostingContent): string =>
  `leads to "${services[id]!.title}", which was switched off on ${services[id]!.lifecycle.off}`;

/**
 * Links on living pages that lead to a service which has been switched off. Posts, the pages of retired services and of
 * the successor may speak of it, and so may a line that says when it ended.
 */
function linksToRetired({file, area, route, document}: Page, content: HostingContent): Message[] {
  const {categories, services} = content.facts;
  const targets = retiredTargets(content);
  const own = content.contentFiles.find((each) => each.file === file)?.service ?? '';
  const isOverview = Object.values(categories).some(({retired, docs}) => retired && docs === route);
  if (area.kind === 'blog' || targets.has(route) || isOverview) return [];
  const {text} = document;
  const lineAt = (at: number): string => text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
  return linksTo(targets, document)
    .filter(({id}) => services[id]!.lifecycle.successor !== own)
    .filter(({at, id}) => !lineAt(at).includes(`{{services.${id}.lifecycle.`))
    .map(({at, id}) => ({
      at,
      reason: `${saysRetired(id, content)}: "${sentenceAt(text, at)}"`,
      note: 'name what takes its place, or when it ended ({{services.….lifecycle.off}})',
    }));
}

/** Menus, goals and help that lead to such a service. */
function menusToRetired(content: HostingContent): Message[] {
  const targets = retiredTargets(content);
  return wrongAddresses(content, linksIn, (url) => {
    const address = resolveLink(url, '');
    const id = targets.get(address);
    if (id === undefined) return [];
    return [{at: 0, reason: `${address} ${saysRetired(id, content)}`, note: 'delete it, or name what takes its place'}];
  });
}

/** Menus of programs, which facts quote. */
const menus = /„[^„“]*→[^„“]*“/g;

/** Whether pages show a fact as words: no address, no name of a program, and not that of a category without services. */
const isShown = (name: string, {facts}: HostingContent): boolean => {
  const [list, id = ''] = name.split('.');
  if (list === 'categories') return isPageOffered(facts, facts.categories[id]!.docs);
  return list !== 'links' && !/\.(?:formerTitle|software)$/.test(name);
};

/** What pages and facts say by some titles, and may be meant that way. */
function titleRule(name: string, titles: (content: HostingContent) => Title[]): Rule<HostingContent> {
  const named = (prose: string, text: string, content: HostingContent): Message[] =>
    titles(content).flatMap(([title, what, note]) =>
      mentionsIn(prose, title, content.facts.operator.name).map((at) => {
        return {at, reason: `${what}: "${sentenceAt(text, at)}"`, note};
      }),
    );
  return {
    name,
    level: 'warning',
    page: ({document}, content) => named(proseOf(document, content.offer), document.text, content),
    site: (content) =>
      [...content.factTexts]
        .filter(([fact]) => isShown(fact, content))
        .flatMap(([fact, text]) => {
          const prose = text.replace(menus, (menu) => ' '.repeat(menu.length));
          const place = content.placeOfFact(fact.split('.'));
          return named(prose, text, content).map(({reason, note}) => ({...place, reason: `${fact} ${reason}`, note}));
        }),
  };
}

/** Rules about what depends on services that are not offered, and what is said of them. */
export const unofferedRules: readonly Rule<HostingContent>[] = [
  conditionRule,
  leftOutRule,
  unofferedRule,
  // In strict builds, warnings are errors.
  {...titleRule('services/mention', titlesNotOffered), stopsBuild: true},
  titleRule('services/former-title', formerTitles),
  {name: 'services/retired', level: 'warning', stopsBuild: true, page: linksToRetired, site: menusToRetired},
];
