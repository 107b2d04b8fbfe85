import {message} from '../../diagnostic';
import type {Site} from '../../reader/site';
import type {Rule} from '../../rule';

/** Servers look for a page's file before others: `/sw.js` as a page would hide the script, `/.well-known/…` what programs ask for. */
export const fileLike = /(\/\.|\.[a-z]\w+(?=\/?$))/iu;

/** The folder of the build or the server that an address would lie in. What is in the first two is kept for long. */
const ownerOf = (route: string, {options: {reserved = []}}: Site): string | undefined =>
  ['/assets', '/search-index', '/img', ...reserved].find((folder) => `${route}/`.startsWith(`${folder}/`));

/** A file that is copied into the build, for which visitors would get the page, or the other way round. */
const copiedAs = (route: string, {files}: Site): string | undefined =>
  ['', '.html', '.md', '/index.html'].map((ending) => `static${route}${ending}`).find((file) => files.includes(file));

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
    if (owner !== undefined) {
      const reason = `${route} lies in ${owner}, which the build or the server has for itself`;
      return [message(at, reason, 'choose another address')];
    }
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
};
