import type {ReactNode} from 'react';
import type {Endpoint} from 'docusaurus-hosting/client';
import CopyButton from '../../shared/CopyButton';
import StackTable from '../../shared/StackTable';
import {unknownName} from '../../shared/lookup';
import {endpoints as allEndpoints, notOfferedFacts} from '../../shared/site';

export interface Props {
  /** Fact paths of endpoints, e.g. `mail.imap`. Needed; Markdown is not type-checked, so that its absence fails the build, too. */
  readonly endpoints: readonly string[];
  readonly caption: string;
}

const columns = ['Host', 'Verbindung', 'Port', 'Verschlüsselung'];

/** The endpoint at a fact path such as `mail.imap`. @throws Error for a path where no endpoint stands. */
function endpointAt(path: string, place: string): Endpoint {
  const endpoint = Object.hasOwn(allEndpoints, path) ? allEndpoints[path] : undefined;
  if (!endpoint) {
    throw unknownName(place, 'endpoint', path, Object.keys(allEndpoints), 'src/provider/endpoints.ts');
  }
  return endpoint;
}

/** Whether a fact path does not lie in a section that goes with a service which is not offered. */
const isOffered = (path: string): boolean => !notOfferedFacts.some((beginning) => path.startsWith(beginning));

/** Port and security of endpoints, in groups by their host. @throws Error for a path at which src/provider has no endpoint. */
export default function EndpointTable({endpoints, caption}: Props): ReactNode {
  const place = `<EndpointTable caption="${caption}">`;
  const isList: boolean = Array.isArray(endpoints);
  if (!isList || endpoints.length === 0) {
    throw new Error(`${place}: needs endpoints={['…']}, a list of at least one name`);
  }
  const shown = endpoints.filter(isOffered).map((path) => endpointAt(path, place));
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
