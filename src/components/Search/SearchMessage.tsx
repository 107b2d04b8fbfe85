import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchFailure, SearchResponse} from '@site/src/plugins/german-search/types';
import styles from './styles.module.css';

interface Props {
  readonly loading: boolean;
  readonly failure: SearchFailure | undefined;
  readonly response: SearchResponse | undefined;
  /** Query that was answered. */
  readonly query: string;
  readonly retry: () => void;
  /** Called with a term that a visitor picks instead of theirs. */
  readonly choose: (term: string) => void;
}

const failures: Readonly<Record<SearchFailure, string>> = {
  unreachable: 'Die Suche konnte nicht geladen werden. Bist du noch mit dem Internet verbunden?',
  outdated: 'Diese Seite ist älter als das Suchverzeichnis. Lade sie neu.',
  development: 'Die Suche gibt es nur im fertigen Build: npm run serve.',
};

/** Says why there are no hits: still loading, failed, or nothing found, and what to do then. */
export default function SearchMessage({loading, failure, response, query, retry, choose}: Props): ReactNode {
  if (failure) {
    return (
      <div className={styles.message} role="alert">
        <p>{failures[failure]}</p>
        {failure === 'outdated' ? (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => window.location.reload()}
          >
            Seite neu laden
          </button>
        ) : (
          <button type="button" className="button button--secondary button--sm" onClick={retry}>
            Nochmal versuchen
          </button>
        )}
      </div>
    );
  }
  if (loading) {
    return <p className={styles.message}>Suche wird geladen …</p>;
  }
  if (!response || response.rows.length > 0) {
    return null;
  }
  return (
    <div className={styles.message}>
      <p>Keine Ergebnisse für „{query}“.</p>
      {response.nearestTerms.length > 0 && (
        <p>
          Meintest du{' '}
          {response.nearestTerms.map((term, index) => (
            <span key={term}>
              {index > 0 && ', '}
              <button type="button" className="button button--link button--sm" onClick={() => choose(term)}>
                {term}
              </button>
            </span>
          ))}
          ?
        </p>
      )}
      <p>
        Nichts dabei? Dann <Link to="/info/kontakt">frag uns</Link>.
      </p>
    </div>
  );
}
