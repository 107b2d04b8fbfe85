import type {Facts} from '../facts/schema';

export const serviceListPath = '/dienste.json';

/** What `dienste.json` holds: the services as data for machines, in the order of the facts. */
export function serviceList({contact, operator, services}: Facts) {
  const onSite = (path: string): string => new URL(path, operator.siteUrl).href;
  return {
    provider: {name: operator.name, website: onSite('/'), ...(contact.statusUrl && {status: contact.statusUrl})},
    services: Object.entries(services).map(([id, {title, summary, category, url, docs, signIn, lifecycle}]) => ({
      id,
      title,
      summary,
      category,
      ...(url ? {url} : {}),
      docs: onSite(docs),
      signIn,
      lifecycle,
    })),
  };
}
