// Wrap: upstream gives this page no description.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalBlogAuthorsListPage from '@theme-init/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogAuthorsListPage {...props} />
      <PageMetadata description="Wer die Beiträge in diesem Blog schreibt, mit Links zu allen Beiträgen." />
    </>
  );
}
