import type {ReactNode} from 'react';
import clsx from 'clsx';
import {phaseLabels} from 'docusaurus-hosting/client';
import {serviceById, type ServiceProps} from '../../shared/lookup';
import styles from './styles.module.css';

/** Names the phase of a service's life in a word. @throws Error for an unknown service id, which fails the build. */
export default function LifecycleBadge({service}: ServiceProps): ReactNode {
  const {phase} = serviceById(service).lifecycle;
  return <span className={clsx(styles.badge, styles[phase])}>{phaseLabels[phase]}</span>;
}
