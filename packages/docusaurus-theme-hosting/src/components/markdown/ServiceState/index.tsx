import type {ReactNode} from 'react';
import {contact} from '@generated/docusaurus-theme-hosting/default/site';
import {useNotices} from '../../shared/useNotices';
import styles from './styles.module.css';

/** The time on the visitor's clock. Browsers take long to make the first `Intl.DateTimeFormat`. */
const timeOf = (moment: number): string => new Date(moment).toTimeString().slice(0, 5);

/**
 * The state of the services in one line that keeps its height, with the way to the status page: before the server has answered
 * it says where to look.
 */
export default function ServiceState(): ReactNode {
  const answer = useNotices();
  const incident = answer?.notices.find(({kind}) => kind === 'incident');
  const state = answer ? `Zurzeit ist keine Störung bekannt (${timeOf(answer.now)}\u00a0Uhr).` : 'Läuft alles?';
  return (
    <p className={`underlined-links ${styles.state}`}>
      <span role="status">{incident ? <strong>Störung: {incident.title}</strong> : state}</span>{' '}
      {contact.statusUrl && <a href={contact.statusUrl}>Statusseite</a>}
    </p>
  );
}
