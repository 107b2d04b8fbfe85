import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {resolveLink} from 'docusaurus-hosting/markdown/leftovers';
import {similarName} from '../text/nearestName';
import type {MarkdownDocument} from '../document';
import {holdsFact} from '../factMask';
import type {Found} from '../finding';
import {startOf} from '../nodes';
import {didYouMean, type Rule} from '../rule';
import type {Page, SiteModel} from '../siteModel';
import {picture} from './files';

/** Something in a page that leads elsewhere. */
export interface Target {
  readonly url: string;
  readonly at: number;
  readonly text: string;
  readonly kind: 'link' | 'picture' | 'import';
  /** What a screen reader says of a picture; undefined where nothing is given. */
  readonly alt?: string;
}

/** `require('./name.webp')` in an attribute. */
const requiredFile = /\brequire\((['"])((?:\.|@site\/)[^'"]*)\1\)/g;

/** Everything in a file that leads to another: links, pictures, their references, HTML and imports. */
export function targetsOf({tree, mask}: MarkdownDocument): Target[] {
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    definitions.set(identifier, url);
  });
  const targets: Target[] = [];
  visit(tree, (node) => {
    const at = startOf(node);
    if (node.type === 'link') targets.push({url: node.url, at, text: mask.fill(toString(node)), kind: 'link'});
    if (node.type === 'image') targets.push({url: node.url, at, text: '', kind: 'picture', alt: node.alt ?? ''});
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      const url = definitions.get(node.identifier);
      if (url === undefined) return;
      if (node.type === 'linkReference') targets.push({url, at, text: mask.fill(toString(node)), kind: 'link'});
      else targets.push({url, at, text: '', kind: 'picture', alt: node.alt ?? ''});
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const attribute = (name: string): string | undefined => {
        const found = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
        return typeof found?.value === 'string' ? found.value : undefined;
      };
      const href = attribute('href') ?? attribute('to');
      if (href !== undefined && (node.name === 'a' || node.name === 'Link')) {
        targets.push({url: href, at, text: mask.fill(toString(node)), kind: 'link'});
      }
      if (node.name === 'img' && attribute('src') !== undefined) {
        targets.push({url: attribute('src') ?? '', at, text: '', kind: 'picture', alt: attribute('alt')!});
      }
      for (const {value} of node.attributes) {
        if (typeof value !== 'object') continue;
        for (const [, , url = ''] of value?.value.matchAll(requiredFile) ?? []) {
          targets.push({url, at, text: '', kind: 'import'});
        }
      }
    }
    if (node.type === 'mdxjsEsm') {
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration') continue;
        const url = String(statement.source.value);
        if (/^\.|^@site\//.test(url)) targets.push({url, at, text: '', kind: 'import'});
      }
    }
  });
  return targets;
}

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Address and fragment of a link, decoded, NFC, without its query. */
export function splitUrl(url: string): {address: string; anchor: string} {
  const hash = url.indexOf('#');
  const decode = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const address = decode((hash < 0 ? url : url.slice(0, hash)).replace(/\?.*$/, ''));
  return {address: address.normalize('NFC'), anchor: hash < 0 ? '' : decode(url.slice(hash + 1))};
}

/** File that a relative address or `@site/…` names, from the site's root. */
export const fileAt = (page: Page, address: string): string =>
  address.startsWith('@site/')
    ? address.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(page.file), address);

/** File that a picture's address names, from the site's root: what begins with „/“ lies in static/. */
export function fileOf(page: Page, url: string): string {
  const {address} = splitUrl(url);
  return address.startsWith('/') ? `static${address}` : fileAt(page, address);
}

/** Relative address of a file, as an author writes it. */
const relativeTo = (page: Page, file: string): string =>
  path.posix.relative(path.posix.dirname(page.file), file).replace(/^(?!\.)/, './');

function brokenAnchor(target: Page, anchor: string, at: number, model: SiteModel): Found[] {
  // The theme's own: the page's beginning, and what a search marks.
  if (anchor === '' || anchor.startsWith(':~:')) return [];
  const anchors = model.anchors(target);
  if (anchors.has(anchor)) return [];
  const nearest = similarName(anchor, anchors);
  return [
    {at, wrong: `${target.file} has no anchor #${anchor}`, right: didYouMean(nearest && `#${nearest}`, 'remove it')},
  ];
}

