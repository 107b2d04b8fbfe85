import {didYouMean, type Rule} from 'docusaurus-content-check/rules';
import {
  nodesOf,
  resolveLink,
  startOf,
  variableReferences,
  type MarkdownDocument,
  type Page,
} from 'docusaurus-content-check/reader';
import type {Message} from 'docusaurus-content-check/diagnostic';
import {nearestName} from 'docusaurus-content-check/text';
import {isPageOffered, notOfferedOwner} from '../../facts/lookup';
import {mentionsIn, proseOf} from '../../markdown/mentions';
import {conditionalParts, isLacking, targetsOf, type Targets} from '../../markdown/unoffered';
import type {HostingContent} from '../content';

/** A service or a fact that `<If>` asks for and that does not exist, or an `<If>` that asks for nothing. */
const conditionRule: Rule<HostingContent> = {
  name: 'mdx/condition',
  stopsBuild: true,
  page({document: {tree, text}}, {provider, facts, offer}) {
    const nodes = nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement', 'code', 'inlineCode');
    const parts = nodes.flatMap((node) => conditionalParts(node, text));
    return parts.flatMap(({range: [at], condition}): Message[] => {
      if (!condition) {
        const note = 'write <If service="id">…</If> or <If fact="name">…</If>';
        return [{at, reason: 'a condition that asks for nothing', note}];
      }
      const {kind, name} = condition;
      const services = [...Object.keys(provider.services), ...Object.keys(provider.notOffered)];
      const known = kind === 'fact' ? [...facts.keys()] : services;
      if (known.includes(name) || isLacking(condition, offer)) return [];
      const nearest = nearestName(name, known);
      const note = didYouMean(nearest === undefined ? undefined : `"${nearest}"`, 'define it in the facts');
      return [{at, reason: `unknown ${kind} "${name}"`, note}];
    });
  },
};

const remedy = (id: string): string => `delete the sentence, or write <If service="${id}">…</If> around it`;

/** The whole of what surrounds an offset in its line: a sentence, a cell of a table or an item of a list. */
function sentenceAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(lineStart).split('\n', 1);
  let start = 0;
  for (const part of line.split(/(?<=[.!?:]\**)\s+|\s*\|\s*/)) {
    start = line.indexOf(part, start) + part.length;
    if (offset - lineStart < start) return part.replace(/^[-*#>\s]+/, '').trim();
  }
  return line.trim();
}

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
  page({document}, {provider, facts, offer}) {
    const {text} = document;
    const references = variableReferences(text).flatMap(({name, at}): Message[] => {
      const owner = facts.has(name) ? undefined : notOfferedOwner(provider, name);
      if (!owner) return [];
      const [id, {title}] = owner;
      const reason = `{{${name}}} belongs to "${title}", which is not offered: "${sentenceAt(text, at)}"`;
      return [{at, reason, note: remedy(id)}];
    });
    const links = linksTo(offer.targets, document).map(({at, id}): Message => {
      const {title} = provider.notOffered[id]!;
      return {at, reason: `links to "${title}", which is not offered: "${sentenceAt(text, at)}"`, note: remedy(id)};
    });
    return [...references, ...links];
  },
};

/** Titles of services that are not offered, and former titles of others, where prose names them. */
function mentionsOfTitles(prose: string, text: string, {provider}: HostingContent): Message[] {
  const {services, notOffered, operator} = provider;
  const named = (title: string, what: string, note: string): Message[] =>
    mentionsIn(prose, title, operator.name).map((at) => ({at, reason: `${what}: "${sentenceAt(text, at)}"`, note}));
  return [
    ...Object.entries(notOffered).flatMap(([id, {title}]) =>
      named(title, `mentions "${title}", which is not offered`, remedy(id)),
    ),
    ...Object.entries(services).flatMap(([id, {title, formerTitle}]) =>
      formerTitle
        ? named(formerTitle, `says "${formerTitle}", which is called "${title}" now`, `write {{services.${id}.title}}`)
        : [],
    ),
  ];
}

/**
 * Links on living pages that lead to a service which has been switched off. Posts, the pages of retired services and of
 * the successor may speak of it, and so may a line that says when it ended.
 */
function linksToRetired({file, area, route, document}: Page, content: HostingContent): Message[] {
  const {categories, services} = content.provider;
  const isOff = (id: string): boolean => services[id]?.lifecycle.phase === 'off';
  const own = content.contentFiles.find((each) => each.file === file)?.service ?? '';
  const isOverview = Object.values(categories).some(({retired, docs}) => retired && docs === route);
  if (area.kind === 'blog' || isOff(own) || isOverview) return [];
  const {text} = document;
  const lineAt = (at: number): string => text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
  return linksTo(targetsOf(content.contentFiles, Object.keys(services).filter(isOff)), document)
    .filter(({id}) => services[id]!.lifecycle.successor !== own)
    .filter(({at, id}) => !lineAt(at).includes(`{{services.${id}.lifecycle.`))
    .map(({at, id}) => {
      const {title, lifecycle} = services[id]!;
      return {
        at,
        reason: `leads to "${title}", which was switched off on ${lifecycle.off}: "${sentenceAt(text, at)}"`,
        note: 'name what takes its place, or when it ended ({{services.….lifecycle.off}})',
      };
    });
}

/** Menus of programs, which facts quote. */
const menus = /„[^“]*→[^“]*“/g;

/** Whether pages show a fact as words: no address, and not the name of a category without services. */
const isShown = (name: string, {provider}: HostingContent): boolean => {
  const [list, id = ''] = name.split('.');
  const category = list === 'categories' ? provider.categories[id] : undefined;
  return list !== 'links' && (!category || isPageOffered(provider, category.docs));
};

/** What pages and facts say of services that are not offered, renamed or switched off, and may be meant that way. */
const mentionRule: Rule<HostingContent> = {
  name: 'services/mention',
  level: 'warning',
  page: (page, content) => [
    ...mentionsOfTitles(proseOf(page.document, content.offer), page.document.text, content),
    ...linksToRetired(page, content),
  ],
  site: (content) =>
    [...content.facts]
      .filter(([name]) => isShown(name, content))
      .flatMap(([name, text]) =>
        mentionsOfTitles(
          text.replace(menus, (quoted) => ' '.repeat(quoted.length)),
          text,
          content,
        ).map(({reason, note}) => ({
          ...content.placeOfFact(name.split('.')),
          reason: `${name} ${reason}`,
          note,
        })),
      ),
};

/** Rules about what depends on services that are not offered, and what is said of them. */
export const unofferedRules: readonly Rule<HostingContent>[] = [conditionRule, unofferedRule, mentionRule];
