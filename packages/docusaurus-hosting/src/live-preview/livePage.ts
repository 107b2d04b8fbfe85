/** What a page's text is made of under `npm start`: its newest version, in the place of those before. */
import {useSyncExternalStore, type ReactNode} from 'react';

type Content = (props: object) => ReactNode;

interface LivePage {
  /** What stands around the text, and comes from the same file: title, table of contents, front matter. */
  readonly surroundings: string;
  readonly Page: Content;
  readonly show: (newer: Content) => void;
}

/** The module's part of Hot Module Replacement (webpack's API, which Rspack has). */
export interface Hot {
  readonly data?: {livePage?: LivePage};
  readonly accept: () => void;
  readonly dispose: (keep: (data: {livePage?: LivePage}) => void) => void;
  readonly invalidate: () => void;
}

function makePage(surroundings: string, content: Content): LivePage {
  let present = content;
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  return {
    surroundings,
    // Called, not rendered as a component: React then keeps what it has, and changes the words.
    Page: (props) => useSyncExternalStore(watch, () => present)(props),
    show(newer) {
      present = newer;
      watchers.forEach((watcher) => watcher());
    },
  };
}

/**
 * Takes a new version of a page's module in, where nothing but the text has changed; otherwise everything that uses the page
 * is loaded anew, as without this.
 *
 * @param content - the function that MDX has made of the text
 * @param others - what else the module exports, and whatever else must be the same
 * @returns the page's default export, the same one for all versions that differ in their text
 */
export function livePage(hot: Hot | undefined, content: Content, others: object): Content {
  if (!hot) return content;
  const surroundings = JSON.stringify(others);
  const before = hot.data?.livePage;
  const isSame = before?.surroundings === surroundings;
  const page = isSame ? before : makePage(surroundings, content);
  hot.accept();
  hot.dispose((data) => {
    data.livePage = page;
  });
  if (isSame) page.show(content);
  else if (before) hot.invalidate();
  return page.Page;
}
