// Eject of the core's fallback for a crash of the layout itself (navbar, footer): the core has it in English only.
// A crash of a page's content is shown by the theme's ErrorPageContent, inside the layout and in German already.
import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';

/** Uses nothing of the layout, which is what has crashed. */
export default function Error({error, tryAgain}: Props): ReactNode {
  // docusaurus-plugin-fast-pages holds clicks back until hydration, which a crashed page never reaches.
  useEffect(() => {
    window.dispatchEvent(new Event('fast-pages:crashed'));
  }, []);
  return (
    <>
      <Head>
        <title>Die Seite ist abgestürzt</title>
      </Head>
      <main className="container margin-vert--xl">
        <h1>Die Seite ist abgestürzt.</h1>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        <hr />
        <ErrorBoundaryError error={error} />
      </main>
    </>
  );
}
