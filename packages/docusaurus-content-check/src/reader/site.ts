import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {settingsError, type WrongSetting} from '../diagnostic';
import {pluginOptions, type SiteOptions} from '../options';
import {anchorsOf} from './anchors';
import {publishedOf} from './published';
import {MarkdownDocument} from './document';
import {listedPaths, readText} from './files';
import {unreadable} from './limits';
import {classicAreas, docRoute, joinRoute, leftOut, readPages, type Area, type Page} from './page';
import {proseOf} from './prose';
import {VariableMask} from './variables';
import {YamlMap} from './yaml';

/** An address and the page that it leads to, as visitors see them: decoded, NFC. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What Docusaurus takes besides the areas: translations, old versions, and the folder that is copied. */
const otherPublic = /^(?:i18n|static|[\w-]*versioned_docs)\//;
const pageComponent = /\.[jt]sx?$/;

/** A function that makes the value of each key once. */
export function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Options that do not exist or have a wrong value. */
const wrongOptions = (options: unknown): WrongSetting[] =>
  (pluginOptions.safeParse(options).error?.issues ?? []).map((issue) => {
    const way = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].map(String);
    const note = 'write it as the README of docusaurus-content-check says';
    return {words: way.toReversed(), reason: `${way.join('.')}: ${issue.message}`, note};
  });

/** Everything that rules ask about a site: its pages, addresses and names. Reads each file once, and only when asked. */
export class Site {
  readonly areas: readonly Area[];
  readonly redirects: readonly Redirect[];
  /** Names that a preprocessor replaces in Markdown, with their values. */
  readonly variables: ReadonlyMap<string, string>;
  readonly mask: VariableMask;
  /** Paths of all that the check looks at, links and names that nobody can open included. */
  readonly listed: readonly string[];
  readonly files: readonly string[];
  /** Pages of all Markdown files, whether they are published or not. */
  readonly allPages: readonly Page[];
  /** Content of a text file; empty for others, where there is none, and for content that nobody could read (limits.ts). */
  readonly text = once((file: string): string => {
    const text = readText(this.root, file) ?? '';
    return this.isContent(file) && unreadable(text, file) ? '' : text;
  });
  /** A file as Markdown: a page, a part of pages, or what else has front matter. */
  readonly document = once(
    (file: string) =>
      this.allPages.find((page) => page.file === file)?.document ??
      new MarkdownDocument(file, this.text(file), this.mask),
  );
  /** A file of tags or authors; empty where it is missing. */
  readonly yaml = once((file: string) => new YamlMap(this.text(file)));
  /** Ids that a page's links can jump to, without those of parts that are not published. */
  readonly publishedAnchors = once((page: Page) => anchorsOf(publishedOf(page.document, this)));
  /** What visitors read of a file, at its offsets: see {@link proseOf}. */
  readonly prose = once((file: string) => proseOf(file, this));
  #pages: readonly Page[] | undefined;
  #routes: ReadonlySet<string> | undefined;
  #madeRoutes: ReadonlySet<string> | undefined;

  constructor(
    readonly root: string,
    readonly options: SiteOptions,
    /** ISO day. */
    readonly today: string,
  ) {
    const wrong = wrongOptions(options);
    if (wrong.length > 0) {
      throw settingsError(wrong, this.configFile, readText(root, this.configFile) ?? '', 'site/options');
    }
    this.areas = options.areas ?? classicAreas;
    this.redirects = options.redirects ?? [];
    this.variables = options.variables ?? new Map();
    this.mask = new VariableMask(this.variables);
    const others = readdirSync(root).filter((name) => otherPublic.test(`${name}/`));
    this.listed = listedPaths(root, [...this.areas.map(({folder}) => folder), ...others]);
    this.files = this.listed.filter((file) => statSync(path.join(root, file), {throwIfNoEntry: false})?.isFile());
    this.allPages = readPages(this.areas, root, this.mask);
  }

  /** File that is named where the settings of a site are wrong. */
  get configFile(): string {
    return this.options.configFile ?? 'docusaurus.config.ts';
  }

  exists(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  /** Whether every page may say something else when a file changes. */
  concernsAllPages?(file: string): boolean;

  /** Whether a site publishes a file; every one, unless a package leaves some out. */
  isPublished?(file: string): boolean;

  /** Whether an address or a file is that of a page which the site leaves out. */
  isLeftOut?(target: string): boolean;

  /** The text of a page as Docusaurus compiles it, where a package takes something out of the file's. */
  asPublished?(document: MarkdownDocument): string;

  /** Whether no page shows what stands at an offset of a file. */
  isHidden?(file: string, at: number): boolean;

  /** The area whose folder a file lies in. */
  areaOf(file: string): Area | undefined {
    return this.areas.find(({folder}) => file.startsWith(`${folder}/`));
  }

  /** Whether a file may be published: one of an area, of what Docusaurus takes instead, or of the folder that is copied. */
  isPublic(file: string): boolean {
    return this.areaOf(`${file}/`) !== undefined || otherPublic.test(file);
  }

  /** Whether a public file is Markdown or a list that Docusaurus reads; what is copied, it does not. */
  isContent(file: string): boolean {
    const isRead = /(?:\.(?:mdx?|ya?ml)|\/_category_\.json|^i18n\/.*\.json)$/.test(file) && !file.startsWith('static/');
    return isRead && this.isPublic(file);
  }

  get pages(): readonly Page[] {
    this.#pages ??= this.allPages.filter(({file}) => this.isPublished?.(file) ?? true);
    return this.#pages;
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
      ...this.madeRoutes,
      ...this.redirects.map(({from}) => from),
    ]);
    return this.#routes;
  }

  /** Addresses of what is no Markdown: lists of posts, tags and authors, the search, and pages that are components. */
  get madeRoutes(): ReadonlySet<string> {
    this.#madeRoutes ??= new Set([...this.areas.flatMap((area) => this.#generatedRoutes(area)), '/search']);
    return this.#madeRoutes;
  }

  #generatedRoutes({kind, folder, basePath}: Area): string[] {
    if (kind === 'pages') {
      return this.files
        .filter((file) => file.startsWith(`${folder}/`) && pageComponent.test(file) && !leftOut.test(file))
        .map((file) => docRoute(file.slice(folder.length + 1).replace(pageComponent, '.md'), basePath));
    }
    const defined = Object.entries(this.yaml(`${folder}/tags.yml`).data) as [string, {permalink?: unknown} | null][];
    const tags = defined.map(([name, tag]) =>
      joinRoute(basePath, 'tags', typeof tag?.permalink === 'string' ? tag.permalink : name),
    );
    // Where no page has a tag, Docusaurus makes no lists of them.
    const hasTags =
      tags.length > 0 || this.pages.some(({area, document}) => area.folder === folder && document.mayHave('tags'));
    const lists = hasTags ? [joinRoute(basePath, 'tags'), ...tags] : [];
    if (kind === 'docs') return lists;
    const authors = ['', ...Object.keys(this.yaml(`${folder}/authors.yml`).data)];
    const ofAuthors = authors.map((name) => joinRoute(basePath, 'authors', name));
    return [joinRoute(basePath), joinRoute(basePath, 'archive'), ...ofAuthors, ...lists];
  }
}
