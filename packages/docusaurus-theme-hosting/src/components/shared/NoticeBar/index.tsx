import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {calendarSubscription, formatPeriod, type Notice} from 'docusaurus-hosting/client';
import {contact, operator, services} from '@generated/docusaurus-theme-hosting/default/site';
import {useNotices} from '../useNotices';
import styles from './styles.module.css';

const labels = {maintenance: 'Wartung', incident: 'Störung'} as const;

function Entry({notice}: {readonly notice: Notice}): ReactNode {
  const {id, kind, title, text, from, services: affected} = notice;
  return (
    <details id={id} className={`alert alert--${kind === 'incident' ? 'danger' : 'warning'}`}>
      <summary>
        {labels[kind]}: {title}
      </summary>
      <p>
        <time dateTime={from}>{formatPeriod(notice)}</time>
        {affected.length > 0 && <> · betrifft {affected.map((each) => services[each]?.title ?? each).join(', ')}</>}
      </p>
      <p>
        {text} {contact.statusUrl && <a href={contact.statusUrl}>Zur Statusseite</a>}
      </p>
      {kind === 'maintenance' && (
        <p>
          <a href={calendarSubscription({operator})}>Wartungen im Kalender abonnieren</a>
        </p>
      )}
    </details>
  );
}

/**
 * Incidents on every page, and maintenance on the home page and the pages of its services. It lies over the page's lower edge:
 * what comes after the page was read must move nothing of it.
 */
export default function NoticeBar(): ReactNode {
  const path = useLocation().pathname;
  const isHome = path === useBaseUrl('/');
  const isOf = (id: string): boolean => `${path}/`.startsWith(`${services[id]?.docs}/`);
  const shown = useNotices()?.notices.filter(
    ({kind, services: affected}) => kind === 'incident' || isHome || affected.some(isOf),
  );
  return (
    shown !== undefined &&
    shown.length > 0 && (
      <aside aria-label="Hinweise zum Betrieb" className={styles.bar}>
        <Head>
          {/* eslint-disable-next-line jsx-a11y/html-has-lang -- an attribute for the page's own element, which has it */}
          <html data-hosting-notice-bar="" />
        </Head>
        {shown.map((notice) => (
          <Entry key={notice.id} notice={notice} />
        ))}
      </aside>
    )
  );
}
