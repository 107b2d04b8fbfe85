// Wrap: upstream does not use the author's description as the page's.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalBlogAuthorsPostsPage from '@theme-init/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogAuthorsPostsPage {...props} />
      {props.author.description && <PageMetadata description={props.author.description} />}
    </>
  );
}
