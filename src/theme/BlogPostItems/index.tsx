// Wrap: on the home page, the posts follow an introduction. BlogListPage itself has no place for it inside `main`.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import HomeIntro from '@site/src/components/HomeIntro';

export default function BlogPostItemsWrapper(props: Props): ReactNode {
  const home = useBaseUrl('/');
  const {pathname} = useLocation();
  return (
    <>
      {pathname === home && <HomeIntro />}
      <BlogPostItems {...props} />
    </>
  );
}
