import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Admonition from '@theme/Admonition';
import {calendarSubscription, currentNotices, formatPeriod, noticesPath, type Notice} from 'docusaurus-hosting/client';
import {notices as builtNotices, operator, services} from '../../shared/site';
import {useNow} from '../../shared/useNow';

export interface Props {
  /** Id of the page's service; without one the notices of all services are shown. */
  readonly service?: string;
}

const labels = {maintenance: 'Wartung', incident: 'Störung'} as const;

/** How often an open page asks for notices, in milliseconds: they are published without a build. */
const askEvery = 5 * 60_000;

/** The notices that the server has now, which the build has checked. A page without notices is better than none. */
async function latestNotices(address: string): Promise<readonly Notice[]> {
  if (process.env.NODE_ENV === 'development') {
    return builtNotices; // the file exists only in builds
  }
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as readonly Notice[]) : [];
  } catch {
    return [];
  }
}

/**
 * Maintenance windows and incidents by the visitor's clock: from three days before until the end. The page itself holds none
 * of them, so that one that was built long ago says nothing stale.
 */
export default function NoticeBanner({service}: Props): ReactNode {
  const now = useNow();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const address = useBaseUrl(noticesPath);
  const period = now && Math.floor(now / askEvery);
  useEffect(() => {
    if (period !== undefined) void latestNotices(address).then(setNotices);
  }, [address, period]);
  if (now === undefined) {
    return null;
  }
  return currentNotices(notices, now, service).map((notice) => (
    <div key={notice.id} id={notice.id}>
      <Admonition
        type={notice.kind === 'incident' ? 'danger' : 'warning'}
        title={`${labels[notice.kind]}: ${notice.title}`}
      >
        <p>
          <time dateTime={notice.from}>{formatPeriod(notice)}</time>
          {service === undefined && notice.services.length > 0 && (
            <> · betrifft {notice.services.map((id) => services[id]?.title ?? id).join(', ')}</>
          )}
        </p>
        <p>{notice.text}</p>
        {notice.kind === 'maintenance' && (
          <p>
            <a href={calendarSubscription({operator})}>Wartungen im Kalender abonnieren</a>
          </p>
        )}
      </Admonition>
    </div>
  ));
}
