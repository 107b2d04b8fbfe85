import {existsSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, parseDocument} from 'yaml';
import type {Area} from 'docusaurus-hosting/site/areas';
import {factsOf, type Facts} from 'docusaurus-hosting/facts/facts';
import type {Provider} from 'docusaurus-hosting/facts/schema';
import type {Range} from 'docusaurus-hosting/markdown/conditions';
import {contentFiles, filesNotOffered, type ContentFile} from 'docusaurus-hosting/markdown/contentFiles';
import {hiddenRanges, targetsOf, type Targets} from 'docusaurus-hosting/markdown/leftovers';
import type {HostingSite} from 'docusaurus-hosting/site/hostingSite';
import {KeptAnchors} from './anchors';
import {MarkdownDocument, type FrontMatter} from './document';
import {FactMask} from './factMask';
import {readText, siteFiles} from './files';

/** A Markdown file that becomes a page. */
export interface Page {
  readonly file: string;
  readonly area: Area;
  readonly document: MarkdownDocument;
  /** Address, decoded, NFC. */
  readonly route: string;
  /** Day of a post, from its front matter or file name. */
  readonly day?: string;
}

/** A name that a YAML file defines, with the offset of its definition. */
export interface YamlName {
  readonly name: string;
  readonly at: number;
  readonly value: Readonly<Record<string, unknown>>;
}

const markdownFile = /\.mdx?$/;
const pageComponent = /\.[jt]sx?$/;
/** Docusaurus' own: what it leaves out of docs, posts and pages. */
const leftOut = /(?:^|\/)_|\.test\.[jt]sx?$|(?:^|\/)__tests__\//;
/** Docusaurus takes `01-name` for a position and a name, but leaves dates and versions alone. */
const numberPrefix = /^(?!\d{4}-\d{2}|\d+[-_.]\d+)\d+\s*[-_.]+\s*(?=[^-_.\s])/;
const postName = /^(?:.*\/)?(\d{4}-\d{2}-\d{2})[-/](.*?)(?:\/index)?\.mdx?$/;

const join = (...parts: string[]): string => {
  const joined = path.posix.join('/', ...parts).normalize('NFC');
  return joined.length > 1 ? joined.replace(/\/$/, '') : joined;
};

/** A path in an area's folder without the numbers that only sort its parts. */
export const withoutNumbers = (relative: string): string =>
  relative
    .split('/')
    .map((part) => part.replace(numberPrefix, ''))
    .join('/');

function docRoute(relative: string, slug: unknown, basePath: string): string {
  if (typeof slug === 'string' && slug.startsWith('/')) return join(basePath, slug);
  const parts = withoutNumbers(relative.replace(markdownFile, '')).split('/');
  const name = parts.pop() ?? '';
  const isIndex = /^(?:index|readme)$/i.test(name) || name === parts.at(-1);
  if (typeof slug === 'string' && slug !== '') return join(basePath, ...parts, slug);
  return join(basePath, ...parts, isIndex ? '' : name);
}

function postRoute(relative: string, slug: unknown, basePath: string): string {
  if (typeof slug === 'string' && slug !== '') return join(basePath, slug);
  const [, day = '', name = relative.replace(markdownFile, '')] = postName.exec(relative) ?? [];
  return join(basePath, ...day.split('-'), name);
}

/** Everything that rules ask about a site: its pages, addresses, names, facts. Reads each file once, and only when asked. */
export class SiteModel {
  readonly facts: Facts;
  readonly provider: Provider;
  readonly mask: FactMask;
  readonly files: readonly string[];
  readonly #texts = new Map<string, string | undefined>();
  readonly #anchors: KeptAnchors;
  readonly #hidden = new Map<string, readonly Range[]>();
  readonly #notOffered: readonly ContentFile[];
  /** Pages of services that are not offered, by address and file. */
  readonly notOffered: Targets;
  readonly #yaml = new Map<string, readonly YamlName[]>();
  #pages: readonly Page[] | undefined;
  #routes: ReadonlySet<string> | undefined;

  constructor(
    readonly root: string,
    readonly site: HostingSite,
    /** ISO day. */
    readonly today: string,
  ) {
    // Facts that break the schema are read as they are, without what defineProvider adds.
    this.provider = {notOffered: {}, ...site.provider} as Provider;
    this.facts = factsOf(this.provider);
    this.mask = new FactMask(this.facts);
    this.files = siteFiles(root);
    this.#anchors = new KeptAnchors(root);
    const {notOffered} = this.provider;
    const contents = Object.keys(notOffered).length > 0 ? contentFiles(site.areas, root) : [];
    this.#notOffered = contents.length > 0 ? filesNotOffered(contents, this.provider) : [];
    this.notOffered = targetsOf(contents, notOffered);
  }

