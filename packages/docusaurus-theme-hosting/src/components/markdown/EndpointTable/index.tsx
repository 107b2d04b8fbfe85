import type {ReactNode} from 'react';
import {endpoints as allEndpoints} from '@generated/docusaurus-theme-hosting/default/site';
import CopyButton from '../../shared/CopyButton';
import StackTable from '../../shared/StackTable';

export interface Props {
  /** Fact paths of endpoints, e.g. `mail.imap`. */
  readonly endpoints: readonly string[];
  readonly caption: string;
}

const columns = ['Host', 'Verbindung', 'Port', 'Verschlüsselung'];

/** Port and security, in groups by their host, of the endpoints that the provider has; names that no provider can have, the check refuses. */
export default function EndpointTable({endpoints, caption}: Props): ReactNode {
  const shown = endpoints.flatMap((path) => (Object.hasOwn(allEndpoints, path) ? (allEndpoints[path] ?? []) : []));
  const hosts = [...new Set(shown.map(({host}) => host))];
  const rows = hosts.flatMap((host) =>
    shown
      .filter((endpoint) => endpoint.host === host)
      .map(({label, port, transport, security}, index) => [
        index === 0 ? (
          <CopyButton key="host" text={host} label={`Host ${host}`}>
            <code>{host}</code>
          </CopyButton>
        ) : undefined,
        label,
        <CopyButton key="port" text={String(port)} label={`Port für ${label}`}>
          {/* TCP is what everyone expects; only UDP is worth saying. */}
          <code>{port}</code> {transport === 'udp' && 'UDP'}
        </CopyButton>,
        security,
      ]),
  );
  return <StackTable caption={caption} columns={columns} rows={rows} />;
}
