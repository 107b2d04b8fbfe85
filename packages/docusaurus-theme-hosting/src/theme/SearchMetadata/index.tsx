// Wrap: lists say here which they are, so one place gives each the title and description that upstream leaves out.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchMetadata from '@theme-init/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';
import {docsAreaOf} from 'docusaurus-hosting/client';
import {areas} from '@generated/docusaurus-theme-hosting/default/site';

/** Title and description of a list by upstream's name for it, and the label of the docs area in which it lies. */
const lists: Readonly<Record<string, (area: string) => {title?: string; description?: string}>> = {
  blog_tags_list: () => ({
    title: 'Blog: Tags',
    description: 'Alle Tags der Blogbeiträge, nach Anfangsbuchstaben geordnet.',
  }),
  blog_authors_list: () => ({description: 'Wer die Beiträge in diesem Blog schreibt, mit Links zu allen Beiträgen.'}),
  doc_tags_list: (area) => ({
    title: `${area}: Tags`,
    description: `Alle Tags im Bereich ${area}, nach Anfangsbuchstaben geordnet.`,
  }),
};

export default function SearchMetadataWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const own = lists[props.tag ?? '']?.(docsAreaOf(pathname, areas)?.label ?? '');
  return (
    <>
      <SearchMetadata {...props} />
      {own && <PageMetadata {...own} />}
    </>
  );
}
