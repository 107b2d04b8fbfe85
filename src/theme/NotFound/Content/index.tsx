// Eject: upstream's two sentences have no slot for what helps further: suggestions, search and the services.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import CategoryCards from 'docusaurus-theme-hosting/markdown/CategoryCards';
import RouteSuggestions from 'docusaurus-theme-hosting/pages/RouteSuggestions';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--lg', className)}>
      <Heading as="h1">Seite nicht gefunden</Heading>
      <p>
        Wir konnten nicht finden, wonach du gesucht hast. Wenn dich eine andere Website hierher geführt hat: Sag bitte
        den Leuten, die sie betreiben, dass ihr Link nicht mehr funktioniert.
      </p>
      <div className="markdown margin-bottom--lg">
        <p>
          Du weißt nicht, wie es weitergeht? <Link to="/hilfe-finden">Hilfe finden</Link>
        </p>
      </div>
      <RouteSuggestions />
      <form action="/search" className={clsx(styles.search, 'needs-scripting')}>
        <label htmlFor="not-found-search">Auf dieser Website suchen</label>
        <div>
          <input id="not-found-search" type="search" name="q" required />
          <button type="submit">Suchen</button>
        </div>
      </form>
      <section aria-labelledby="dienste" className={styles.services}>
        <Heading as="h2" id="dienste">
          Alle Dienste
        </Heading>
        <CategoryCards />
      </section>
    </main>
  );
}
