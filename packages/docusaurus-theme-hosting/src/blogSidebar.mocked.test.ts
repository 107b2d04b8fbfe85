import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import type {Props} from '@theme/BlogSidebar/Content';
import BlogSidebarContent from './theme/BlogSidebar/Content';

const sidebar = vi.hoisted(() => ({groupByYear: true}));

vi.mock('@docusaurus/theme-common', () => ({useThemeConfig: () => ({blog: {sidebar}})}));
vi.mock('@docusaurus/plugin-content-blog/client', () => ({
  groupBlogSidebarItemsByYear: (items: Props['items']) => [
    ['2024', items.slice(0, 1)],
    ['2023', items.slice(1)],
  ],
}));

const post = (title: string) => ({title, permalink: `/${title}`, unlisted: false, date: '2024-01-01'});
const List: Props['ListComponent'] = ({items}) => createElement('ul', null, items.map(({title}) => title).join(', '));

const render = (): string =>
  renderToStaticMarkup(
    createElement(BlogSidebarContent, {
      items: [post('Neu'), post('Alt')],
      yearGroupHeadingClassName: 'year',
      ListComponent: List,
    }),
  );

it('lists posts by year, unless the site wants one list', () => {
  expect(render()).toContain('aria-label="2023"');
  expect(render()).toContain('<ul>Neu</ul>');

  sidebar.groupByYear = false;
  expect(render()).toBe('<ul>Neu, Alt</ul>');
});
