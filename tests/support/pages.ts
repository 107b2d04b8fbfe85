import {docsAreaOf} from 'docusaurus-hosting/client';
import {site} from '../../src/site';
import {builtRoutes} from './buildOutput';
import {routes, type Route} from '../routes';
import {posts} from './sourceFiles';

const known = new Map(routes.map((route) => [route.path, route]));
const postPaths = new Set(posts().map(({text}) => /^slug: (\S+)/m.exec(text)?.[1]));

/** What belongs around a page that the table does not list yet, by where it lies. */
function newPage(path: string): Route {
  const area = docsAreaOf(path, site.areas);
  if (area) {
    const isTagPage = path.startsWith(`${area.basePath}/tags`);
    const id = area.id as 'services' | 'info';
    return {path, navbar: area.label as Route['navbar'], ...(isTagPage ? {} : {sidebar: id})};
  }
  return /^\/(?:tags|authors)(?:\/|$)/.test(path) || postPaths.has(path) ? {path, sidebar: 'posts'} : {path};
}

/** Every page of the finished build: what all tests of pages go over, so that a new page needs no entry anywhere. */
export const pages: readonly Route[] = builtRoutes().map((path) => known.get(path) ?? newPage(path));
