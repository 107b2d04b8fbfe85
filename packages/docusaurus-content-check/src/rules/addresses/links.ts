import path from 'node:path';
import {message, type Message} from '../../diagnostic';
import type {MarkdownDocument} from '../../reader/document';
import {fileAt, resolveLink, scheme, splitUrl, targetsOf} from '../../reader/links';
import {nodesOf, startOf} from '../../reader/nodes';
import type {Page} from '../../reader/page';
import type {Site} from '../../reader/site';
import {holdsVariable} from '../../reader/variables';
import {didYouMean, type Rule} from '../../rule';
import {similarName} from '../../text';

/** Relative address of a file, as an author writes it. */
export const relativeTo = (page: Page, file: string): string =>
  path.posix.relative(path.posix.dirname(page.file), file).replace(/^(?!\.)/, './');

function brokenAnchor(target: Page, anchor: string, at: number, site: Site): Message[] {
  // The theme's own: the page's beginning, and what a search marks.
  if (anchor === '' || anchor.startsWith(':~:') || site.publishedAnchors(target).has(anchor)) return [];
  const nearest = similarName(anchor, site.publishedAnchors(target));
  return [message(at, `${target.file} has no anchor #${anchor}`, didYouMean(nearest && `#${nearest}`, 'remove it'))];
}

/** What is wrong with an address of the site and its anchor, if anything is. */
export function brokenRoute(address: string, anchor: string, at: number, site: Site): Message[] {
  const page = site.pageAt(address);
  if (page) return brokenAnchor(page, anchor, at, site);
  // Docusaurus knows no redirects; the bare address of an area is for menus, which mark what lies below it.
  const moved = site.redirects.find(({from}) => from === address && !site.areas.some((area) => area.basePath === from));
  if (moved) return [message(at, `${address} is an old address`, `write ${moved.to}`)];
  if (site.routes.has(address) || site.exists(`static${address}`)) return [];
  const bare = address.replace(/(?:\/index)?(?:\.html|\/)$/, '');
  if (bare !== address && site.routes.has(bare)) {
    return [message(at, `${address} is not the page’s own address`, `write ${bare}`)];
  }
  const note = didYouMean(similarName(address, site.routes), 'remove the link');
  return [message(at, `there is no page ${address}`, note)];
}

function brokenFile(page: Page, address: string, anchor: string, at: number, site: Site): Message[] {
  const file = fileAt(page, address);
  if (/\.mdx?$/.test(address)) {
    const target = site.pages.find((other) => other.file.normalize('NFC') === file);
    if (target && target.area !== page.area) {
      const reason = `${address} lies outside of ${page.area.folder}/, and Docusaurus follows no such links to files`;
      return [message(at, reason, `write ${target.route}${anchor && `#${anchor}`}`)];
    }
    if (target) return brokenAnchor(target, anchor, at, site);
    const files = site.pages.map((other) => relativeTo(page, other.file));
    return [message(at, `there is no file ${address}`, didYouMean(similarName(address, files), 'remove the link'))];
  }
  if (site.exists(file) && /\.\w+$/.test(address)) return [];
  const target = site.pages.find((other) => [`${file}.md`, `${file}.mdx`, `${file}/index.md`].includes(other.file));
  const reason = `${address} is relative and names no file: it leads elsewhere as soon as the page moves`;
  const right = target ? relativeTo(page, target.file) : 'the file (./name.md) or the address (/folder/name)';
  return [message(at, reason, `write ${right}`)];
}

const targetRule: Rule = {
  name: 'links/target',
  stopsBuild: true,
  page: (page, site) =>
    targetsOf(page.document)
      .filter(({url, kind}) => kind === 'link' && !holdsVariable(url) && !scheme.test(url) && url !== '')
      .flatMap(({url, at}) => {
        const {address, anchor} = splitUrl(url);
        if (address === '') return brokenAnchor(page, anchor, at, site);
        // A package that leaves pages out names links to them itself.
        if (site.isLeftOut?.(resolveLink(url, page.file))) return [];
        return address.startsWith('/')
          ? brokenRoute(address, anchor, at, site)
          : brokenFile(page, address, anchor, at, site);
      }),
};

/** Words that say nothing where links are read one after the other, as screen readers list them (WCAG 2.4.4). */
const emptyWords =
  /^(?:hier|(?:klick(?:e|en)?|drück(?:e|en)?|tipp(?:e|en)?) hier|hier (?:klicken|drücken|tippen)|(?:(?:unter|auf) )?(?:diese[mnrs]? |folgende[mnrs]? )?(?:link|seite|url|website)|dort|mehr|weiter|weiterlesen|click here|here)$/i;

/** Offsets of links that show an address on purpose: as code, or in a table, whose other cells say what is there. */
function linksToCopy({tree}: MarkdownDocument): ReadonlySet<number> {
  const inTables = nodesOf(tree, 'tableCell').flatMap((cell) => nodesOf(cell, 'link'));
  const asCode = nodesOf(tree, 'link').filter(({children}) => children.every(({type}) => type === 'inlineCode'));
  return new Set([...inTables, ...asCode].map(startOf));
}

/** Whether a link's text is an address of the web. Addresses for mail are words that readers write down. */
const isAddress = (text: string, url: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$/i.test(text) || (text.includes('/') && text === url.replace(/^https?:\/\//i, ''));

const textRule: Rule = {
  name: 'links/text',
  *page({document}) {
    const toCopy = linksToCopy(document);
    const note = 'write the name of what is there: [name](…)';
    for (const {text, url, at} of targetsOf(document).filter(({kind}) => kind === 'link')) {
      const words = text.trim().replace(/[.:!?»…]+$/, '');
      // Addresses that are no written links are named by markdown/no-bare-urls.
      const isWritten = /[[<]/.test(document.body.charAt(at));
      if (words === '') yield message(at, 'a link without words', note);
      else if (emptyWords.test(words)) {
        yield message(at, `the link’s text "${words}" does not say where it leads`, note);
      } else if (isWritten && !toCopy.has(at) && isAddress(words, document.mask.fill(url))) {
        yield message(at, `the link’s text is the address ${words}`, note);
      }
    }
  },
};

export const linkRules: readonly Rule[] = [targetRule, textRule];
