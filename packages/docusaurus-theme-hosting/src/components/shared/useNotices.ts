import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {currentNotices, noticesPath, type Notice} from 'docusaurus-hosting/client';
import {notices as builtNotices} from '@generated/docusaurus-theme-hosting/default/site';

/** How often an open page asks for notices, in milliseconds: they are published without a build. */
const askEvery = 2 * 60_000;

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
 * @returns the notices and when the server answered, in milliseconds since 1970; nothing as long as it has not
 */
export function useNotices() {
  const [answer, setAnswer] = useState<{now: number; notices: readonly Notice[]}>();
  const address = useBaseUrl(noticesPath);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const notices = await latestNotices(address);
      const now = Date.now();
      setAnswer(notices && {now, notices: currentNotices(notices, now)});
    };
    void ask();
    const timer = setInterval(() => void ask(), askEvery);
    return () => clearInterval(timer);
  }, [address]);
  return answer;
}
