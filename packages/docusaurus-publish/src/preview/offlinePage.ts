import {Parser} from 'htmlparser2';

/** What of a page names other files. */
const addresses = new Set(['href', 'src', 'poster']);

export interface OfflinePageOptions {
  /** The page's file, relative to the folder, with slashes. */
  readonly file: string;
  /** Says which file a route of the site is: `hilfe/konto.html` for `/hilfe/konto`; undefined when there is none. */
  readonly fileOf: (route: string) => string | undefined;
  /** Stands at the top of the page. */
  readonly note: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The way from a page's file to another one. */
function wayTo(target: string, from: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up}${target.split('/').map(encodeURIComponent).join('/')}`;
}

/** An address within the site as a way between files; all others stay. */
function relative(address: string, {file, fileOf}: OfflinePageOptions): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const [, route = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const target = fileOf(decodeURI(route));
  return target === undefined ? address : `${wayTo(target, file)}${rest}`;
}

const relativeSet = (set: string, options: OfflinePageOptions): string =>
  set.replace(/(^|,\s*)(\S+)/g, (_, before: string, address: string) => before + relative(address, options));

const rewritten = (name: string, value: string, options: OfflinePageOptions): string =>
  addresses.has(name) ? relative(value, options) : name === 'srcset' ? relativeSet(value, options) : value;

/** Tags that are of no use without a server, or would have scripts loaded. */
const isLeftOut = (tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  tag === 'script' ||
  (tag === 'link' && /^(?:modulepreload|preload|prefetch|manifest|search|alternate)$/.test(attributes.rel ?? ''));

/**
 * A page that opens by a double click, without a server: links lead to files, and there are no scripts. Search engines are
 * told to leave it out.
 *
 * @param html - the page as it was built
 */
export function offlinePage(html: string, options: OfflinePageOptions): string {
  const parts: string[] = [];
  // Offset up to which the page is copied.
  let done = 0;
  let script = false;
  const replace = (start: number, end: number, text: string): void => {
    parts.push(html.slice(done, start), text);
    done = end;
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      const {startIndex, endIndex} = parser;
      if (isLeftOut(tag, attributes)) {
        replace(startIndex, endIndex + 1, '');
        script = tag === 'script';
        return;
      }
      const changed = Object.entries(attributes).map(
        ([name, value]) => [name, rewritten(name, value, options)] as const,
      );
      if (changed.some(([name, value]) => value !== attributes[name])) {
        const text = changed.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
        replace(startIndex, endIndex + 1, `<${tag}${text}>`);
      }
      if (tag === 'head') replace(endIndex + 1, endIndex + 1, '<meta name="robots" content="noindex">');
      if (tag === 'body')
        replace(endIndex + 1, endIndex + 1, `<p role="note" class="container">${escaped(options.note)}</p>`);
    },
    onclosetag(tag) {
      if (tag === 'script' && script) {
        done = parser.endIndex + 1;
        script = false;
      }
    },
  });
  parser.end(html);
  return [...parts, html.slice(done)].join('');
}
