/**
 * Breadcrumbs name pages by their canonical address. Docusaurus gives category pages a slash at the end there, whatever
 * `trailingSlash` says.
 */
export const canonicalBreadcrumbs = (html: string): string =>
  html.replace(/<script[^>]*application\/ld\+json[^>]*>\{[^<]*"BreadcrumbList"[^<]*<\/script>/g, (script) =>
    script.replace(/("item":"[^"]+?)\/"/g, '$1"'),
  );
