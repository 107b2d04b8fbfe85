import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';

const {findAll, getAttributeValue, textContent} = DomUtils;
type Element = ReturnType<typeof findAll>[number];

/** An image as a page shows it. */
export interface PageImage {
  readonly src: string;
  /** Undefined where the attribute is missing, which is not the same as an empty one. */
  readonly alt: string | undefined;
}

/** What the checks ask of a built page. */
export interface BuiltPage {
  /** Address as visitors see it: decoded, NFC. */
  readonly route: string;
  /** From the folder of the build, with slashes. */
  readonly file: string;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly noindex: boolean;
  readonly headings: number;
  /** Everything that a link can jump to. */
  readonly ids: ReadonlySet<string>;
  /** Targets of links as they are written, each once. */
  readonly hrefs: readonly string[];
  readonly images: readonly PageImage[];
  /** Tables without a caption, or with head cells that do not say what they head. */
  readonly namelessTables: number;
}

const withName = (elements: readonly Element[], ...names: string[]): Element[] =>
  elements.filter(({name}) => names.includes(name));
const attribute = (element: Element | undefined, name: string): string =>
  (element && getAttributeValue(element, name)) ?? '';
const meta = (elements: readonly Element[], name: string): string =>
  attribute(
    withName(elements, 'meta').find((each) => attribute(each, 'name') === name),
    'content',
  ).trim();

const isNameless = (table: Element): boolean => {
  const cells = findAll(({name}) => name === 'th', table.children);
  const [caption] = findAll(({name}) => name === 'caption', table.children);
  return (
    !caption ||
    textContent(caption).trim() === '' ||
    cells.length === 0 ||
    cells.some((cell) => !/^(?:col|row)$/.test(attribute(cell, 'scope')))
  );
};

/** Reads a page. @returns undefined for a file that only leads on to another address */
function readBuiltPage(html: string, file: string): BuiltPage | undefined {
  const elements = findAll(() => true, parseDocument(html).children);
  const isRedirect = withName(elements, 'meta').some((each) => attribute(each, 'http-equiv') === 'refresh');
  if (isRedirect) return undefined;
  const [title] = withName(elements, 'title');
  const hrefs = withName(elements, 'a', 'link').map((each) => attribute(each, 'href'));
  return {
    route: routeOf(file),
    file,
    lang: attribute(withName(elements, 'html')[0], 'lang'),
    title: title ? textContent(title).trim() : '',
    description: meta(elements, 'description'),
    canonical: attribute(
      withName(elements, 'link').find((each) => attribute(each, 'rel') === 'canonical'),
      'href',
    ),
    noindex: withName(elements, 'meta').some((each) => attribute(each, 'content').includes('noindex')),
    headings: withName(elements, 'h1').length,
    ids: new Set(elements.map((each) => attribute(each, 'id')).filter(Boolean)),
    hrefs: [...new Set(hrefs)].filter(Boolean),
    images: withName(elements, 'img').map((each) => ({
      src: attribute(each, 'src'),
      alt: getAttributeValue(each, 'alt'),
    })),
    namelessTables: withName(elements, 'table').filter(isNameless).length,
  };
}

/** Address of a page's file: `hilfe/post.html` is at `/hilfe/post`. */
const routeOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`.normalize('NFC');

/** What Docusaurus writes for unknown addresses. It is no page of its own. */
export const notFoundFile = '404.html';

/** A finished build: its files, and its pages once read. */
export class BuiltSite {
  readonly files: ReadonlySet<string>;
  /** Every page, that for unknown addresses included. */
  readonly pages: readonly BuiltPage[];
  readonly #byRoute: ReadonlyMap<string, BuiltPage>;

  constructor(readonly dir: string) {
    const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).map((file) => file.split(path.sep).join('/'));
    this.files = new Set(files.map((file) => file.normalize('NFC')));
    this.pages = files
      .filter((file) => file.endsWith('.html') && !file.startsWith('.'))
      .sort()
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
