import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {filesIn} from '../filesIn';

const {findAll, textContent} = DomUtils;
type Element = ReturnType<typeof findAll>[number];

/** A table without a caption, or with head cells that do not say what they head. */
function isNameless(table: Element): boolean {
  const cells = findAll(({name}) => name === 'th', table.children);
  const [caption] = findAll(({name}) => name === 'caption', table.children);
  const isNamed = caption && textContent(caption).trim() !== '' && cells.length > 0;
  return !isNamed || cells.some(({attribs}) => !/^(?:col|row)$/.test(attribs.scope ?? ''));
}

/** Reads what the checks ask of a page. @returns undefined for a file that only leads on to another address */
function readBuiltPage(html: string, file: string) {
  const elements = findAll(() => true, parseDocument(html).children);
  const named = (...names: string[]): Element[] => elements.filter(({name}) => names.includes(name));
  const attributes = (...names: string[]) => named(...names).map(({attribs}) => attribs);
  const metas = attributes('meta');
  if (metas.some((meta) => meta['http-equiv'] === 'refresh')) return undefined;
  const [title] = named('title');
  const links = attributes('a', 'link', 'script');
  const ids = elements.flatMap(({attribs: {id}}) => id || []);
  return {
    /** Address as visitors see it: decoded, NFC. */
    route: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    /** From the folder of the build, with slashes; NFC as well. */
    file,
    lang: attributes('html')[0]?.lang ?? '',
    title: title ? textContent(title).trim() : '',
    description: metas.find(({name}) => name === 'description')?.content?.trim() ?? '',
    canonical: attributes('link').find(({rel}) => rel === 'canonical')?.href ?? '',
    noindex: metas.some(({content}) => content?.includes('noindex')),
    headings: named('h1').length,
    /** Everything that a link can jump to. */
    ids: new Set(ids),
    /** Those that several elements have, so that links jump to the first alone. */
    repeatedIds: ids.filter((id, at) => ids.indexOf(id) < at),
    /** Targets of links and scripts as they are written, each once; scripts that begin later have theirs in `data-src`. */
    hrefs: [...new Set(links.flatMap(({href, src, 'data-src': later}) => href || src || later || []))],
    /** `alt` is undefined where the attribute is missing, which is not the same as an empty one. */
    images: attributes('img').map(({src = '', alt}) => ({src, alt})),
    /** Tables that do not say what they are about. */
    namelessTables: named('table').filter(isNameless).length,
  };
}

/** What the checks ask of a built page. */
export type BuiltPage = NonNullable<ReturnType<typeof readBuiltPage>>;

/** What Docusaurus writes for unknown addresses. It is no page of its own. */
export const notFoundFile = '404.html';

/** A finished build: its files, and its pages once read. */
export class BuiltSite {
  readonly files: ReadonlySet<string>;
  /** Every page, that for unknown addresses included. */
  readonly pages: readonly BuiltPage[];
  readonly #byRoute: ReadonlyMap<string, BuiltPage>;

  constructor(readonly dir: string) {
    const files = filesIn(dir);
    this.files = new Set(files.map((file) => file.normalize('NFC')));
    this.pages = files
      .filter((file) => file.endsWith('.html') && !file.startsWith('.'))
      .flatMap((file) => readBuiltPage(readFileSync(path.join(dir, file), 'utf8'), file.normalize('NFC')) ?? []);
    this.#byRoute = new Map(this.pages.map((page) => [page.route, page]));
  }

  pageAt(route: string): BuiltPage | undefined {
    return this.#byRoute.get(route);
  }

  /** Whether there is a file at an address that is no page. */
  has(address: string): boolean {
    return this.files.has(address.slice(1));
  }

  /** Text of a file. @returns undefined when it is missing */
  text(file: string): string | undefined {
    const full = path.join(this.dir, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  }
}
