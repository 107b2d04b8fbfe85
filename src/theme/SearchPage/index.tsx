// Eject: upstream's page has no main landmark, groups nothing and titles itself without the site's name.
import {useMemo, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Marked from '@site/src/components/Search/Marked';
import SearchMessage from '@site/src/components/Search/SearchMessage';
import {areaLabels, hitUrl} from '@site/src/components/Search/links';
import {useSearch} from '@site/src/components/Search/useSearch';
import {areas, type Area} from '@site/src/plugins/german-search/types';
import styles from './styles.module.css';

const options = {limit: 100, typing: false, snippetLength: 200};

const isArea = (text: string | null): text is Area => areas.some((area) => area === text);

/** All results for the query in the URL (`q`), grouped by area, or those of one area (`ctx`). */
function Results(): ReactNode {
  const location = useLocation();
  const history = useHistory();
  // The static page knows no query: the URL's is taken over once React has taken over the page.
  const isBrowser = useIsBrowser();
  const parameters = useMemo(() => new URLSearchParams(isBrowser ? location.search : ''), [isBrowser, location.search]);
  const query = parameters.get('q') ?? '';
  const area = parameters.get('ctx');
  const {loading, failure, response, answered, retry, preload} = useSearch(query, options);

  const rows = (response?.rows ?? []).filter((row) => !isArea(area) || row.area === area);
  const groups = areas
    .map((name) => ({name, rows: rows.filter((row) => row.area === name)}))
    .filter((group) => group.rows.length > 0);

  function update(changes: Readonly<Record<string, string>>): void {
    const next = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === '') next.delete(key);
      else next.set(key, value);
    }
    history.replace({...location, search: next.toString()});
  }

  return (
    <main className="container margin-vert--lg">
      {query !== '' && (
        <>
          <PageMetadata title={`Suche nach „${query}“`} />
          <Head>
            <meta name="robots" content="noindex, follow" />
          </Head>
        </>
      )}
      <h1>{query === '' ? 'Suche' : `Suche nach „${query}“`}</h1>
      <form
        className={styles.form}
        role="search"
        aria-label="Ergebnisseite"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className={styles.field}>
          Suchbegriff
          <input
            type="search"
            name="q"
            autoComplete="off"
            value={query}
            onFocus={preload}
            onChange={(event) => update({q: event.target.value})}
          />
        </label>
        <label className={styles.field}>
          Bereich
          <select name="ctx" value={isArea(area) ? area : ''} onChange={(event) => update({ctx: event.target.value})}>
            <option value="">Überall</option>
            {areas.map((name) => (
              <option key={name} value={name}>
                {areaLabels[name]}
              </option>
            ))}
          </select>
        </label>
      </form>
      <noscript>
        <p>
          Die Suche braucht JavaScript. Ohne findest du alles über die Seitenleisten:{' '}
          <Link to="/services/konto">Dienste</Link>, <Link to="/info/intro">Informationen</Link>,{' '}
          <Link to="/archive">Blogarchiv</Link>. Oder gib in einer Suchmaschine „site:“ und die Adresse dieser Website
          vor deinem Suchwort ein.
        </p>
      </noscript>
      <p role="status">
        {response && !loading && query !== ''
          ? `${rows.length} Treffer auf ${new Set(rows.map((row) => row.pageUrl)).size} Seiten`
          : ''}
      </p>
      <SearchMessage
        loading={loading && !response}
        failure={failure}
        response={response}
        query={answered}
        retry={retry}
        choose={(term) => update({q: term})}
      />
      {groups.map(({name, rows: areaRows}) => (
        <section key={name} aria-labelledby={`bereich-${name}`}>
          <h2 id={`bereich-${name}`}>
            {areaLabels[name]} ({areaRows.length})
          </h2>
          <ol className={styles.list}>
            {areaRows.map((row) => (
              <li key={row.url + (row.heading?.text ?? '')} className={styles.hit}>
                <Link to={hitUrl(row)} autoAddBaseUrl={false}>
                  <Marked {...row.title} />
                  {row.heading && (
                    <>
                      {' '}
                      › <Marked {...row.heading} />
                    </>
                  )}
                </Link>
                {row.snippet.text !== '' && (
                  <p>
                    <Marked {...row.snippet} />
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <Layout
      title="Suche"
      description="Durchsuche alle Dienste, Informationen, Beiträge und Seiten. Die Suche läuft ganz in deinem Browser."
    >
      <Results />
    </Layout>
  );
}
