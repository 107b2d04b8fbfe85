import {nearestName} from 'docusaurus-content-check/text';
import type {Message} from 'docusaurus-content-check/diagnostic';
import {didYouMean, externalLinkRule, type Rule} from 'docusaurus-content-check/rules';
import {
  addressOf,
  endOf,
  hasVariableHost,
  MarkdownDocument,
  nodesOf,
  publishedOf,
  scheme,
  startOf,
  targetsOf,
  VariableMask,
  variableReferences,
} from 'docusaurus-content-check/reader';
import {describeFact} from '../../facts/describe';
import {findLiterals} from '../../facts/literals';
import {notOfferedOwner} from '../../facts/lookup';
import {factsFolder} from '../../facts/places';
import type {HostingContent} from '../content';

/** Facts that a text names and nobody has given. */
const unknownIn = (text: string, {factTexts, facts}: HostingContent): (Message & {readonly optional: boolean})[] =>
  variableReferences(text)
    // Those of services that are not offered are named by services/not-offered.
    .filter(({name}) => !factTexts.has(name) && !notOfferedOwner(facts, name))
    .map(({name, match, at}) => {
      const {optional = false, means} = describeFact(name, facts) ?? {};
      if (optional) {
        const reason = `${match}${means ? ` (${means})` : ''} is optional, and missing here`;
        return {at, optional, reason, note: `wrap the sentence in <If fact="${name}">…</If>, or delete it`};
      }
      // What stands on one server is said of no other.
      const isServer = name.startsWith('infrastructure.hosts.');
      const nearest = isServer ? undefined : `{{${nearestName(name, factTexts.keys()) ?? ''}}}`;
      const note = didYouMean(nearest, 'add that server, or delete what is said of it');
      return {at, optional, reason: `there is no fact ${match}`, note};
    });

const unknownRule: Rule<HostingContent> = {
  name: 'facts/unknown',
  stopsBuild: true,
  page: ({document}, content) => unknownIn(document.text, content),
  // Parts of pages, translations and lists.
  file(file, content) {
    if (!content.isContent(file)) return [];
    const unknown = unknownIn(content.text(file), content);
    // A question that names an optional fact is left out without it.
    return file.endsWith('.questions.yaml') ? unknown.filter(({optional}) => !optional) : unknown;
  },
};

/** Facts that are made for cells of tables, where they break the grammar of a sentence ("mit vollständige E-Mail-Adresse"). */
const tableOnlyRule: Rule<HostingContent> = {
  name: 'facts/table-only',
  stopsBuild: true,
  page({document: {text, tree}}, {facts}) {
    const tables = nodesOf(tree, 'table');
    const isInTable = (at: number): boolean => tables.some((table) => at >= startOf(table) && at < endOf(table));
    return variableReferences(text)
      .filter(({name, at}) => describeFact(name, facts)?.tableOnly && !isInTable(at))
      .map(({match, at}) => ({
        at,
        reason: `${match} is made for tables`,
        note: 'say it in a sentence of your own, with single quantities such as {{account.deletionGrace.dativ}}, or leave it to <ServiceFacts />',
      }));
  },
};

const codeFile = /\.(?:[mc]?[jt]sx?|css|txt|ya?ml|json|svg|xml|html)$|Caddyfile$/;

/** Whether a file of code is the site's own and names hosts: everything but the facts themselves and tests. */
const isCode = (file: string, model: HostingContent): boolean => {
  const folders = [...model.site.areas.map(({folder}) => folder), ...(model.site.check?.codeFolders ?? [])];
  return (
    codeFile.test(file) &&
    !/\.test\.tsx?$/.test(file) &&
    !model.isFacts(file) &&
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`))
  );
};

/** Whether a file is Markdown that a page imports, or a translation that stands in place of one. */
const isPartOfPages = (file: string, content: HostingContent): boolean =>
  /\.mdx?$/.test(file) && content.isContent(file);

const literalRule: Rule<HostingContent> = {
  name: 'facts/literal',
  page: ({document}, {factTexts}) => findLiterals(document.text, factTexts, 'prose'),
  file(file, model) {
    if (isCode(file, model)) return findLiterals(model.text(file), model.factTexts, 'code');
    return isPartOfPages(file, model) ? findLiterals(model.text(file), model.factTexts, 'prose') : [];
  },
};

/** Facts are the only place of external addresses. */
const externalRule = externalLinkRule<HostingContent>((content) =>
  [...content.factTexts]
    .filter(([, value]) => /^https?:\/\/[^\s{}]+$/.test(value))
    .map(([name, url]) => ({url, name: `fact ${name}`, ...content.placeOfFact(name.split('.'))})),
);

/** Whether the host or the mailbox of an address is typed, also one that begins with two slashes; `pathname:` names a file of the site. */
function isTyped(url: string): boolean {
  const address = addressOf(url).replace(/^[\\/]{2}/, 'https://');
  return scheme.test(address) && !/^pathname:/i.test(address) && !hasVariableHost(address);
}

/** Typed addresses in YAML, and names of an author in networks, which become some; what variables are in it stays hidden. */
function typedInData(data: unknown): string[] {
  const json = JSON.stringify(data);
  const address = /"((?:(?:[a-z][a-z\d+.-]*:)?[\\/]{2}|https?:|mailto:)[^"\s]*|[^"\s@/:]+@[^"\s@]+)"/gi;
  const addresses = [...json.matchAll(address)].map(([, url = '']) => url.replace(/^[^:/]+@/, 'mailto:$&'));
  const names = [...json.matchAll(/"socials":\{"[^"]*":"([^"]*)/g)].map(([, name = '']) => name);
  return [...addresses.filter(isTyped), ...names];
}

const typed = (url: string, at: number, {mask}: HostingContent): Message => ({
  at,
  reason: `${mask.fill(url)} is typed by hand`,
  note: `define it once in ${factsFolder}/links.ts, and name it: [text]({{links.name}})`,
});

function typedIn(document: MarkdownDocument, content: HostingContent): Message[] {
  const inText = targetsOf(document).filter(({url, kind}) => kind === 'link' && isTyped(url));
  const {frontMatter} = new MarkdownDocument(document.file, content.mask.hide(document.text), new VariableMask());
  return [
    ...inText.map(({url, at}) => typed(url, at, content)),
    ...typedInData(frontMatter.data).map((url) => typed(url, 0, content)),
  ];
}

/** Typed addresses as they are written, or else those that are whole only once a stray tag is taken out of them. */
function typedAsPublished(document: MarkdownDocument, content: HostingContent): Message[] {
  const found = typedIn(document, content);
  const published = publishedOf(document, content);
  if (found.length > 0 || published === document) return found;
  return typedIn(published, content).map((each) => ({...each, at: 0}));
}

const linkRule: Rule<HostingContent> = {
  name: 'links/fact',
  page: ({document}, content) => typedAsPublished(document, content),
  file(file, content) {
    if (isPartOfPages(file, content)) return typedAsPublished(content.document(file), content);
    return content.isContent(file) ? typedInData(content.yaml(file).data).map((url) => typed(url, 0, content)) : [];
  },
};

/** Rules about facts and the links among them. */
export const factRules: readonly Rule<HostingContent>[] = [
  unknownRule,
  tableOnlyRule,
  literalRule,
  linkRule,
  externalRule,
];
