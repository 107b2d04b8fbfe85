import type {Allowed, SiteOptions} from '../../options';
import type {MarkdownDocument} from '../../reader/document';
import {importsOf} from '../../reader/nodes';
import {once} from '../../reader/site';
import {shapes, shapeValues} from './drawings';

type Lists = ReadonlyMap<string, readonly string[]>;

/** Reads names with what belongs to each in parentheses. */
const lists = (text: string): Lists =>
  new Map(Array.from(text.matchAll(/(\w+)(?:\(([^)]*)\))?/g), ([, name = '', own]) => [name, own?.split(/\s+/) ?? []]));

/**
 * Elements that only say or show something, with attributes that do no more, as JSX calls them: `attribute.key` is a key
 * of an object in it. Whatever is not here is an error, so that nobody needs to think of all that could do harm.
 */
const elements =
  lists(`a(href) abbr address article aside audio(controls loop muted preload src) b bdi bdo blockquote br
  caption cite code col(span) colgroup(span) data(value) dd del(dateTime) details(open) dfn div dl dt em figcaption figure
  footer h1 h2 h3 h4 h5 h6 header hr i img(alt decoding height loading sizes src srcSet width) ins(dateTime) kbd
  li(value) main mark menu meter(high low max min optimum value) ol(reversed start type) p picture pre
  progress(max value) q s samp search section small source(height media sizes src srcSet type width) span
  strong sub summary sup table tbody td(align colSpan rowSpan) tfoot th(abbr align colSpan rowSpan scope) thead
  time(dateTime) tr track(default kind label src srcLang) u ul var
  video(controls height loop muted playsInline poster preload src width) wbr`);
/** Without styles: they can hide what is copied, cover the page, and show text that no rule reads. */
const ofAll = ['class', 'className', 'id', 'lang', 'title'];

/** Docusaurus' components that pages may import, with those of their props that hand nothing on to elements unseen. */
export const themeComponents = lists(`Admonition(className id title type) CodeBlock(className language metastring
  showLineNumbers title) Details(className id open summary) DocCardList(className) Mermaid(value)
  TabItem(className default label value) Tabs(block className defaultValue groupId lazy queryString values
  values.default values.label values.value) ThemedImage(alt className height sources sources.dark sources.light title
  width) TOCInline(maxHeadingLevel minHeadingLevel toc)`);

/** Whether an element is one that pages may have without a setting; components are for mdx/component. */
export const isPlainElement = (name: string): boolean => elements.has(name) || shapes.has(name);

/** What a component may have, by what it is imported from: pages take nothing, since a page's text is all that was read. */
function propsOf(name: string, source: string | undefined, {components = {}}: SiteOptions): readonly string[] {
  const own = source === undefined ? name : (/^(?:@theme|[\w-]+\/markdown)\/(\w+)$/.exec(source)?.[1] ?? '');
  const described = components[own];
  return described ? Object.keys(described) : (themeComponents.get(own) ?? []);
}

/** What elements and components of a document may have. */
export function attributesFor(
  {tree}: MarkdownDocument,
  {attributes: more = {}}: Allowed,
  options: SiteOptions,
): (name: string) => ReadonlySet<string> {
  // Names of elements may be those of every object, such as "constructor".
  const added = new Map(Object.entries(more));
  const sources = importsOf(tree);
  return once((name: string) => {
    const own = /^\p{Lu}/u.test(name)
      ? propsOf(name, sources.get(name), options)
      : [...ofAll, ...(elements.get(name) ?? []), ...(shapes.has(name) ? shapeValues.keys() : [])];
    return new Set([...own, ...(added.get(name) ?? [])]);
  });
}