  text(file: string): string | undefined {
    if (!this.#texts.has(file)) this.#texts.set(file, readText(this.root, file));
    return this.#texts.get(file);
  }

  exists(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  /** Whether a file is not that of a page about a service that is not offered. */
  isOffered(file: string): boolean {
    return !this.#notOffered.some((other) => other.file === file);
  }

  /** Whether no page shows what stands at an offset of a file: it is about a service that is not offered. */
  isHidden(file: string, at: number): boolean {
    if (this.notOffered.size === 0 || !markdownFile.test(file)) return false;
    let ranges = this.#hidden.get(file);
    if (!ranges) {
      ranges = hiddenRanges(this.text(file) ?? '', file, this.provider, this.facts, this.notOffered);
      this.#hidden.set(file, ranges);
    }
    return ranges.some(([start, end]) => start <= at && at < end);
  }

  /** The file of a name that lies nearest to the site's root: a repository may hold other sites as well, such as fixtures. */
  fileNamed(name: string): string | undefined {
    const depth = (file: string): number => file.split('/').length;
    return this.files.filter((file) => path.posix.basename(file) === name).sort((a, b) => depth(a) - depth(b))[0];
  }

  /** The area whose folder a file lies in. */
  areaOf(file: string): Area | undefined {
    return this.site.areas.find(({folder}) => file.startsWith(`${folder}/`));
  }

  get pages(): readonly Page[] {
    this.#pages ??= this.files
      .filter((file) => markdownFile.test(file))
      .flatMap((file) => {
        const area = this.areaOf(file);
        if (!area || leftOut.test(file.slice(area.folder.length)) || !this.isOffered(file)) return [];
        const document = new MarkdownDocument(file, this.text(file) ?? '', this.mask);
        return [this.#page(file, area, document)];
      });
    return this.#pages;
  }

  #page(file: string, area: Area, document: MarkdownDocument): Page {
    const relative = file.slice(area.folder.length + 1);
    // Few pages have either, and reading the YAML of all of them would take longer than a check of one.
    const data: FrontMatter['data'] = document.mayHave('slug', 'date') ? document.frontMatter.data : {};
    const {slug, date} = data;
    if (area.kind === 'blog') {
      const day = typeof date === 'string' ? date.slice(0, 10) : postName.exec(relative)?.[1];
      return {file, area, document, route: postRoute(relative, slug, area.basePath), ...(day && {day})};
    }
    const address = area.kind === 'docs' ? slug : undefined;
    return {file, area, document, route: docRoute(relative, address, area.basePath)};
  }

  pageOf(file: string): Page | undefined {
    return this.pages.find((page) => page.file === file);
  }

  pageAt(route: string): Page | undefined {
    return this.pages.find((page) => page.route === route);
  }

  /** Addresses of everything that a visitor can open: pages, lists of tags and authors, redirects. */
  get routes(): ReadonlySet<string> {
    this.#routes ??= new Set([
      ...this.pages.map(({route}) => route),
      ...this.site.areas.flatMap((area) => this.#generatedRoutes(area)),
      ...this.site.redirects.map(({from}) => from),
      '/search',
    ]);
    return this.#routes;
  }

  #generatedRoutes({kind, folder, basePath}: Area): string[] {
    if (kind === 'pages') {
      return this.files
        .filter((file) => file.startsWith(`${folder}/`) && pageComponent.test(file) && !leftOut.test(file))
        .map((file) => docRoute(file.slice(folder.length + 1).replace(pageComponent, '.md'), undefined, basePath));
    }
    const tags = this.yamlNames(`${folder}/tags.yml`).map(({name, value}) =>
      join(basePath, 'tags', typeof value.permalink === 'string' ? value.permalink : name),
    );
    const lists = [join(basePath, 'tags'), ...tags];
    if (kind === 'docs') return lists;
    const authors = this.yamlNames(`${folder}/authors.yml`).map(({name}) => join(basePath, 'authors', name));
    return [join(basePath), join(basePath, 'archive'), join(basePath, 'authors'), ...authors, ...lists];
  }

  /** Names that a YAML file defines at its top: keys of tags or authors. */
  yamlNames(file: string): readonly YamlName[] {
    const known = this.#yaml.get(file);
    if (known) return known;
    const {contents, errors} = parseDocument(this.exists(file) ? (this.text(file) ?? '') : '', {prettyErrors: false});
    const names =
      isMap(contents) && errors.length === 0
        ? contents.items.flatMap(({key, value}) => {
            if (!isScalar(key)) return [];
            const data = (isMap(value) ? value.toJSON() : {}) as Record<string, unknown>;
            return [{name: String(key.value), at: key.range[0], value: data}];
          })
        : [];
    this.#yaml.set(file, names);
    return names;
  }

  /** Ids that a page's links can jump to: headings as Docusaurus names them, and `id="…"`. */
  anchors({document}: Page): ReadonlySet<string> {
    return this.#anchors.of(document);
  }

  /** Keeps what took long to find out for the next run. */
  keep(): void {
    this.#anchors.keep();
  }
}
