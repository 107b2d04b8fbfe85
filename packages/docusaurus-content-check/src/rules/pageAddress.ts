import {message, type Message} from '../diagnostic';
import {joinRoute} from '../reader/page';
import type {Site} from '../reader/site';
import type {Rule} from '../rule';

/** Servers look for a page's file before others: `/sw.js` as a page would hide the script, `/.well-known/…` what programs ask for. */
export const fileLike = /(\/\.|\.[a-z]\w+(?=\/?$))/iu;

/** Folders of the build whose files browsers and servers keep for long, because each is named by its content. */
const keptFolders = ['/assets', '/search-index'];

/** The folder of the build or the server that an address would lie in. */
const ownerOf = (route: string, {options: {reserved = []}}: Site): string | undefined =>
  [...keptFolders, '/img', ...reserved].find((folder) => `${route}/`.startsWith(`${folder}/`));

const owned = (at: number, route: string, owner: string): Message =>
  message(at, `${route} lies in ${owner}, which the build or the server has for itself`, 'choose another address');

/** A file that is copied into the build, for which visitors would get the page, or the other way round. */
const copiedAs = (route: string, {files}: Site): string | undefined =>
  ['', '.html', '.md', '/index.html'].map((ending) => `static${route}${ending}`).find((file) => files.includes(file));

/** An address that a translation, an old version or a category chooses; of which area a translation is, nobody knows here. */
function chosenAddress(file: string, site: Site): Message[] {
  const isMarkdown = /\.mdx?$/.test(file);
  if (!site.isContent(file) || !(isMarkdown || /(?:^|\/)_category_\.\w+$/.test(file))) return [];
  const yaml = isMarkdown ? site.document(file).frontMatter : site.yaml(file);
  const way = isMarkdown ? ['slug'] : ['link', 'slug'];
  const slug = way.reduce<unknown>((data, key) => (data as Readonly<Record<string, unknown>> | null)?.[key], yaml.data);
  if (typeof slug !== 'string') return [];
  const area = site.areaOf(file);
  return (area ? [area] : site.areas).flatMap(({basePath}) => {
    const route = joinRoute(basePath, slug);
    const owner = ownerOf(route, site);
    return owner === undefined ? [] : [owned(yaml.rangeOf(way, 'value')[0], route, owner)];
  });
}

export const addressRule: Rule = {
  name: 'front-matter/address',
  stopsBuild: true,
  page({route, file, document}, site) {
    const {slug} = document.frontMatter.data;
    const [at] = document.frontMatter.rangeOf([slug === undefined ? 'id' : 'slug'], 'value');
    const [, odd] = fileLike.exec(route) ?? [];
    if (odd !== undefined) {
      return [message(at, `${route} may take the place of a file`, `leave ${odd} out of slug or file name`)];
    }
    const owner = ownerOf(route, site);
    if (owner !== undefined) return [owned(at, route, owner)];
    const other = 'give one another slug, id or file name';
    const twin = site.pages.find((page) => page.route === route && page.file !== file)?.file ?? copiedAs(route, site);
    if (twin !== undefined) return [message(at, `${route} is the address of ${twin}, too`, other)];
    if (site.madeRoutes.has(route)) {
      return [message(at, `${route} is the address of a page that Docusaurus makes, such as a list`, other)];
    }
    const redirect = site.redirects.find(({from}) => from === route);
    if (!redirect) return [];
    return [message(at, `${route} is redirected to ${redirect.to}`, 'remove the redirect, or choose another address')];
  },
  file(file, site) {
    const kept = keptFolders.find((folder) => file.startsWith(`static${folder}/`));
    if (kept === undefined) return chosenAddress(file, site);
    const reason = `a file in ${kept}, from where browsers and servers keep files for long, also when they are gone`;
    return [message(0, reason, 'put it into another folder')];
  },
};
