/**
 * Docusaurus client module of `npm start`: shows what `hosting check` finds, at the page's lower edge, in place of the
 * bundler's message about the same mistake with its stack.
 */
import type {LiveDiagnostic} from './diagnostics';

const style = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 50vh; overflow: auto;
    background: #fff; color: #1c1e21; border-top: 4px solid #b3261e; font: 16px/1.5 system-ui, sans-serif; }
  section { padding: 0.75rem 1rem; }
  h2 { margin: 0; font-size: 1rem; }
  ul { margin: 0.5rem 0 0; padding: 0; list-style: none; }
  li + li { margin-top: 0.5rem; }
  code { font: 0.9em ui-monospace, monospace; color: #b3261e; overflow-wrap: anywhere; }
  .warning code { color: #6b4e00; }
`;

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function row({level, place, text}: LiveDiagnostic): HTMLLIElement {
  const item = document.createElement('li');
  const code = document.createElement('code');
  item.className = level;
  item.lang = 'en';
  code.textContent = place;
  item.append(code, ` ${text}`);
  return item;
}

/** A box of its own, out of reach of the page's styles. */
function box(diagnostics: readonly LiveDiagnostic[]): HTMLElement {
  const host = document.createElement('div');
  const root = host.attachShadow({mode: 'open'});
  const errors = diagnostics.filter(({level}) => level === 'error').length;
  const heading = document.createElement('h2');
  heading.textContent = [
    ...(errors > 0 ? [count(errors, 'Fehler', 'Fehler')] : []),
    ...(diagnostics.length > errors ? [count(diagnostics.length - errors, 'Warnung', 'Warnungen')] : []),
  ].join(', ');
  const list = document.createElement('ul');
  list.append(...diagnostics.map(row));
  const section = document.createElement('section');
  section.setAttribute('role', 'status');
  section.append(heading, list);
  const css = document.createElement('style');
  // The bundler's own message, which holds the same mistake with a stack.
  css.textContent = style;
  root.append(css, section);
  return host;
}

const bundlersMessage = document.createElement('style');
bundlersMessage.textContent = '#webpack-dev-server-client-overlay { display: none }';

let shown: HTMLElement | undefined;
let failed = false;

function show(diagnostics: readonly LiveDiagnostic[]): void {
  shown?.remove();
  shown = undefined;
  bundlersMessage.remove();
  if (diagnostics.length > 0) {
    shown = box(diagnostics);
    document.body.append(shown);
  }
  const fails = diagnostics.some(({level}) => level === 'error');
  if (fails) {
    document.head.append(bundlersMessage);
  } else if (failed) {
    // A page that could not be compiled is not replaced by itself.
    window.location.reload();
  }
  failed = fails;
}

if (typeof window !== 'undefined') {
  new EventSource('/__hosting/diagnostics').addEventListener('message', ({data}) =>
    show(JSON.parse(data as string) as readonly LiveDiagnostic[]),
  );
}
