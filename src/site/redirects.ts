import {offeredRedirects, type Redirect} from 'docusaurus-hosting/site/redirects';
import {docsAreas} from 'docusaurus-hosting/site/areas';
import {provider} from '../provider';
import {areas} from './areas';

/** Old addresses of pages that were renamed or moved. */
const moved: readonly Redirect[] = [];

/** Addresses that lead to another page; bare areas lead to their main page. The plugin, both servers and tests read this list. */
export const redirects: readonly Redirect[] = [
  ...docsAreas(areas).map(({basePath, mainRoute}) => ({from: basePath, to: mainRoute})),
  ...offeredRedirects(moved, provider),
];
