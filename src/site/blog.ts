import type {Options} from '@docusaurus/plugin-content-blog';
import {areaById, excludedFiles, feedWithNotices, rehypePlugins, remarkPictures} from 'docusaurus-hosting';
import {provider} from '../provider';
import {builtAt} from './builtAt';
import {editUrl} from './editUrl';
import {areas} from './areas';
import {notices} from './notices';

const {name} = provider.operator;

/** The blog at `/`, with all posts in its sidebar and feeds in three formats. */
export const blog: Options = {
  path: 'blog',
  routeBasePath: '/',
  blogTitle: 'Blog',
  blogDescription: `Neuigkeiten aus dem Betrieb von ${name}: neue Dienste, Änderungen und Abschaltungen.`,
  blogSidebarTitle: 'Beiträge',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  tags: 'tags.yml',
  authorsMapPath: 'authors.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  exclude: excludedFiles(areaById(areas, 'blog'), provider),
  beforeDefaultRemarkPlugins: [remarkPictures],
  rehypePlugins,
  editUrl,
  feedOptions: {
    type: 'all',
    title: `${name} – Blog`,
    description: `Neuigkeiten aus dem Betrieb von ${name}`,
    copyright: `${name}, ${provider.licence.contentName}`,
    language: 'de',
    createFeedItems: feedWithNotices({provider, notices, builtAt}),
  },
};
