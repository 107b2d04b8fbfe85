import {useEffect, useState, type ReactNode} from 'react';
import {offlinePages} from '@generated/docusaurus-theme-hosting/default/site';

/** The service worker that `hosting build` writes. */
const worker = '/sw.js';

const notes = {
  none: '',
  impossible: 'Dein Browser darf keine Seiten speichern.',
  saving: 'Einen Moment …',
  kept: 'Die Hilfe ist in diesem Browser gespeichert und bleibt aktuell, solange du ab und zu online hier bist.',
  removed: 'Die Hilfe ist aus diesem Browser entfernt.',
  failed: 'Das hat nicht geklappt. Versuche es mit einer besseren Verbindung noch einmal.',
} as const;

/** Registers the worker, and waits until it has all files. @throws Error when it does not get them */
async function keep(): Promise<void> {
  // Another address each time: of one that was removed while its pages are open, the browser would take the worker without files.
  const {installing} = await navigator.serviceWorker.register(`${worker}?${crypto.randomUUID()}`);
  if (!installing) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve();
      if (installing.state === 'redundant') reject(new Error(`${worker} could not be installed`));
    });
  });
}

/** As the worker calls its own: the host may have other programs. */
const keptCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith('kept-'));

async function deleteCopies(): Promise<void> {
  await Promise.all((await keptCaches()).map((name) => caches.delete(name)));
}

/** Milliseconds that the worker may take to go: it waits for an update, which may wait for a server. Its copies are gone. */
const patience = 5000;

async function remove(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await deleteCopies();
  const gone = registration?.unregister().then(deleteCopies);
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/**
 * Lets visitors keep the site's `guidance.offlinePages` in their browser, and remove them again. Nothing is loaded or stored
 * before they ask for it. The button is there from the start, so that nothing moves when the scripts come.
 */
export default function OfflineHelp(): ReactNode {
  const [state, setState] = useState<keyof typeof notes>('none');
  useEffect(() => {
    // Missing, or refused, where the visitor lets sites store nothing.
    const kept = async (): Promise<boolean> =>
      Boolean((await navigator.serviceWorker.getRegistration())?.active) && (await keptCaches()).length > 0;
    kept().then(
      (isKept) => isKept && setState('kept'),
      () => setState('impossible'),
    );
  }, []);

  const change = (): void => {
    if (state === 'saving') return;
    setState('saving');
    if (state === 'kept') void remove().then(() => setState('removed'));
    else
      keep().then(
        () => setState('kept'),
        () => void remove().then(() => setState('failed')),
      );
  };

  if (offlinePages.length === 0) return null;
  return (
    <>
      <noscript>
        <p>Dafür muss JavaScript eingeschaltet sein.</p>
      </noscript>
      <div className="cluster margin-bottom--md needs-scripting">
        {state !== 'impossible' && (
          <button
            type="button"
            className="button button--outline button--primary"
            aria-disabled={state === 'saving'}
            onClick={change}
          >
            {state === 'kept' ? 'Hilfe aus dem Browser entfernen' : 'Hilfe im Browser speichern'}
          </button>
        )}
        <span role="status">{notes[state]}</span>
      </div>
    </>
  );
}
