import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isOffered, requireList, serviceById, servicesOfCategory} from '../../shared/lookup';
import Icon from '../../shared/Icon';
import LifecycleBadge from '../LifecycleBadge';
import styles from './styles.module.css';

/** Either all services of a category, or services by id in the given order. */
export type Props = {readonly category: string} | {readonly services: readonly string[]};

/**
 * Cards that lead to the pages of services, without those that are not offered; services in normal operation carry no badge, so that the others stand out.
 *
 * @throws Error for an unknown category or service, which fails the build.
 */
export default function ServiceCards(props: Props): ReactNode {
  const services =
    'category' in props
      ? servicesOfCategory(props.category, `<ServiceCards category="${props.category}">`)
      : requireList(props.services, '<ServiceCards>', 'services')
          .filter(isOffered)
          .map((id) => [id, serviceById(id, '<ServiceCards services>')] as const);
  return (
    <ul className={styles.cards}>
      {services.map(([id, {title, summary, docs, icon, lifecycle}]) => (
        <li key={id} className={styles.card}>
          <Icon name={icon} size={24} className={styles.icon} />
          <p className={styles.title}>
            <Link to={docs} className={styles.link}>
              {title}
            </Link>
            {lifecycle.phase !== 'active' && <LifecycleBadge service={id} />}
          </p>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
