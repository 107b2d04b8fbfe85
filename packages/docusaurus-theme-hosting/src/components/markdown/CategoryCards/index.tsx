import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ListedService} from 'docusaurus-hosting/site/browserData';
import {categories, services as allServices} from '../../shared/site';
import Icon from '../../shared/Icon';
import LifecycleBadge from '../LifecycleBadge';
import styles from './styles.module.css';

/** Ways to all services that are not switched off: a card per category with its overview page and its services. */
export default function CategoryCards(): ReactNode {
  const current = Object.entries(allServices).filter(([, {lifecycle}]) => lifecycle.phase !== 'off');
  const cards = Object.entries(categories)
    .map(([category, page]) => ({
      ...page,
      category,
      services: current.filter(([, service]) => service.category === category),
    }))
    .filter(({services}) => services.length > 0);
  return (
    <ul className={styles.cards}>
      {cards.map(({category, title, docs, icon, services}) => (
        <li key={category} className={styles.card}>
          <Icon name={icon} className={styles.icon} />
          <div>
            <Link to={docs} className={styles.title}>
              {title}
            </Link>
            <ServicesBelow services={services} overview={docs} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The services whose pages lie below the overview, or a sentence if the category is its one service. */
function ServicesBelow({
  services,
  overview,
}: {
  services: readonly (readonly [id: string, service: ListedService])[];
  overview: string;
}): ReactNode {
  const [only] = services;
  if (services.length === 1 && only?.[1].docs === overview) {
    return <p className={styles.text}>{only[1].summary}</p>;
  }
  return (
    <ul className={styles.services}>
      {services.map(([id, {title, docs, lifecycle}]) => (
        <li key={id}>
          <Link to={docs}>{title}</Link>
          {lifecycle.phase !== 'active' && <LifecycleBadge service={id} />}
        </li>
      ))}
    </ul>
  );
}
