import type {ReactNode} from 'react';
import clsx from 'clsx';
import {phaseLabels} from 'docusaurus-hosting/client';
import {serviceById} from '../../shared/lookup';
import styles from './styles.module.css';

export interface Props {
  /** Id of a service in src/provider/services.ts. */
  readonly service: string;
}

/** Names the phase of a service's life in a word. @throws Error for an unknown service id, which fails the build. */
export default function LifecycleBadge({service: id}: Props): ReactNode {
  const {phase} = serviceById(id, `<LifecycleBadge service="${id}">`).lifecycle;
  return <span className={clsx(styles.badge, styles[phase])}>{phaseLabels[phase]}</span>;
}
