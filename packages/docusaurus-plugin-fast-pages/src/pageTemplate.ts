import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** @throws Error when Docusaurus writes its template in another way than this module reads */
function edited(template: string, found: RegExp, right: string): string {
  if (found.test(template)) return template.replace(found, right);
  throw new Error(
    `fast-pages: Docusaurus' page template has no ${String(found)} any more; see pageTemplate.ts of docusaurus-plugin-fast-pages.`,
  );
}

/**
 * Docusaurus' own page (3.10), but with placeholders in place of the scripts, the main script last, so that it finds the others
 * loaded. The inline script of this plugin starts them; without the plugin nothing would.
 *
 * For the option `ssrTemplate`, which no plugin can set. Docusaurus 4 comes with Eta 4 in place of 2, whose syntax may differ
 * (facebook/docusaurus#12404). An upstream option to defer scripts was never merged (facebook/docusaurus#3237).
 */
export const pageTemplate = edited(
  edited(upstream, /it\.scripts\.forEach/, 'it.scripts.toReversed().forEach'),
  /<script src=("[^"]+") defer>/,
  '<script type="text/deferred" data-src=$1>',
);
