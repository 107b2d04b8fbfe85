import type {ServicePages} from '../facts/withoutEntry';
import type {Area} from '../site/areas';
import {contentFiles, type ContentFile} from './contentFiles';

/** A field of a page's front matter, without quotation marks. */
const field = (text: string, name: string): string | undefined =>
  new RegExp(`^---\\n[\\s\\S]*?^${name}: *"?(.*?)"? *$[\\s\\S]*?^---$`, 'm').exec(text)?.[1];

const titleFact = /\{\{services\.([^.{}]+)\.title\}\}/;

/** The first part of a fact's name, where Markdown names one (`{{mail.imap.host}}`) or a component does (`'mail.imap'`). */
const namedFact = /(?:\{\{|['"])([a-z0-9]+)\.[a-z]/gi;

type Page = ContentFile & {readonly route: string};

/** The page of a service that shows its title, else the one with the shortest address. */
const mainPageOf = (id: string, pages: readonly Page[]): Page | undefined =>
  pages.find(({text}) => titleFact.exec(field(text, 'title') ?? '')?.[1] === id) ??
  [...pages].sort((a, b) => a.route.length - b.route.length)[0];

function countNamed(pages: readonly ContentFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {text} of pages) {
    for (const [, name = ''] of text.matchAll(namedFact)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** What prose calls a service whose page takes its title from the facts: the first of the words for the search. */
const nameIn = (text: string): string | undefined => /^\[ *([^,\]]+?) *[,\]]/.exec(field(text, 'keywords') ?? '')?.[1];

/**
 * The services that pages of documentation name in their front matter (`service: vpn`), with what the pages tell of them.
 *
 * @param root - folder of the site
 */
export function servicePages(areas: readonly Area[], root: string): ServicePages[] {
  const pages = contentFiles(areas, root).filter((file): file is Page => file.route !== undefined);
  const ids = new Set(pages.flatMap(({text}) => field(text, 'service') ?? []));
  return [...ids].flatMap((id) => {
    const main = mainPageOf(
      id,
      pages.filter(({text}) => field(text, 'service') === id),
    );
    if (!main) return [];
    const {file, route, text} = main;
    const title = field(text, 'title') ?? id;
    const titledBy = titleFact.exec(title)?.[1];
    return [
      {
        id,
        file,
        docs: route.replace(/\/$/, ''),
        title: titledBy === undefined ? title : (nameIn(text) ?? id),
        ...(titledBy !== undefined && {titledBy}),
        named: countNamed(pages.filter(({service}) => service === id)),
      },
    ];
  });
}
