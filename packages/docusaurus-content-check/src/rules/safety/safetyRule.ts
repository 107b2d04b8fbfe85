import type {Message} from '../../diagnostic';
import type {Allowed} from '../../options';
import type {MarkdownDocument} from '../../reader/document';
import {filledOf, publishedOf, shortenedOf} from '../../reader/published';
import type {Site} from '../../reader/site';
import type {Rule} from '../../rule';

/** The first place of a file that a page shows. */
function shownAt(file: string, site: Site): number {
  const {length} = site.text(file);
  let at = 0;
  while (at < length && site.isHidden?.(file, at)) at += 1;
  return at;
}

/** A file as it is written, published, and filled with the values of variables, whole and shortened for lists. */
function variantsOf(document: MarkdownDocument, site: Site): Set<MarkdownDocument> {
  const isMarkdown = /\.mdx?$/.test(document.file);
  const cut = isMarkdown ? [document, shortenedOf(document, site)] : [document];
  return new Set(
    cut.flatMap((each) => {
      const published = publishedOf(each, site);
      return isMarkdown ? [each, published, filledOf(published, site)] : [each, published];
    }),
  );
}

/** A rule that looks at every content file in all its variants. @param files - by their names */
export const safetyRule = (
  name: string,
  look: (document: MarkdownDocument, allowed: Allowed, site: Site) => Iterable<Message>,
  files = /\.mdx?$/,
): Rule => ({
  name: `safety/${name}`,
  stopsBuild: true,
  includesUnpublished: true,
  file(file: string, site: Site) {
    const {allowed} = site.options;
    if (!allowed || !files.test(file) || !site.isContent(file)) return [];
    const document = site.document(file);
    for (const variant of variantsOf(document, site)) {
      const found = [...look(variant, allowed, site)];
      if (found.length === 0) continue;
      if (document.text.startsWith(variant.text) && found.some(({at}) => !site.isHidden?.(file, at))) return found;
      // Code in what is left out counts, too: the check and the build may differ about that.
      const at = shownAt(file, site);
      return found.map((each) => ({...each, at}));
    }
    return [];
  },
});
