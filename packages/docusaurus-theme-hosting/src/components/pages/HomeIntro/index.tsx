import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {areaById} from 'docusaurus-hosting/client';
import {areas, keyPages, operator} from '../../shared/site';
import CategoryCards from '../../markdown/CategoryCards';
import Icon from '../../shared/Icon';
import styles from './styles.module.css';

const {name, tagline, description} = operator;

/** What opens the home page above the posts: what this site is and the ways to the services. */
export default function HomeIntro(): ReactNode {
  return (
    <>
      <header>
        <h1>
          {name}: {tagline}
        </h1>
        <p className={styles.lead}>{description}</p>
      </header>
      <section aria-labelledby="dienste" className="panel">
        <h2 id="dienste">{areaById(areas, 'services').label}</h2>
        <CategoryCards />
        <p className={styles.all}>
          <Link to={keyPages.allServices} className="cluster">
            Alle Dienste entdecken <Icon name="arrow-right" size={18} />
          </Link>
        </p>
      </section>
      <h2 className={styles.posts}>Beiträge</h2>
    </>
  );
}
