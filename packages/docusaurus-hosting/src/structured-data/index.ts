import type {Site} from '../site/site';
import {addToHead} from '../page-head/html';
import type {HeadStep} from '../page-head';
import {canonicalBreadcrumbs} from './breadcrumbs';
import {organisation} from './organisation';

/** Structured data (JSON-LD) as an element; `<` is escaped, so that no text in it can end the element. */
export const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** Says on every page who runs the site, and names pages by their canonical address in breadcrumbs. */
export const structuredData = ({provider}: Site): HeadStep => {
  const element = jsonLd(organisation(provider));
  return () => ({page: ({html}) => addToHead(canonicalBreadcrumbs(html), element)});
};
