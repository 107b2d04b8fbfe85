import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ListedService} from 'docusaurus-hosting/client';
import {categories, services as allServices} from '@generated/docusaurus-theme-hosting/default/site';
import Icon from '../../shared/Icon';
import PageLink from '../../shared/PageLink';
import styles from '../../shared/cards.module.css';
import LifecycleBadge from '../LifecycleBadge';

/** The services whose pages lie below the overview, or a sentence if the category is its one service. */
function ServicesBelow({services, overview}: {services: [string, ListedService][]; overview: string}): ReactNode {
  const [only] = services;
  if (services.length === 1 && only?.[1].docs === overview) return <p className={styles.summary}>{only[1].summary}</p>;
  return (
    <ul className={clsx('cluster clean-list', styles.services)}>
      {services.map(([id, {title, docs, lifecycle}]) => (
        <li key={id} className="cluster">
          <PageLink to={docs}>{title}</PageLink>
          {lifecycle.phase !== 'active' && <LifecycleBadge service={id} />}
        </li>
      ))}
    </ul>
  );
}

/** Ways to all services that are not switched off: a card per category with its overview page and its services. */
export default function CategoryCards(): ReactNode {
  const current = Object.entries(allServices).filter(([, {lifecycle}]) => lifecycle.phase !== 'off');
  const cards = Object.entries(categories).map(([category, page]) => ({
    ...page,
    services: current.filter(([, service]) => service.category === category),
  }));
  return (
    <ul className={clsx('clean-list', styles.cards)}>
      {cards
        .filter(({services}) => services.length > 0)
        .map(({title, docs, icon, services}) => (
          <li key={docs}>
            <Icon icon={icon} className={styles.icon} />
            <div>
              <PageLink to={docs} className={styles.title}>
                {title}
              </PageLink>
              <ServicesBelow services={services} overview={docs} />
            </div>
          </li>
        ))}
    </ul>
  );
}
