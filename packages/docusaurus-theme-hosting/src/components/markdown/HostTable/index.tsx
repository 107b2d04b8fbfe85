import type {ReactNode} from 'react';
import {infrastructure} from '@generated/docusaurus-theme-hosting/default/site';
import StackTable from '../../shared/StackTable';

const {datacenter, hosts} = infrastructure;

/** What each server does and where it stands, from `infrastructure.hosts`. */
export default function HostTable(): ReactNode {
  const rows = Object.values(hosts).map(({label, value, site}) => [
    label,
    <code key="host">{value}</code>,
    site === 'datacenter' ? datacenter : 'anderer Standort',
  ]);
  return (
    <StackTable caption="Aufgaben und Standorte der Server" columns={['Aufgabe', 'Server', 'Standort']} rows={rows} />
  );
}
