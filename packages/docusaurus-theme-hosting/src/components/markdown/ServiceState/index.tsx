import type {ReactNode} from 'react';
import {contact} from '@generated/docusaurus-theme-hosting/default/site';
import {useNotices} from '../../shared/useNotices';
import styles from './styles.module.css';

/** The time on the visitor's clock. Browsers take long to make the first `Intl.DateTimeFormat`. */
const timeOf = (moment: number): string => new Date(moment).toTimeString().slice(0, 5);

/** What is known, in one line that keeps its height: before the server has answered it says where to look. */
function Known(): ReactNode {
  const answer = useNotices();
  if (!answer) return 'Läuft alles?';
  const [incident] = answer.notices.filter(({kind}) => kind === 'incident');
  return incident ? (
    <strong>Störung: {incident.title}</strong>
  ) : (
    `Zurzeit ist keine Störung bekannt (${timeOf(answer.now)}\u00a0Uhr).`
  );
}

/** The state of the services in one line, with the way to the status page. */
export default function ServiceState(): ReactNode {
  return (
    <p className={`underlined-links ${styles.state}`}>
      <span role="status">
        <Known />
      </span>{' '}
      {contact.statusUrl && <a href={contact.statusUrl}>Statusseite</a>}
    </p>
  );
}
