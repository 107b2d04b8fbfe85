// Wrap: on the home page, the posts follow notices and an introduction. BlogListPage itself has no place for it inside `main`.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogPostItems from '@theme-init/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import HomeIntro from '../../components/HomeIntro';
import NoticeBanner from '../../components/NoticeBanner';

export default function BlogPostItemsWrapper(props: Props): ReactNode {
  const home = useBaseUrl('/');
  const {pathname} = useLocation();
  return (
    <>
      {pathname === home && <NoticeBanner />}
      {pathname === home && <HomeIntro />}
      <BlogPostItems {...props} />
    </>
  );
}
