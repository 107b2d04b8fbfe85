import {keptResults} from 'docusaurus-hosting/theme';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

/** A built page that becomes a part of a document. */
export interface Part {
  /** Its route, decoded. */
  readonly route: string;
  readonly html: string;
}

/** What only helps on a screen. */
const leftOut = 'button, form, script, nav, .hash-link, .service-actions, [role=tablist], .table-of-contents';

/** Names of attributes, as hast has them, that hold ids of elements. */
const idLists = ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls'];

/** Turns the text of a page into a chapter: its heading one level down, its ids unlike those of other chapters, other pages with their host. */
function chapter(text: Element, route: string, routes: readonly string[], address: string): Element {
  const idIn = (page: string, id = ''): string => [page.slice(1).replaceAll('/', '-'), id].filter(Boolean).join('--');
  const gone = new Set(selectAll(leftOut, text));
  visit(text, 'element', (node, index, parent) => {
    if (parent && gone.has(node)) {
      parent.children.splice(index!, 1);
      return [SKIP, index!];
    }
    const {properties} = node;
    node.tagName = node.tagName.replace(/^h[1-5]$/, (name) => `h${Number(name[1]) + 1}`);
    if (typeof properties.id === 'string') properties.id = idIn(route, properties.id);
    for (const name of idLists.filter((each) => properties[each])) {
      properties[name] = [properties[name]].flat().map((id) => idIn(route, String(id)));
    }
    const [target, anchor] = decodeURI(typeof properties.href === 'string' ? properties.href : '').split('#');
    const page = target || route;
    if (properties.href && routes.includes(page)) properties.href = `#${idIn(page, anchor)}`;
    else if (target?.startsWith('/')) properties.href = new URL(String(properties.href), address).href;
    if (node.tagName === 'details') properties.open = true;
    delete properties.hidden;
    delete properties.loading;
    return undefined;
  });
  return h('section', {id: idIn(route)}, text);
}

/**
 * One HTML document of several pages, with a list of them, that prints well and needs no script.
 *
 * @param parts - pages of the classic theme in their order, at least one
 * @param address - absolute URL at which the first page is found
 * @throws Error for a page without the text of a doc
 */
export function printableDocument(title: string, parts: readonly [Part, ...Part[]], address: string): string {
  const routes = parts.map(({route}) => route);
  const chapters = parts.map(({route, html}) => {
    // Without the head and the sidebar, which take longer to read than the text.
    const tree = fromHtml(html.slice(Math.max(html.indexOf('<main'), 0)), {fragment: true});
    const text = select('.theme-doc-markdown', tree);
    if (!text) throw new Error(`${route}: the page has no .theme-doc-markdown to print`);
    return chapter(text, route, routes, address);
  });
  const styleSheets = selectAll('link[rel=stylesheet]', fromHtml(parts[0].html));
  const contents = chapters.map((section) =>
    h('li', h('a', {href: `#${String(section.properties.id)}`}, toString(select('h2', section) ?? section))),
  );
  const document = h(null, [
    {type: 'doctype'},
    h('html', {lang: 'de', dataTheme: 'light'}, [
      h('head', [
        h('meta', {charSet: 'utf-8'}),
        h('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1'}),
        h('meta', {name: 'robots', content: 'noindex'}),
        h('meta', {name: 'description', content: `${title}: alle Seiten in einem Dokument zum Drucken.`}),
        h('title', title),
        ...styleSheets,
      ]),
      h('body', [
        h('main', {className: ['container', 'markdown', 'margin-vert--lg']}, [
          h('h1', title),
          h('p', ['Alle Seiten dieses Bereichs zum Drucken. Im Netz: ', h('a', {href: address}, address)]),
          h('ol', contents),
          ...chapters,
        ]),
      ]),
    ]),
  ]);
  return toHtml(document);
}

/** What of a page a document is made of. Around it stand names of this build's scripts, which are new each time. */
const essence = (html: string): string =>
  [...(html.match(/<link[^>]*\bstylesheet\b[^>]*>/g) ?? []), /<main[^]*<\/main>/.exec(html)?.[0] ?? html].join('');

/** Makes documents as {@link printableDocument} does, and keeps them in a file: one of 30 pages takes a second. */
export async function documentsKeptIn(cacheFile: string) {
  const {of, keep} = await keptResults<string>(cacheFile, __filename);
  return {
    document: (title: string, parts: readonly [Part, ...Part[]], address: string): Promise<string> =>
      of([title, address, parts.map(({route, html}) => [route, essence(html)])], () =>
        printableDocument(title, parts, address),
      ),
    keep,
  };
}
