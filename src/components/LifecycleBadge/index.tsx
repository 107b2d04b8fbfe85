import type {ReactNode} from 'react';
import {provider} from '@site/src/provider';

const labels = {planned: 'geplant', beta: 'Beta', active: 'aktiv', retiring: 'läuft aus', off: 'abgeschaltet'} as const;

/** Names the phase of a service's life. @throws Error for an unknown service id, which fails the build. */
export default function LifecycleBadge({service: id}: {service: string}): ReactNode {
  const service = provider.services[id];
  if (!service) {
    throw new Error(`<LifecycleBadge service="${id}">: no such service in src/provider/services.ts`);
  }
  return <span className="badge badge--secondary">{labels[service.lifecycle.phase]}</span>;
}
