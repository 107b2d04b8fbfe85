import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/**
 * Docusaurus' own page (3.10), but with placeholders in place of the scripts, the main script last, so that it finds the others
 * loaded. The inline script of this plugin starts them; without the plugin nothing would.
 *
 * For the option `ssrTemplate`, which no plugin can set. Docusaurus 4 comes with Eta 4 in place of 2, whose syntax may differ
 * (facebook/docusaurus#12404). An upstream option to defer scripts was never merged (facebook/docusaurus#3237).
 */
export const pageTemplate = upstream
  .replace('it.scripts.forEach', 'it.scripts.toReversed().forEach')
  .replace(/<script src=("[^"]+") defer>/, '<script type="text/deferred" data-src=$1>');
