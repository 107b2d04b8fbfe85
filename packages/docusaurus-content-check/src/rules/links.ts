import path from 'node:path';
import {visit} from 'unist-util-visit';
import {similarName} from '../text/nearestName';
import type {MarkdownDocument} from '../reader/document';
import {holdsVariable} from '../reader/variables';
import type {Message} from '../diagnostic';
import {startOf} from '../reader/nodes';
import {didYouMean, type Rule} from '../rule';
import {fileAt, fileOf, resolveLink, scheme, splitUrl, targetsOf} from '../reader/links';
import type {Page} from '../reader/page';
import type {Site} from '../reader/site';
import {picture} from './files';

/** Relative address of a file, as an author writes it. */
const relativeTo = (page: Page, file: string): string =>
  path.posix.relative(path.posix.dirname(page.file), file).replace(/^(?!\.)/, './');

function brokenAnchor(target: Page, anchor: string, at: number, model: Site): Message[] {
  // The theme's own: the page's beginning, and what a search marks.
  if (anchor === '' || anchor.startsWith(':~:')) return [];
  const anchors = model.anchors(target);
  if (anchors.has(anchor)) return [];
  const nearest = similarName(anchor, anchors);
  return [
    {at, reason: `${target.file} has no anchor #${anchor}`, note: didYouMean(nearest && `#${nearest}`, 'remove it')},
  ];
}

/** What is wrong with an address of the site and its anchor, if anything is. */
export function brokenRoute(address: string, anchor: string, at: number, model: Site): Message[] {
  const page = model.pageAt(address);
  if (page) return brokenAnchor(page, anchor, at, model);
  if (model.routes.has(address) || model.exists(`static${address}`)) return [];
  const bare = address.replace(/(?:\/index)?(?:\.html|\/)$/, '');
  if (bare !== address && model.routes.has(bare)) {
    return [{at, reason: `${address} is not the page’s own address`, note: `write ${bare}`}];
  }
  return [
    {
      at,
      reason: `there is no page ${address}`,
      note: didYouMean(similarName(address, model.routes), 'remove the link'),
    },
  ];
}

function brokenFile(page: Page, address: string, anchor: string, at: number, model: Site): Message[] {
  const file = fileAt(page, address);
  if (/\.mdx?$/.test(address)) {
    const target = model.pages.find((other) => other.file.normalize('NFC') === file);
    if (target) return brokenAnchor(target, anchor, at, model);
    const nearest = similarName(
      address,
      model.pages.map((other) => relativeTo(page, other.file)),
    );
    return [{at, reason: `there is no file ${address}`, note: didYouMean(nearest, 'remove the link')}];
  }
  if (model.exists(file) && /\.\w+$/.test(address)) return [];
  const target = model.pages.find((other) => [`${file}.md`, `${file}.mdx`, `${file}/index.md`].includes(other.file));
  const note = target
    ? `write ${relativeTo(page, target.file)}`
    : 'write the file (./name.md) or the address (/folder/name)';
  return [{at, reason: `${address} is relative and names no file: it leads elsewhere as soon as the page moves`, note}];
}

const targetRule: Rule = {
  name: 'links/target',
  level: 'error',
  stopsBuild: true,
  page: (page, model) =>
    targetsOf(page.document)
      .filter(({url, kind}) => kind === 'link' && !holdsVariable(url) && !scheme.test(url) && url !== '')
      .flatMap(({url, at}) => {
        const {address, anchor} = splitUrl(url);
        if (address === '') return brokenAnchor(page, anchor, at, model);
        // A package that leaves pages out names links to them itself.
        if (model.isLeftOut?.(resolveLink(url, page.file))) return [];
        if (address.startsWith('/')) return brokenRoute(address, anchor, at, model);
        return brokenFile(page, address, anchor, at, model);
      }),
};

const pictureRule: Rule = {
  name: 'pictures/missing',
  level: 'error',
  stopsBuild: true,
  page: (page, model) =>
    targetsOf(page.document)
      .filter(({url, kind}) => kind !== 'link' && !holdsVariable(url) && !scheme.test(url))
      .flatMap(({url, at}): Message[] => {
        const {address} = splitUrl(url);
        const file = fileOf(page, url);
        if (model.exists(file)) return [];
        const folder = path.posix.dirname(file);
        const beside = model.files.filter((other) => path.posix.dirname(other) === folder && picture.test(other));
        const nearest = similarName(file, beside);
        return [
          {
            at,
            reason: `there is no file ${address}`,
            note: didYouMean(
              nearest && (address.startsWith('/') ? nearest.slice('static'.length) : relativeTo(page, nearest)),
              'put it beside the page',
            ),
          },
        ];
      }),
};

const altRule: Rule = {
  name: 'pictures/alt',
  level: 'error',
  page({document}) {
    const found: Message[] = [];
    visit(document.tree, (node) => {
      const at = startOf(node);
      if ((node.type === 'image' || node.type === 'imageReference') && (node.alt ?? '').trim() === '') {
        found.push({at, reason: 'a picture without alternative text', note: 'write ![what it shows](…)'});
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!/^(?:img|ThemedImage)$/.test(node.name ?? '')) return;
      const alt = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'alt');
      // An empty alt marks decoration, which needs no text.
      if (!alt)
        found.push({
          at,
          reason: 'a picture without alternative text',
          note: 'write alt="what it shows", or alt="" for decoration',
        });
    });
    return found;
  },
};

/** Words that say nothing where links are read one after the other, as screen readers list them (WCAG 2.4.4). */
const emptyWords =
  /^(?:hier|(?:klick(?:e|en)?|drück(?:e|en)?|tipp(?:e|en)?) hier|hier (?:klicken|drücken|tippen)|(?:(?:unter|auf) )?(?:diese[mnrs]? |folgende[mnrs]? )?(?:link|seite|url|website)|dort|mehr|weiter|weiterlesen|click here|here)$/i;

/** Offsets of links that show an address on purpose: as code, or in a table, whose other cells say what is there. */
function linksToCopy({tree}: MarkdownDocument): ReadonlySet<number> {
  const found = new Set<number>();
  visit(tree, 'tableCell', (cell) => visit(cell, 'link', (link) => void found.add(startOf(link))));
  visit(tree, 'link', (link) => {
    if (link.children.every(({type}) => type === 'inlineCode')) found.add(startOf(link));
  });
  return found;
}

/** Whether a link's text is an address of the web. Addresses for mail are words that readers write down. */
const isAddress = (text: string, url: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$/i.test(text) || (text.includes('/') && text === url.replace(/^https?:\/\//i, ''));

const textRule: Rule = {
  name: 'links/text',
  level: 'error',
  page({document}) {
    const toCopy = linksToCopy(document);
    return targetsOf(document)
      .filter(({kind}) => kind === 'link')
      .flatMap(({text, url, at}): Message[] => {
        const words = text.trim().replace(/[.:!?»…]+$/, '');
        const note = 'write the name of what is there: [name](…)';
        if (words === '') return [{at, reason: 'a link without words', note}];
        if (emptyWords.test(words)) {
          return [{at, reason: `the link’s text „${words}“ does not say where it leads`, note}];
        }
        // Addresses that are no written links are named by markdown/no-bare-urls.
        const isWritten = /[[<]/.test(document.body.charAt(at));
        if (!isWritten || toCopy.has(at) || !isAddress(words, document.mask.fill(url))) return [];
        return [{at, reason: `the link’s text is the address ${words}`, note}];
      });
  },
};

export const linkRules: readonly Rule[] = [targetRule, pictureRule, altRule, textRule];
