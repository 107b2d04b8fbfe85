import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {categories, services} from '@generated/docusaurus-theme-hosting/default/site';
import Icon from '../../shared/Icon';
import styles from '../../shared/cards.module.css';
import {unknownName} from '../../shared/lookup';
import LifecycleBadge from '../LifecycleBadge';

export interface Props {
  /** Id of a category in src/facts/categories.ts. */
  readonly category: string;
}

/**
 * Cards that lead to the pages of a category's services; those in normal operation carry no badge, so that the others stand out.
 *
 * @throws Error for an unknown category, which fails the build.
 */
export default function ServiceCards({category}: Props): ReactNode {
  if (!Object.hasOwn(categories, category)) throw unknownName('category', category, Object.keys(categories));
  return (
    <ul className={clsx('clean-list', styles.cards)}>
      {Object.entries(services)
        .filter(([, service]) => service.category === category)
        .map(([id, {title, summary, docs, icon, lifecycle}]) => (
          <li key={id}>
            <Icon icon={icon} size={24} className={styles.icon} />
            <p className={clsx('cluster', styles.title)}>
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
