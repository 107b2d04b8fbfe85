import {useEffect, useState, type ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import {currentNotices, formatPeriod} from '../../notices/notices';
import {notices, provider} from '../site';

export interface Props {
  /** Id of the page's service; without one the notices of all services are shown. */
  readonly service?: string;
}

/** How often the clock is looked at, in milliseconds: a notice goes within a minute of its end. */
const interval = 60_000;

const labels = {maintenance: 'Wartung', incident: 'Störung'} as const;

/**
 * Maintenance windows and incidents by the visitor's clock: from three days before until the end. The page itself holds none
 * of them, so that one that was built long ago says nothing stale.
 */
export default function NoticeBanner({service}: Props): ReactNode {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, []);
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
            <> · betrifft {notice.services.map((id) => provider.services[id]?.title ?? id).join(', ')}</>
          )}
        </p>
        <p>{notice.text}</p>
      </Admonition>
    </div>
  ));
}
