import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import UpstreamBlogListPage, {type Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import SearchMetadata from '@theme/SearchMetadata';
import HomePage from '../HomePage';

/**
 * The list of posts, for the blog's option `blogListComponent`. On the home page, the latest posts follow what
 * visitors come for; and a blog at the site's root has a title of its own.
 */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const isHome = metadata.permalink === useBaseUrl('/');
  return isHome ? (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <HomePage sidebar={sidebar} items={items} />
    </HtmlClassNameProvider>
  ) : (
    <UpstreamBlogListPage {...props} />
  );
}
