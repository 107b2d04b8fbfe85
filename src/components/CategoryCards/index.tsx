import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {categoryPages} from '@site/src/provider/display';
import {servicesOfCategory} from '../lookup';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Ways to all current services: a card per category with its overview page and its services. */
export default function CategoryCards(): ReactNode {
  const categories = Object.entries(categoryPages).filter(([category]) => category !== 'eol');
  return (
    <ul className={styles.cards}>
      {categories.map(([category, {title, docs, icon}]) => (
        <li key={category} className={styles.card}>
          <Icon name={icon} className={styles.icon} />
          <div>
            <Link to={docs} className={styles.title}>
              {title}
            </Link>
            <ServicesBelow category={category} overview={docs} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The services whose pages lie below the overview, or a sentence if the category is its one service. */
function ServicesBelow({category, overview}: {category: string; overview: string}): ReactNode {
  const services = servicesOfCategory(category, '<CategoryCards />').map(([, service]) => service);
  const [only] = services;
  if (services.length === 1 && only?.docs === overview) {
    return <p className={styles.text}>{only.summary}</p>;
  }
  return (
    <ul className={styles.services}>
      {services.map(({title, docs}) => (
        <li key={docs}>
          <Link to={docs}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
