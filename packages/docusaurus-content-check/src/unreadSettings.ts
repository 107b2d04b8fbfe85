import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {unified, type PluggableList} from 'unified';
import type {} from 'remark-parse';
import type {Area} from './reader/page';
import {truncateMarker} from './reader/published';

/** The part of Docusaurus' configuration that says how content is read, and from where. */
export type ReadingConfig = Pick<Config, 'future' | 'i18n' | 'markdown' | 'staticDirectories'>;

/** Options of a content plugin. */
export interface ContentOptions {
  readonly kind: Area['kind'];
  readonly options: {
    readonly path?: string;
    readonly routeBasePath?: string;
    readonly truncateMarker?: RegExp;
    readonly remarkPlugins?: PluggableList;
    readonly beforeDefaultRemarkPlugins?: PluggableList;
  };
}

/** A setting that is wrong for the check: words of it, of which the first that stands in the file is its place. */
export interface WrongSetting {
  readonly words: readonly string[];
  readonly reason: string;
  readonly note: string;
}

const rewriting = ['comments', 'admonitions', 'headingIds'] as const;
const allOff = `{mdx1Compat: {${rewriting.map((key) => `${key}: false`).join(', ')}}}`;

/** What no rule has read may come out as code. */
const unread = 'so that what the check has read is not what is built';

function* wrongMarkdown({future, markdown = {}}: ReadingConfig): Iterable<WrongSetting> {
  const {format = 'mdx', mdx1Compat, parseFrontMatter, remarkRehypeOptions} = markdown;
  const v4 = typeof future?.v4 === 'object' ? future.v4.mdx1CompatDisabledByDefault : future?.v4;
  const rewrites = rewriting.filter((key) => mdx1Compat?.[key] ?? !v4);
  if (rewrites.length > 0) {
    yield {
      words: ['mdx1Compat', 'v4', 'markdown'],
      reason: `markdown.mdx1Compat (${rewrites.join(', ')}) rewrites pages before MDX reads them, ${unread}`,
      note: `write future: {v4: true}, or markdown: ${allOff}`,
    };
  }
  if (format !== 'mdx') {
    const reason = `markdown.format is '${format}', which reads HTML where MDX has none, ${unread}`;
    yield {words: ['format'], reason, note: "write format: 'mdx', or leave it out"};
  }
  if (parseFrontMatter) {
    const reason = `markdown.parseFrontMatter may find other front matter, ${unread}`;
    yield {words: ['parseFrontMatter'], reason, note: 'leave it out'};
  }
  // Words of footnotes are the site's own; handlers make what they like of a page.
  const key = Object.keys(remarkRehypeOptions ?? {}).find((each) => !/^(?:footnote|clobberPrefix$)/.test(each));
  if (key !== undefined) {
    const reason = `markdown.remarkRehypeOptions.${key} may make something else of a text, ${unread}`;
    yield {words: ['remarkRehypeOptions'], reason, note: 'leave it out'};
  }
}

/** Whether a plugin adds to the syntax of Markdown: `$` for formulas ends code, and what stood in it is an expression. */
const isSyntax = (plugin: PluggableList[number]): boolean =>
  (unified().use([plugin]).freeze().data('micromarkExtensions') ?? []).length > 0;

function* wrongFolders({i18n, staticDirectories = []}: ReadingConfig): Iterable<WrongSetting> {
  const folders = Object.values(i18n?.localeConfigs ?? {}).map((locale) => locale?.path);
  const isElsewhere = (own = 'de'): boolean => !path.posix.resolve('/', i18n?.path ?? 'i18n', own).startsWith('/i18n/');
  if ([undefined, ...folders].some((folder) => isElsewhere(folder))) {
    const reason = 'translations elsewhere than in i18n/, where the check does not look';
    yield {words: ['i18n'], reason, note: 'leave path out'};
  }
  if (staticDirectories.some((folder) => !/^(?:\.\/)?static\/?$/.test(folder ?? ''))) {
    const reason = 'staticDirectories with another folder than static, where the check does not look';
    yield {words: ['staticDirectories'], reason, note: 'put all in static/'};
  }
}

/** Settings with which Docusaurus builds what the check has not read: with them, pages that pass `safety` may run code. */
export function wrongSettings(config: ReadingConfig, content: readonly ContentOptions[]): WrongSetting[] {
  const plugins = content.flatMap(({kind, options: {remarkPlugins = [], beforeDefaultRemarkPlugins = []}}) =>
    [...beforeDefaultRemarkPlugins, ...remarkPlugins].filter(isSyntax).map((plugin) => {
      const [made] = [plugin].flat() as readonly unknown[];
      const name = (typeof made === 'function' && made.name) || 'a plugin';
      const reason = `remarkPlugins of ${kind}: ${name} adds to the syntax of Markdown, ${unread}`;
      return {words: ['remarkPlugins', 'beforeDefaultRemarkPlugins'], reason, note: 'leave it out'};
    }),
  );
  const markers = content.flatMap(({options}) =>
    (options.truncateMarker?.source ?? truncateMarker.source) === truncateMarker.source
      ? []
      : {words: ['truncateMarker'], reason: `truncateMarker cuts posts elsewhere, ${unread}`, note: 'leave it out'},
  );
  return [...wrongMarkdown(config), ...plugins, ...markers, ...wrongFolders(config)];
}
