import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/**
 * All posts by year, the newest first, for the blog's option `blogArchiveComponent`. The heading is part of the main
 * landmark (upstream's is a second banner) and years are its next level, h2.
 */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const day = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({id: 'theme.blog.archive.description', message: 'Archive'});
  const posts = archive.blogPosts.map(({metadata}) => ({...metadata, unlisted: false}));
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        {groupBlogSidebarItemsByYear(posts).map(([year, postsOfYear]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {postsOfYear.map((post) => (
                <li key={post.permalink}>
                  <time dateTime={String(post.date)}>{day.format(new Date(post.date))}</time>:{' '}
                  <Link to={post.permalink}>{post.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
