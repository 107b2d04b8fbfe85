import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Admonition from '@theme/Admonition';
import {
  calendarSubscription,
  currentNotices,
  formatPeriod,
  noticesPath,
  type Notice,
} from 'docusaurus-hosting/notices/notices';
import {operator, services} from '../../shared/site';
import {useNow} from '../../shared/useNow';
import {latestNotices} from './latestNotices';

export interface Props {
  /** Id of the page's service; without one the notices of all services are shown. */
  readonly service?: string;
}

const labels = {maintenance: 'Wartung', incident: 'Störung'} as const;

/**
 * Maintenance windows and incidents by the visitor's clock: from three days before until the end. The page itself holds none
 * of them, so that one that was built long ago says nothing stale.
 */
export default function NoticeBanner({service}: Props): ReactNode {
  const now = useNow(true);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const address = useBaseUrl(noticesPath);
  // With every look at the clock: notices are published without a build.
  useEffect(() => {
    if (now === undefined) return undefined;
    let left = false;
    void latestNotices(address, now).then((latest) => {
      if (!left) setNotices(latest);
    });
    return () => {
      left = true;
    };
  }, [address, now]);
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
