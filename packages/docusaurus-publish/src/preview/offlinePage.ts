import {posix} from 'node:path';
import render from 'dom-serializer';
import {Element, Text} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';

const {findAll, prependChild, removeElement} = DomUtils;

export interface OfflinePageOptions {
  /** The page's file, relative to the folder, with slashes. */
  readonly file: string;
  /** Says which file a route of the site is: `hilfe/konto.html` for `/hilfe/konto`; undefined when there is none. */
  readonly fileOf: (route: string) => string | undefined;
  /** Stands at the top of the page. */
  readonly note: string;
}

/** An address within the site as a relative path between files; all others stay. */
function relative(address: string, {file, fileOf}: OfflinePageOptions): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const [, route = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const target = fileOf(decodeURI(route));
  if (target === undefined) return address;
  const names = posix.relative(posix.dirname(file), target).split('/');
  return names.map(encodeURIComponent).join('/') + rest;
}

const relativeSet = (set: string, options: OfflinePageOptions): string =>
  set.replace(/(^|,\s*)(\S+)/g, (_, before: string, address: string) => before + relative(address, options));

/** Tags that are of no use without a server, or would have scripts loaded. */
const isLeftOut = ({name, attribs: {rel = ''}}: Element): boolean =>
  name === 'script' || (name === 'link' && /^(?:modulepreload|preload|prefetch|manifest|search|alternate)$/.test(rel));

/**
 * A page that opens by a double click, without a server: links lead to files, and there are no scripts. Search engines are
 * told to leave it out.
 *
 * @param html - the page as it was built
 */
export function offlinePage(html: string, options: OfflinePageOptions): string {
  const document = parseDocument(html);
  for (const element of findAll(() => true, document.children)) {
    const {name: tag, attribs} = element;
    if (isLeftOut(element)) removeElement(element);
    for (const name of ['href', 'src', 'poster']) {
      if (attribs[name] !== undefined) attribs[name] = relative(attribs[name], options);
    }
    if (attribs.srcset) attribs.srcset = relativeSet(attribs.srcset, options);
    if (tag === 'head') prependChild(element, new Element('meta', {name: 'robots', content: 'noindex'}));
    if (tag === 'body') {
      const note = new Element('p', {role: 'note', class: 'container'}, [new Text(options.note)]);
      prependChild(element, note);
    }
  }
  return render(document, {encodeEntities: 'utf8'});
}
