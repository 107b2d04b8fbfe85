import {config} from './config';
import {attributes} from './contract';
import {create} from './dom';
import {stopListening} from './listeners';

/** Lets go of the page: no control looks busy any more, and nothing is held back. */
export function giveUp(): void {
  stopListening();
  for (const control of document.querySelectorAll(`body [${attributes.pending}]`)) {
    control.removeAttribute(attributes.pending);
  }
}

const link = (href: string, text: string): HTMLAnchorElement => Object.assign(create('a', '', text), {href});

/** Tells the visitor that the page can be read but its controls do not work, since scripts are missing. */
function showFailure(): void {
  giveUp();
  const {before, reload, between, home, after} = config.messages.failure;
  const homeLink = link(document.querySelector('.navbar__brand')?.getAttribute('href') ?? config.baseUrl, home);
  const notice = create('p', 'alert alert--warning', before, link(location.href, reload), between, homeLink, after);
  notice.setAttribute('role', 'alert');
  // Outside of the container that React hydrates.
  document.body.prepend(notice);
}

/** A script that cannot be loaded or parsed. The first one ends the listening, so that the notice comes once. */
export function onError({target, error}: ErrorEvent): void {
  if (target instanceof HTMLScriptElement || error instanceof SyntaxError) showFailure();
}

/** Docusaurus does not hydrate when the page's own chunks cannot be loaded: its `preload` rejects. */
export function onRejection({reason}: PromiseRejectionEvent): void {
  if ((reason as {readonly name?: string} | undefined)?.name === 'ChunkLoadError') showFailure();
}
