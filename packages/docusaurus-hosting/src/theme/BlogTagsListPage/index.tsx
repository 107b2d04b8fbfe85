// Wrap: upstream titles this page "Tags", as the docs areas do, and gives it no description.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalBlogTagsListPage from '@theme-init/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogTagsListPage {...props} />
      <PageMetadata title="Blog: Tags" description="Alle Tags der Blogbeiträge, nach Anfangsbuchstaben geordnet." />
    </>
  );
}
