import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import type {PluginModule} from '@docusaurus/types';
import type {Provider} from '../facts/schema';
import {calendar, calendarPath} from './calendar';
import {checkNotices, formatPeriod, type Notice} from './notices';

export interface NoticesOptions {
  readonly provider: Provider;
  readonly notices: readonly Notice[];
}

/** Checks the notices and writes the calendar into the build. @throws Error that names what is wrong with them */
export const noticesPlugin = ({provider, notices}: NoticesOptions): PluginModule => {
  checkNotices(notices, new Set(Object.keys(provider.services)));
  return () => ({
    name: 'notices',

    // Programs find the calendar, and people a link to subscribe to it, from every page.
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'text/calendar',
            href: calendarPath,
            title: `${provider.operator.name} – Wartungen und Abschaltungen`,
          },
        },
      ],
    }),

    async postBuild({outDir}) {
      await writeFile(path.join(outDir, calendarPath), calendar(provider, notices, new Date()));
    },
  });
};

/** The blog's feeds with the notices among the posts (option `feedOptions.createFeedItems` of the blog). */
export const feedWithNotices =
  ({provider: {operator}, notices}: NoticesOptions): NonNullable<FeedOptions['createFeedItems']> =>
  async ({defaultCreateFeedItems, ...rest}) => {
    const posts = await defaultCreateFeedItems(rest);
    const items = notices.map((notice) => {
      const link = `${operator.siteUrl}/#${notice.id}`;
      const text = `${formatPeriod(notice)}: ${notice.text}`;
      return {id: link, link, title: notice.title, date: new Date(notice.from), description: text, content: text};
    });
    return [...items, ...posts];
  };
