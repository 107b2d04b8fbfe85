import {createServer, type Server} from 'node:http';
import type {LiveDiagnostic} from './diagnostics';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Asks once a second, and shows what has changed: other diagnostics, or the site. While nobody answers, it stays. */
const reload = `let shown; setInterval(async () => {
  const now = await fetch(location.href).then((answer) => answer.text(), () => shown);
  if (shown !== undefined && now !== shown) location.reload();
  shown = now;
}, 1000);`;

const pageOf = (diagnostics: readonly LiveDiagnostic[]): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Noch nicht zu sehen</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;max-width:50rem;margin:3rem auto;padding:0 1rem}
code{overflow-wrap:anywhere}li{margin:1rem 0}</style></head>
<body><h1>Die Website kann noch nicht gezeigt werden</h1>
<p>Sobald die Fehler behoben sind, erscheint sie hier von selbst.</p>
<ul lang="en">${diagnostics.map(({place, text}) => `<li><code>${escaped(place)}</code><br>${escaped(text)}</li>`).join('')}</ul>
<script>${reload}</script></body></html>
`;

/**
 * Shows diagnostics where the development server would show the site.
 *
 * @param diagnostics - asked for at each request
 * @returns a server that listens on the loopback interface
 */
export const serveDiagnostics = (port: number, diagnostics: () => readonly LiveDiagnostic[]): Server =>
  createServer((_request, response) => {
    response.writeHead(503, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'});
    response.end(pageOf(diagnostics()));
  }).listen(port, 'localhost');
