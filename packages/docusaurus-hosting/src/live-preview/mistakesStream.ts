import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Mistake} from './findings';

/** Where the page asks for mistakes; the page's part is in liveMistakes.ts. */
export const mistakesPath = '/__hosting/mistakes';

/** Server-sent events (WHATWG HTML, 9.2) with the present list of mistakes, to every page that listens. */
export class MistakesStream {
  readonly #listeners = new Set<ServerResponse>();
  #present: readonly Mistake[] = [];

  readonly listen = (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
    this.#listeners.add(response);
    request.on('close', () => this.#listeners.delete(response));
    this.#send(response);
  };

  show(mistakes: readonly Mistake[]): void {
    this.#present = mistakes;
    for (const listener of this.#listeners) this.#send(listener);
  }

  #send(listener: ServerResponse): void {
    listener.write(`data: ${JSON.stringify(this.#present)}\n\n`);
  }
}