/** What is wrong with an address of the site and its anchor, if anything is. */
export function brokenRoute(address: string, anchor: string, at: number, model: SiteModel): Found[] {
  const page = model.pageAt(address);
  if (page) return brokenAnchor(page, anchor, at, model);
  if (model.routes.has(address) || model.exists(`static${address}`)) return [];
  const bare = address.replace(/(?:\/index)?(?:\.html|\/)$/, '');
  if (bare !== address && model.routes.has(bare)) {
    return [{at, wrong: `${address} is not the page’s own address`, right: `write ${bare}`}];
  }
  return [
    {
      at,
      wrong: `there is no page ${address}`,
      right: didYouMean(similarName(address, model.routes), 'remove the link'),
    },
  ];
}

function brokenFile(page: Page, address: string, anchor: string, at: number, model: SiteModel): Found[] {
  const file = fileAt(page, address);
  if (/\.mdx?$/.test(address)) {
    const target = model.pages.find((other) => other.file.normalize('NFC') === file);
    if (target) return brokenAnchor(target, anchor, at, model);
    const nearest = similarName(
      address,
      model.pages.map((other) => relativeTo(page, other.file)),
    );
    return [{at, wrong: `there is no file ${address}`, right: didYouMean(nearest, 'remove the link')}];
  }
  if (model.exists(file) && /\.\w+$/.test(address)) return [];
  const target = model.pages.find((other) => [`${file}.md`, `${file}.mdx`, `${file}/index.md`].includes(other.file));
  const right = target
    ? `write ${relativeTo(page, target.file)}`
    : 'write the file (./name.md) or the address (/folder/name)';
  return [{at, wrong: `${address} is relative and names no file: it leads elsewhere as soon as the page moves`, right}];
}

const targetRule: Rule = {
  name: 'links/target',
  level: 'error',
  stopsBuild: true,
  page: (page, model) =>
    targetsOf(page.document)
      .filter(({url, kind}) => kind === 'link' && !holdsFact(url) && !scheme.test(url) && url !== '')
      .flatMap(({url, at}) => {
        const {address, anchor} = splitUrl(url);
        if (address === '') return brokenAnchor(page, anchor, at, model);
        // services/not-offered names these.
        if (model.notOffered.has(resolveLink(url, page.file))) return [];
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
      .filter(({url, kind}) => kind !== 'link' && !holdsFact(url) && !scheme.test(url))
      .flatMap(({url, at}): Found[] => {
        const {address} = splitUrl(url);
        const file = fileOf(page, url);
        if (model.exists(file)) return [];
        const folder = path.posix.dirname(file);
        const beside = model.files.filter((other) => path.posix.dirname(other) === folder && picture.test(other));
        const nearest = similarName(file, beside);
        return [
          {
            at,
            wrong: `there is no file ${address}`,
            right: didYouMean(
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
    const found: Found[] = [];
    visit(document.tree, (node) => {
      const at = startOf(node);
      if ((node.type === 'image' || node.type === 'imageReference') && (node.alt ?? '').trim() === '') {
        found.push({at, wrong: 'a picture without alternative text', right: 'write ![what it shows](…)'});
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!/^(?:img|ThemedImage)$/.test(node.name ?? '')) return;
      const alt = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'alt');
      // An empty alt marks decoration, which needs no text.
      if (!alt)
        found.push({
          at,
          wrong: 'a picture without alternative text',
          right: 'write alt="what it shows", or alt="" for decoration',
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
      .flatMap(({text, url, at}): Found[] => {
        const words = text.trim().replace(/[.:!?»…]+$/, '');
        const right = 'write the name of what is there: [Kontoverwaltung](…)';
        if (words === '') return [{at, wrong: 'a link without words', right}];
        if (emptyWords.test(words)) {
          return [{at, wrong: `the link’s text „${words}“ does not say where it leads`, right}];
        }
        // Addresses that are no written links are named by markdown/no-bare-urls.
        const isWritten = /[[<]/.test(document.body.charAt(at));
        if (!isWritten || toCopy.has(at) || !isAddress(words, document.mask.fill(url))) return [];
        return [{at, wrong: `the link’s text is the address ${words}`, right}];
      });
  },
};

const factRule: Rule = {
  name: 'links/fact',
  level: 'error',
  page: ({document}) =>
    targetsOf(document)
      .filter(({url, kind}) => kind === 'link' && /^(?:https?:\/\/|mailto:.+@)/i.test(url) && !holdsFact(url))
      // Addresses that are no written links are named by markdown/no-bare-urls.
      .filter(({at}) => /[[<]/.test(document.body.charAt(at)))
      .map(({url, at}) => ({
        at,
        wrong: `${url} is typed by hand`,
        right: 'define it once with npm run new -- fact, and name it: [text]({{links.name}})',
      })),
};

export const linkRules: readonly Rule[] = [targetRule, pictureRule, altRule, textRule, factRule];
