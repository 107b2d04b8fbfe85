// Wrap: upstream titles a blog at the site's root with the site's name alone.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalBlogListPage from '@theme-init/BlogListPage';
import type {Props} from '@theme/BlogListPage';

export default function BlogListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogListPage {...props} />
      <PageMetadata title="Blog" />
    </>
  );
}
