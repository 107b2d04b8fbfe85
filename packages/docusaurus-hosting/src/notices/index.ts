import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {json} from 'docusaurus-content-check/text';
import type {Site} from '../site/site';
import type {Notice} from './check';
import {formatPeriod, noticesPath, shownFrom} from './notices';

/**
 * The file that visitors' pages read, without what has ended by `now`: path → content. The calendar is none of it: ends of
 * services are announced by a build.
 */
export const noticesFile = (notices: readonly Notice[], now: Date): ReadonlyMap<string, string> =>
  new Map([[noticesPath, json(notices.filter(({to}) => to === undefined || Date.parse(to) > now.getTime()))]]);

/**
 * A notice as an item of the feeds. Readers hold an item back until its date, so that maintenance has the day on which it
 * is announced: three days before, or `now`, when the site is built.
 */
export function feedItem(notice: Notice, siteUrl: string, now: Date) {
  const link = `${siteUrl}/#${notice.id}`;
  // Feeds take it for HTML.
  const text = `${formatPeriod(notice)}: ${notice.text}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const date = notice.kind === 'maintenance' ? Math.min(shownFrom(notice), now.getTime()) : Date.parse(notice.from);
  return {id: link, link, title: notice.title, date: new Date(date), description: text, content: text};
}

/** An item as feeds can carry it: buttons do nothing in their readers, and their writer takes each `]]>` but the first for an end. */
export const forFeeds = <T extends {title: string; description?: string; content?: string}>(item: T): T =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? value.replace(/<button\b.*?<\/button>/gs, '').replaceAll(']]>', ']]&gt;') : value,
    ]),
  ) as T;

/** The blog's feeds with the notices among the posts (option `feedOptions.createFeedItems` of the blog). */
export const feedWithNotices =
  ({facts: {operator}, notices, builtAt}: Site): NonNullable<FeedOptions['createFeedItems']> =>
  async ({defaultCreateFeedItems, ...rest}) => {
    const posts = await defaultCreateFeedItems(rest);
    const items = notices.map((notice) => feedItem(notice, operator.siteUrl, builtAt));
    return [...items, ...posts].map(forFeeds);
  };
