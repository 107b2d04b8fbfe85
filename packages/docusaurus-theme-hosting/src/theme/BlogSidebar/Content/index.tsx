// Eject: years are labels of lists. Upstream makes them h3 headings, which then stand before the page's h1.
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';

export default function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  const {groupByYear} = useThemeConfig().blog.sidebar;
  if (!groupByYear) return <ListComponent items={items} />;
  return groupBlogSidebarItemsByYear([...items]).map(([year, itemsOfYear]) => (
    <div key={year} role="group" aria-label={year}>
      <div className={yearGroupHeadingClassName} aria-hidden="true">
        <strong>{year}</strong>
      </div>
      <ListComponent items={itemsOfYear} />
    </div>
  ));
}
