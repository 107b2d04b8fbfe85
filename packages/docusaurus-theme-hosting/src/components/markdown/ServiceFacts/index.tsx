import {Fragment, type ReactNode} from 'react';
import {formatDay, limitText} from 'docusaurus-hosting/facts/display';
import type {ListedService, ServiceDetails} from 'docusaurus-hosting/site/browserData';
import CopyButton from '../../shared/CopyButton';
import LifecycleBadge from '../LifecycleBadge';
import PageLink from '../../shared/PageLink';
import {milestones} from '../../docPage/LifecycleBanner';
import Successor from '../../shared/Successor';
import {serviceById} from '../../shared/lookup';
import {usePageFrontMatter} from '../../shared/page';
import {keyPages, serviceDetails} from '../../shared/site';
import styles from './styles.module.css';

export interface Props {
  /** Id of a service in src/provider/services.ts; without it, the page's front matter `service`. */
  readonly service?: string;
}

/** What the table tells of a service: what lists say of it, too, and its details. */
type Service = ListedService & ServiceDetails;

type Row = readonly [label: string, value: ReactNode];

/** How one signs in, in words. */
export const signInWays: Record<ListedService['signIn'], ReactNode> = {
  sso: (
    <>
      mit deinem Konto über <PageLink to={keyPages.signIn}>Single Sign-on</PageLink>
    </>
  ),
  'app-password': (
    <>
      mit deinem Konto; in Programmen mit einem <PageLink to={keyPages.appPasswords}>App-Passwort</PageLink>
    </>
  ),
  own: 'mit eigenen Zugangsdaten nur für diesen Dienst',
  none: 'nicht nötig',
};

/** An address that narrow screens break before a dot or slash rather than within a word. */
const breakable = (address: string): ReactNode =>
  address.split(/(?=[./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function accessRows({url, title, audience, group, cost, signIn: way, lifecycle}: Service): Row[] {
  if (lifecycle.phase === 'off') {
    return [['Für wen', audience]];
  }
  const rows: Row[] = [];
  if (url) {
    rows.push([
      'Adresse',
      <span key="address" className={styles.address}>
        <a href={url}>{breakable(url.replace('https://', ''))}</a>
        <CopyButton text={url} label={`Adresse von ${title}`} />
      </span>,
    ]);
  }
  rows.push(
    [
      'Für wen',
      group && keyPages.groups ? (
        <>
          {audience} (<PageLink to={keyPages.groups}>Gruppe beantragen</PageLink>)
        </>
      ) : (
        audience
      ),
    ],
    ['Kosten', cost],
    ['Anmeldung', signInWays[way]],
  );
  return rows;
}

function dataRows({software, data, lifecycle}: Service): Row[] {
  return [
    ...(software ? [['Software', software] as const] : []),
    ...(data
      ? ([
          ...(lifecycle.phase === 'off' ? [] : [['Ort der Daten', data.location] as const]),
          ['Sicherung', data.backup],
          ['Daten mitnehmen', data.export],
          ['Löschung', data.deletion],
        ] as const)
      : []),
  ];
}

function lifecycleRows(id: string, {lifecycle}: Service): Row[] {
  return [
    ['Zustand', <LifecycleBadge key="badge" service={id} />],
    ...milestones(lifecycle).map(([label, day]): Row => [
      label,
      <time key={label} dateTime={day}>
        {formatDay(day)}
      </time>,
    ]),
    ...(lifecycle.successor ? [['Nachfolger', <Successor key="successor" id={lifecycle.successor} />] as const] : []),
  ];
}

function FactsTable({id}: {id: string}): ReactNode {
  const listed = serviceById(id, `<ServiceFacts service="${id}">`);
  const details = serviceDetails[id];
  if (!details) {
    throw new Error(`There are no details of the service "${id}"; see site/browserData.ts.`);
  }
  const service = {...listed, ...details};
  const groups = [
    accessRows(service),
    Object.values(service.limits).map((limit): Row => [limit.label, limitText(limit)]),
    dataRows(service),
    lifecycleRows(id, service),
  ].filter((rows) => rows.length > 0);
  return (
    <table className={styles.facts}>
      <caption>{service.title} auf einen Blick</caption>
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

function FactsOfPage(): ReactNode {
  const {service} = usePageFrontMatter();
  if (!service) {
    throw new Error(
      '<ServiceFacts />: the page\'s front matter has no "service"; add it, or write <ServiceFacts service="…" />.',
    );
  }
  return <FactsTable id={service} />;
}

/**
 * What a visitor wants to know about a service at a glance: address, access, limits, data and life cycle.
 *
 * @throws Error for an unknown service id, or when neither the prop nor the page names a service; fails the build.
 */
export default function ServiceFacts({service}: Props): ReactNode {
  return service === undefined ? <FactsOfPage /> : <FactsTable id={service} />;
}
