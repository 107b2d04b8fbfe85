import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LiveDiagnostic} from './diagnostics';

/** Where the page asks for diagnostics; the page's part is in liveDiagnostics.ts. */
export const diagnosticsPath = '/__hosting/diagnostics';

/** Server-sent events (WHATWG HTML, 9.2) with the present list of diagnostics, to every page that listens. */
export class DiagnosticsStream {
  readonly #listeners = new Set<ServerResponse>();
  #present: readonly LiveDiagnostic[] = [];

  readonly listen = (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
    this.#listeners.add(response);
    request.on('close', () => this.#listeners.delete(response));
    this.#send(response);
  };

  show(diagnostics: readonly LiveDiagnostic[]): void {
    this.#present = diagnostics;
    for (const listener of this.#listeners) this.#send(listener);
  }

  #send(listener: ServerResponse): void {
    listener.write(`data: ${JSON.stringify(this.#present)}\n\n`);
  }
}
