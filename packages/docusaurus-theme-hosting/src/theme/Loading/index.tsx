// Eject of the core's fallback: German instead of "Retry", the site's styles instead of inline colors that fail contrast.
import type {ReactNode} from 'react';

/** What react-loadable, which comes without types, tells its placeholder. */
interface Props {
  readonly error: unknown;
  readonly pastDelay: boolean;
  readonly retry: () => void;
}

/**
 * Stands in for a part of the page whose code is still loading or could not be loaded.
 * Nothing is shown before the short delay that react-loadable sets, so that fast loads do not flicker.
 */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className="container margin-vert--xl text--center" role="alert">
        <p>
          <strong>Dieser Teil der Seite ließ sich nicht laden.</strong> Prüfe deine Internetverbindung und versuch es
          noch einmal.
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          Nochmal versuchen
        </button>
        <p className="margin-top--md" lang="en" translate="no">
          <code>{error instanceof Error ? error.message : JSON.stringify(error)}</code>
        </p>
      </div>
    );
  }
  return pastDelay ? (
    <p className="margin-vert--xl text--center" role="status">
      Wird geladen …
    </p>
  ) : null;
}
