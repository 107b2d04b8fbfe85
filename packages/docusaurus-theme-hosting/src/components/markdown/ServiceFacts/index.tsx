import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDay, limitText, type ListedService, type ServiceDetails} from 'docusaurus-hosting/client';
import {keyPages, serviceDetails} from '@generated/docusaurus-theme-hosting/default/site';
import {milestones} from '../../docPage/LifecycleBanner';
import CopyButton from '../../shared/CopyButton';
import PageLink from '../../shared/PageLink';
import Successor from '../../shared/Successor';
import {serviceById} from '../../shared/lookup';
import {usePageFrontMatter} from '../../shared/page';
import LifecycleBadge from '../LifecycleBadge';
import styles from './styles.module.css';

export interface Props {
  /** Id of a service in src/facts/services.ts; without it, the page's front matter `service`. */
  readonly service?: string;
}

/** What the table tells of a service: what lists say of it, too, and its details. */
type Service = ListedService & ServiceDetails;

/** A row without a value is left out. */
type Row = readonly [label: string, value: ReactNode];

/** How one signs in, in words. */
export const signInWays: Record<ListedService['signIn'], ReactNode> = {
  sso: keyPages.signIn ? (
    <>
      mit deinem Konto über <PageLink to={keyPages.signIn}>Single Sign-on</PageLink>
    </>
  ) : (
    'mit deinem Konto'
  ),
  'app-password': (
    <>
      mit deinem Konto; in Programmen mit einem <PageLink to={keyPages.appPasswords}>App-Passwort</PageLink>
    </>
  ),
  own: 'mit eigenen Zugangsdaten nur für diesen Dienst',
  none: 'nicht nötig',
};

/** A link to a service, which narrow screens break before a dot or slash rather than within a word. */
function Address({url, title}: {url: string; title: string}): ReactNode {
  const parts = url.replace('https://', '').split(/(?=[./])/);
  return (
    <CopyButton text={url} label={`Adresse von ${title}`}>
      <a href={url} className={styles.address}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </a>
    </CopyButton>
  );
}

/** Rows in groups: access, limits, life cycle, and last what few look for: software and data. What has been shut down has neither an address nor a way in. */
function rowGroups(id: string, service: Service): Row[][] {
  const {url, title, audience, group, data, lifecycle} = service;
  const isOn = lifecycle.phase !== 'off';
  return [
    [
      ['Adresse', isOn && url && <Address url={url} title={title} />],
      ['Für wen', audience],
      ['Zugang', isOn && group && keyPages.groups && <Link to={keyPages.groups}>Gruppe beantragen</Link>],
      ['Kosten', isOn && service.cost],
      ['Anmeldung', isOn && signInWays[service.signIn]],
    ],
    Object.values(service.limits).map((limit): Row => [limit.label, limitText(limit)]),
    [
      ['Zustand', <LifecycleBadge key="badge" service={id} />],
      ...milestones(lifecycle).map(([label, day]): Row => [
        label,
        <time key={label} dateTime={day}>
          {formatDay(day)}
        </time>,
      ]),
      ['Nachfolger', lifecycle.successor && <Successor key="successor" id={lifecycle.successor} />],
    ],
    [
      ['Software', service.software],
      ['Ort der Daten', isOn && data?.location],
      ['Sicherung', data?.backup],
      ['Daten mitnehmen', data?.export],
      ['Löschung', data?.deletion],
    ],
  ];
}

function Facts({caption, groups}: {caption: string; groups: readonly Row[][]}): ReactNode {
  return (
    <table className={styles.facts}>
      <caption>{caption}</caption>
      {groups.map((rows) => (
        <tbody key={rows[0]?.[0]}>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function FactsTable({id}: {id: string}): ReactNode {
  const listed = serviceById(id);
  const details = serviceDetails[id];
  const groups = rowGroups(id, {...listed, ...(details as ServiceDetails)}).map((rows) =>
    rows.filter(([, value]) => Boolean(value)),
  );
  const seldom = groups.pop() ?? [];
  return (
    <>
      <Facts caption={`${listed.title} auf einen Blick`} groups={groups.filter((rows) => rows.length > 0)} />
      {seldom.length > 0 && (
        <details className={styles.seldom}>
          <summary>Software, Sicherung und Löschung</summary>
          <Facts caption={`${listed.title}: Software und Daten`} groups={[seldom]} />
        </details>
      )}
    </>
  );
}

/** The check refuses it on pages whose front matter names no service. */
function FactsOfPage(): ReactNode {
  return <FactsTable id={String(usePageFrontMatter().service)} />;
}

/**
 * What a visitor wants to know about a service at a glance: address, access, limits, data and life cycle.
 *
 * @throws Error for an unknown service id, or when neither the prop nor the page names a service; fails the build.
 */
export default function ServiceFacts({service}: Props): ReactNode {
  return service === undefined ? <FactsOfPage /> : <FactsTable id={service} />;
}
