import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {MarkdownDocument, VariableMask, writeFiles} from 'docusaurus-content-check/reader';
import type {Area, Facts, Site} from 'docusaurus-hosting';
import {defineFacts} from 'docusaurus-hosting/facts';
import {
  baselineFile,
  baselineOf,
  claimsIn,
  contentFiles,
  escaped,
  filesNotOffered,
  json,
  offerOf,
  picturesOf,
  readFactSources,
  recolorSite,
  valueAt,
} from 'docusaurus-hosting/template';
import {readAnswers, slugFor, type Answers} from './answers';
import {
  editServices,
  listOfBars,
  mapTexts,
  renamedYaml,
  renamer,
  tagsOf,
  withConditions,
  withoutClaims,
  withoutLinks,
  withTitles,
  writeFacts,
} from './rewrite';
import siteFiles from './siteFiles.json';

export {answersIn} from './answers';

/** The site that a new one is made from. */
export interface Template extends Pick<Site, 'facts' | 'areas' | 'contentTags'> {
  readonly root: string;
}

export interface NewSite {
  /** Folder to write to; must be empty or missing. */
  readonly target: string;
  /** What the new site's package.json says of each of our packages: a version, or `file:` and a tarball. */
  readonly packages: Readonly<Record<string, string>>;
  /** Day of the first post, ISO 8601. */
  readonly today: string;
}

/** The template's own pages about itself, and pictures of it. */
const leftBehind = /(?:^|\/)static\/img\/readme(?:\/|$)/;
const pagePicture = /\.(?:png|jpe?g|webp|avif)$/;
const code = /\.tsx?$/;
const yaml = /\.ya?ml$/;
const text = /\.(?:tsx?|mdx?|json|ya?ml|css|svg|txt)$/;

