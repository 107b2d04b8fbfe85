import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {currentNotices, noticesPath, type Notice} from 'docusaurus-hosting/client';
import {notices as builtNotices} from './site';
import {useNow} from './useNow';

/** How often an open page asks for notices, in milliseconds: they are published without a build. */
const askEvery = 5 * 60_000;

/** The notices that the server has now, which the build has checked; undefined when it does not answer. */
async function latestNotices(address: string): Promise<readonly Notice[] | undefined> {
  if (process.env.NODE_ENV === 'development') {
    return builtNotices; // the file exists only in builds
  }
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as readonly Notice[]) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Maintenance windows and incidents by the visitor's clock: from three days before until the end. The page itself holds none
 * of them, so that one that was built long ago says nothing stale.
 *
 * @returns nothing as long as the server has not answered
 */
export function useNotices(): {readonly now: number; readonly notices: readonly Notice[]} | undefined {
  const now = useNow();
  const [all, setAll] = useState<readonly Notice[]>();
  const address = useBaseUrl(noticesPath);
  const period = now && Math.floor(now / askEvery);
  useEffect(() => {
    if (period !== undefined) void latestNotices(address).then(setAll);
  }, [address, period]);
  return now === undefined || all === undefined ? undefined : {now, notices: currentNotices(all, now)};
}
