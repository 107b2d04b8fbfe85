import type {ReactNode} from 'react';
import CopyButton from '../../shared/CopyButton';
import StackTable from '../../shared/StackTable';
import {requireList} from '../../shared/lookup';
import {endpointAt, isOfferedEndpoint} from './endpoints';
import styles from './styles.module.css';

export interface Props {
  /** Fact paths of endpoints, e.g. `mail.imap`. */
  readonly endpoints: readonly string[];
  readonly caption: string;
}

const columns = ['Verbindung', 'Host', 'Port', 'Verschlüsselung'];

/** A value with its button; `note` follows the value and is not copied. */
function Copyable({text, label, note}: {text: string; label: string; note?: string}): ReactNode {
  return (
    <span className={styles.copyable}>
      <code>{text}</code>
      {note && ` ${note}`}
      <CopyButton text={text} label={label} />
    </span>
  );
}

/** Host, port and security of endpoints. @throws Error for a path at which src/provider has no endpoint. */
export default function EndpointTable({endpoints, caption}: Props): ReactNode {
  const place = `<EndpointTable caption="${caption}">`;
  const offered = requireList(endpoints, place, 'endpoints').filter(isOfferedEndpoint);
  const rows = offered.map((path) => {
    const {label, host, port, transport, security} = endpointAt(path, place);
    return [
      label,
      <Copyable key="host" text={host} label={`Host für ${label}`} />,
      // TCP is what everyone expects; only UDP is worth saying.
      <Copyable
        key="port"
        text={String(port)}
        label={`Port für ${label}`}
        note={transport === 'udp' ? 'UDP' : undefined}
      />,
      security,
    ];
  });
  return <StackTable caption={caption} columns={columns} rows={rows} />;
}
