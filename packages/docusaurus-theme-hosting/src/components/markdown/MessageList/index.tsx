import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {unknownName} from '../../shared/lookup';

export interface Props {
  /** The page of messages, as `import * as page from './page.md'` gives it. */
  readonly of: {readonly toc: readonly TOCItem[]; readonly metadata: {readonly permalink: string}};
  /** Anchor of the h2 under which the messages stand there. */
  readonly section: string;
}

/** The headings of a page that stand directly below one of its sections. */
function messagesBelow({toc, metadata}: Props['of'], section: string): readonly TOCItem[] {
  const start = toc.findIndex(({id}) => id === section);
  if (start < 0) {
    const sections = toc.filter(({level}) => level === 2).map(({id}) => id);
    throw unknownName(`section of ${metadata.permalink}`, section, sections);
  }
  const below = toc.slice(start + 1);
  const end = below.findIndex(({level}) => level === 2);
  return below.slice(0, end < 0 ? undefined : end);
}

/**
 * Lists the messages that a page explains in one section. Every entry has the anchor that its message had when all of
 * them stood on one page, so that old links arrive here and lead on, without a server or JavaScript.
 * The search passes over it (`data-search-ignore`), because the messages' own pages say more.
 *
 * @throws Error for an unknown section; fails the build.
 */
export default function MessageList({of, section}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <ul data-search-ignore>
      {messagesBelow(of, section).map(({id, value}) => {
        collectAnchor(id);
        return (
          <li key={id} id={id}>
            <Link to={`${of.metadata.permalink}#${id}`}>
              {/* The heading as HTML, as Docusaurus' own table of contents shows it. */}
              <span dangerouslySetInnerHTML={{__html: value}} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
