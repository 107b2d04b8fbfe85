import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage, {type Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

/** The page of an author, for the blog's option `blogAuthorsPostsComponent`: the author's description is the page's, too. */
export default function BlogAuthorPage(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      {props.author.description && <PageMetadata description={props.author.description} />}
    </>
  );
}
