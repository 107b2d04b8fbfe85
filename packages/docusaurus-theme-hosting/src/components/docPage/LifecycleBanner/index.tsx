import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import {formatDay, type Lifecycle, type Phase} from 'docusaurus-hosting/client';
import {serviceById, type ServiceProps} from '../../shared/lookup';
import Successor from '../../shared/Successor';

const notices: Record<Exclude<Phase, 'active'>, {type: 'info' | 'warning'; title: string; text: string}> = {
  planned: {
    type: 'info',
    title: 'Geplanter Dienst',
    text: 'Diesen Dienst gibt es noch nicht. Auf dieser Seite steht, was wir vorhaben.',
  },
  beta: {
    type: 'info',
    title: 'Dienst in der Beta-Phase',
    text: 'Du kannst diesen Dienst schon nutzen. Rechne aber mit Änderungen und gelegentlichen Ausfällen.',
  },
  retiring: {type: 'warning', title: 'Dieser Dienst läuft aus', text: 'Sichere rechtzeitig, was du behalten möchtest.'},
  off: {type: 'warning', title: 'Dieser Dienst ist abgeschaltet', text: 'Diese Seite bleibt zum Nachlesen stehen.'},
};

/** The days of a life cycle that matter in its phase, as label and ISO day, in order. */
export function milestones({phase, ...day}: Lifecycle): [label: string, day: string][] {
  const isEnding = phase === 'retiring' || phase === 'off';
  const days: [string, string | undefined][] = isEnding
    ? [
        ['Angekündigt am', day.announced],
        ['Nur noch lesbar ab', day.readOnly],
        ['Abschaltung am', day.off],
        ['Löschung der Daten am', day.dataDeleted],
      ]
    : [[phase === 'planned' ? 'Start geplant für' : 'Verfügbar seit', day.since]];
  return days.filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/**
 * Says what a visitor must know about a service that is not simply in operation: phase, days, reason and successor.
 * Active services get no banner. @throws Error for an unknown service id, which fails the build.
 */
export default function LifecycleBanner({service}: ServiceProps): ReactNode {
  const {lifecycle} = serviceById(service);
  if (lifecycle.phase === 'active') return null;
  const {type, title, text} = notices[lifecycle.phase];
  return (
    <Admonition type={type} title={title}>
      <p>
        {text} {lifecycle.reason}
      </p>
      <ul>
        {milestones(lifecycle).map(([label, day]) => (
          <li key={label}>
            {label}: <time dateTime={day}>{formatDay(day)}</time>
          </li>
        ))}
        {lifecycle.successor && (
          <li>
            Nachfolger: <Successor id={lifecycle.successor} />
          </li>
        )}
      </ul>
    </Admonition>
  );
}
