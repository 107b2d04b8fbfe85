import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDay} from 'docusaurus-hosting/client';
import {services} from '@generated/docusaurus-theme-hosting/default/site';
import LifecycleBadge from '../LifecycleBadge';
import StackTable from '../../shared/StackTable';
import Successor from '../../shared/Successor';

const columns = ['Dienst', 'Angekündigt', 'Nur lesbar', 'Abschaltung', 'Daten gelöscht', 'Nachfolger'];

const day = (isoDay: string | undefined): ReactNode =>
  isoDay ? <time dateTime={isoDay}>{formatDay(isoDay)}</time> : '–';

/** Table of all services that are about to end or have ended, with their days and successors. */
export default function EolOverview(): ReactNode {
  const ending = Object.entries(services).filter(
    ([, {lifecycle}]) => lifecycle.phase === 'retiring' || lifecycle.phase === 'off',
  );
  if (ending.length === 0) return <p>Zurzeit läuft kein Dienst aus, und keiner ist abgeschaltet.</p>;
  const rows = ending.map(([id, {title, docs, lifecycle}]) => [
    <span key="service" className="cluster">
      <Link to={docs}>{title}</Link> <LifecycleBadge service={id} />
    </span>,
    day(lifecycle.announced),
    day(lifecycle.readOnly),
    day(lifecycle.off),
    day(lifecycle.dataDeleted),
    lifecycle.successor ? <Successor key="successor" id={lifecycle.successor} /> : '–',
  ]);
  return <StackTable caption="Auslaufende und abgeschaltete Dienste" columns={columns} rows={rows} />;
}