const read = (file: string): string => readFileSync(file, 'utf8');
/** Writes a file anew, where that changes it. */
function edit(file: string, change: (text: string) => string): void {
  const before = read(file);
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

function copyTemplate({root, areas}: Template, target: string): void {
  const folders = areas.map(({folder}) => folder);
  const isOfPage = (file: string): boolean => folders.some((folder) => file.startsWith(path.join(root, folder, '/')));
  const filter = (file: string): boolean => !leftBehind.test(file) && !(pagePicture.test(file) && isOfPage(file));
  for (const entry of new Set([...folders, ...siteFiles])) {
    const from = path.join(root, entry);
    if (existsSync(from)) cpSync(from, path.join(target, entry), {recursive: true, filter});
  }
}

/** Takes away the bars above all pages, and pages of their own that these lead to: no other page names them. */
function dropBars(areas: readonly Area[], target: string): void {
  const file = path.join(target, 'src/site/announcements.ts');
  const text = read(file);
  const [start, end] = listOfBars(text);
  const named = new Set([...text.slice(start, end).matchAll(/href="([^"#?]+)/g)].map(([, address]) => address));
  const ownPages = areas.filter(({kind}) => kind === 'pages');
  for (const page of contentFiles(ownPages, target).filter(({route}) => named.has(route))) {
    rmSync(path.join(target, page.file));
    rmSync(path.join(target, page.file.replace(/\.mdx?$/, '.questions.yaml')), {force: true});
  }
  writeFileSync(file, `${text.slice(0, start)}[]${text.slice(end)}`);
}

/** Posts tell the template's history: the new site begins with one of its own, and with tags for its services. */
function writeFirstPost(folder: string, {today}: NewSite, {name, titles}: Answers, services: readonly string[]): void {
  filesBelow(folder)
    .filter((file) => /\.(?:mdx?|questions\.yaml)$/.test(file))
    .forEach((file) => rmSync(file));
  const tags = path.join(folder, 'tags.yml');
  if (existsSync(tags)) edit(tags, (text) => tagsOf(text, services, titles));
  const frontMatter = {
    title: `${name} hat eine neue Website`,
    description: `Hier stehen ab heute Anleitungen zu allen Diensten von ${name} und Neuigkeiten aus dem Betrieb.`,
    slug: '/willkommen',
    authors: ['betrieb'],
  };
  const text = `---
${stringify(frontMatter, {lineWidth: 0})}---

Hier liest du ab heute, was sich an unseren Diensten ändert, für wen und bis wann.

{/* truncate */}

Fehlt dir eine Anleitung, schreibe an [{{contact.support}}](mailto:{{contact.support}}).
`;
  writeFileSync(path.join(folder, `${today}-willkommen.md`), text);
}

/** Addresses of the template's posts. */
function postRoutes({areas, root}: Template): ReadonlySet<string> {
  const blogs = areas.filter(({kind}) => kind === 'blog');
  return new Set(contentFiles(blogs, root).map(({route}) => route));
}

/**
 * Addresses that lead to a service which the new site lacks: ways to be reached are deleted, and in place of links, which
 * pages need, stands what a strict build wants to have replaced.
 */
function lostAddresses(
  {contact, links, services}: Facts,
  offered: Answers['services'],
): Readonly<Record<string, string | null>> {
  const lost = Object.entries(services).flatMap(([id, {url}]) => (url && offered?.includes(id) === false ? [url] : []));
  const leadingThere = (facts: object): string[] =>
    Object.entries(facts).flatMap(([key, value]) => (lost.some((url) => String(value).startsWith(url)) ? [key] : []));
  return Object.fromEntries([
    ...leadingThere(contact).map((key) => [`contact.${key}`, null] as const),
    ...leadingThere(links).map((key) => [`links.${key}`, 'https://bitte-ersetzen.example'] as const),
  ]);
}

/** Puts texts in the place of facts, or deletes them. Names without a section are found wrong when they are written. */
function replaceFacts(root: object, facts: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(facts)) {
    const keys = name.split('.');
    const section = valueAt(root, keys.slice(0, -1)) as Record<string, unknown> | undefined;
    if (typeof section !== 'object') continue;
    if (typeof section[keys.at(-1)!] === 'object' && value !== null) {
      throw new Error(
        `Wrong answers:\nfacts: ${name} is no text, as answers are; take it out of them, and change it in src/facts/ afterwards`,
      );
    }
    if (value === null) Reflect.deleteProperty(section, keys.at(-1)!);
    else section[keys.at(-1)!] = value;
  }
}

/**
 * The facts as their new owner will have them, for what follows from the services that are left.
 *
 * @throws Error for answers that are no facts
 */
function newFacts(template: Template, answers: Answers, rename: (words: string) => string): Facts {
  const {notOffered: _, ...facts} = mapTexts(template.facts, rename);
  replaceFacts(facts, answers.facts ?? {});
  const offered = (id: string): boolean => answers.services?.includes(id) ?? true;
  const services = Object.entries(facts.services).map(([id, service]) => {
    const {lifecycle} = service;
    const isLost = lifecycle.successor !== undefined && !offered(lifecycle.successor);
    return [
      id,
      {...service, offered: offered(id), lifecycle: isLost ? {...lifecycle, successor: 'keiner'} : lifecycle},
    ];
  });
  try {
    return defineFacts({...facts, services: Object.fromEntries(services) as Facts['services']});
  } catch (error) {
    throw new Error((error as Error).message.replace(/^Wrong facts in .*:/, 'Wrong answers:\nfacts:'), {cause: error});
  }
}

/** What a description names: more services than these make it too long for a list of results. */
const namedServices = 5;

/** Facts that follow from the answers. Entries in registers are nobody else's: a provider that has none lacks the fact. */
function factsFrom({name, titles = {}, facts}: Answers, {services}: Facts): Readonly<Record<string, string | null>> {
  const own = Object.entries(services).map(([id, {title}]) => titles[id] ?? title);
  const list = [...own.slice(0, namedServices), ...(own.length > namedServices ? ['mehr'] : [])];
  const named = new Intl.ListFormat('de').format(list);
  return {
    'operator.description': `Anleitungen und Neuigkeiten zu den Diensten von ${name}${named && `: ${named}`}.`,
    'legal.name': name,
    'legal.register': null,
    'legal.vatId': null,
    ...facts,
  };
}

/**
 * Rewrites the pages: without claims and links to posts of the template, with the titles that services get, and with
 * conditions around what names other services.
 *
 * @param titles - other titles of services, by id
 */
function rewritePages(
  facts: Facts,
  {areas, contentTags: {unfinished}}: Template,
  {target}: NewSite,
  posts: ReadonlySet<string>,
  titles: NonNullable<Answers['titles']>,
): void {
  const pages = contentFiles(areas, target);
  const offer = offerOf(pages, facts);
  const gone = new Set(filesNotOffered(pages, facts));
  const read = (file: string, text: string): MarkdownDocument =>
    new MarkdownDocument(file, text, new VariableMask(offer.factTexts));
  for (const page of pages) {
    const {file, document} = page;
    const linked = read(file, withoutLinks(read(file, withoutClaims(document.text, unfinished)), posts));
    const text = withTitles(linked, offer, Object.keys(titles));
    const own = gone.has(page) ? text : withConditions(read(file, text), offer);
    if (own !== document.text) writeFileSync(path.join(target, file), own);
  }
}

/** Development packages that a site needs; the others test and measure our packages. */
const siteTools = /^(?:@docusaurus\/(?!eslint|preset)|@secretlint\/|@types\/(?:node|react)|typescript$|tsx$)/;

function writeManifest(root: string, {target, packages}: NewSite, answers: Answers): void {
  type Part = 'engines' | 'scripts' | 'dependencies' | 'devDependencies' | 'overrides' | 'browserslist';
  const {engines, scripts, dependencies, devDependencies, overrides, browserslist} = JSON.parse(
    read(path.join(root, 'package.json')),
  ) as Readonly<Record<Part, Record<string, string>>>;
  const manifest = {
    name: `${slugFor(answers)}-docs`,
    version: '1.0.0',
    private: true,
    engines,
    scripts: Object.fromEntries(
      Object.entries(scripts).flatMap(([name, script]) => {
        const [command] = /\bhosting \w.*$/.exec(script) ?? [];
        return command ? [[name, command]] : [];
      }),
    ),
    dependencies: Object.fromEntries(Object.entries({...dependencies, ...packages}).sort()),
    devDependencies: Object.fromEntries(Object.entries(devDependencies).filter(([each]) => siteTools.test(each))),
    overrides,
    browserslist,
  };
  writeFileSync(path.join(target, 'package.json'), json(manifest));
}

/** What a repository needs besides the site: a way in, and a check of each change. */
function writeOwnFiles(target: string, {name}: Answers): void {
  const templateFile = (file: string): string => read(path.join(__dirname, '../template', file));
  const workflow = templateFile('test.yml');
  writeFiles(target, {
    'README.md': templateFile('README.md').replace('NAME', () => name),
    // A release that is still supported.
    '.nvmrc': '22\n',
    '.github/workflows/test.yml': workflow,
    '.forgejo/workflows/test.yml': workflow,
  });
}

/** Remembers, as hashes, what came with the template: strict builds ask for each of it until it is changed or confirmed. */
function writeBaseline(facts: Facts, {areas, contentTags, root}: Template, target: string): void {
  const claims = claimsIn(contentFiles(areas, target), contentTags);
  // The template's pictures as they are and in the new colors: neither are the operator's own.
  const pictures = [root, target].flatMap((folder) => [...picturesOf(areas, folder).values()]);
  const baseline = baselineOf(facts, claims, readFactSources(target), pictures);
  writeFileSync(path.join(target, baselineFile), json(baseline));
}

/** Writes the files of a new site into an empty folder. @returns its facts */
function writeSite(template: Template, answers: Answers, site: NewSite): Facts {
  const {facts, areas, root} = template;
  const {target} = site;
  copyTemplate(template, target);
  const rename = renamer(facts.operator, answers);
  const renameCode = renamer(facts.operator, answers, escaped);
  for (const file of filesBelow(target).filter((each) => text.test(each))) {
    edit(file, (source) => {
      return code.test(file) ? renameCode(source) : yaml.test(file) ? renamedYaml(source, rename) : rename(source);
    });
  }
  if (answers.color) recolorSite(target, answers.color);
  edit(path.join(target, 'src/facts/services.ts'), (services) =>
    editServices(services, Object.keys(facts.services), answers),
  );
  dropBars(areas, target);
  const owned = newFacts(template, answers, rename);
  const blog = areas.find(({kind}) => kind === 'blog');
  if (blog) writeFirstPost(path.join(target, blog.folder), site, answers, Object.keys(owned.services));
  const written = factsFrom(answers, owned);
  for (const [file, source] of writeFacts(written, readFactSources(target))) {
    edit(path.join(target, file), () => source);
  }
  rewritePages(owned, template, site, postRoutes(template), answers.titles ?? {});
  writeManifest(root, site, answers);
  writeOwnFiles(target, answers);
  // What follows from the answers is to be confirmed as well, but not what they say of a fact itself.
  const description = written['operator.description'] ?? '';
  const own = {...owned, operator: {...owned.operator, description}, legal: {...owned.legal, name: answers.name}};
  const began = structuredClone(own);
  const typed = Object.entries(answers.facts ?? {}).filter(([, value]) => value !== null);
  replaceFacts(began, Object.fromEntries(typed.map(([name]) => [name, ''])));
  writeBaseline(began, template, target);
  return own;
}

/**
 * Makes a site of one's own from a template: facts with the new name and domain, services that are not offered marked as
 * such, and nothing that only the template can claim. Every fact is unconfirmed until somebody has read it. It is written
 * beside its folder, which is there when all of it is.
 *
 * @param complete - adds what else the site needs, before it gets its folder
 * @returns the facts of the site
 * @throws Error for wrong answers and for a target that is not empty
 */
export function createSite(
  template: Template,
  input: unknown,
  site: NewSite,
  complete: (folder: string) => void = () => undefined,
): Facts {
  const {target} = site;
  const read = readAnswers(input, Object.keys(template.facts.services));
  const answers = {...read, facts: {...lostAddresses(template.facts, read.services), ...read.facts}};
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(`${target} is not empty; name a folder that is, or one that does not exist yet`);
  }
  // What an interrupted run left goes, and nobody else's folder has this name.
  const draft = `${target}.create-docusaurus-hosting`;
  rmSync(draft, {recursive: true, force: true});
  mkdirSync(draft, {recursive: true});
  try {
    const facts = writeSite(template, answers, {...site, target: draft});
    complete(draft);
    if (existsSync(target)) rmdirSync(target);
    renameSync(draft, target);
    return facts;
  } finally {
    rmSync(draft, {recursive: true, force: true});
  }
}

/** What to do first with a new site, as docs/operator.md says it. @param target - its folder */
export const nextSteps = (target: string): string =>
  `${target} is yours. Next: cd there, git init -b main, npm install, git add ., git commit -m Begin, npm start.`;
