import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';

type Json = unknown;

/**
 * A small client of Marionette, the remote control of Mozilla's programs: messages are JSON with their length in bytes
 * in front (`12:[0,1,"…",{}]`). Commands go out as `[0, id, name, parameters]`, answers come as `[1, id, error, result]`.
 */
export class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, {resolve: (value: Json) => void; reject: (error: Error) => void}>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#read(chunk));
    const fail = (): void => {
      for (const {reject} of this.#waiting.values()) {
        reject(new Error('The program closed its Marionette connection.'));
      }
      this.#waiting.clear();
    };
    socket.on('error', fail).on('close', fail);
  }

  /** Connects as soon as the program listens, and opens a session in the chrome context (the program's own interface). */
  static async open(port: number): Promise<Marionette> {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const socket = connect(port, '127.0.0.1');
      const connected = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      if (connected) {
        const client = new Marionette(socket);
        await client.send('WebDriver:NewSession', {capabilities: {alwaysMatch: {}}});
        await client.send('Marionette:SetContext', {value: 'chrome'});
        return client;
      }
      socket.destroy();
      await delay(200);
    }
    throw new Error(`Nothing answers on Marionette's port ${port}: did the program start?`);
  }

  /** Sends a command. @returns its result. @throws Error with the program's own message. */
  send(name: string, parameters: object): Promise<Json> {
    this.#lastId += 1;
    const id = this.#lastId;
    const message = JSON.stringify([0, id, name, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject});
      this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  /** Runs the body of a function inside the program; it may `await`, and sees `arguments`. @returns what it returns. */
  async run(script: string, args: readonly Json[] = []): Promise<Json> {
    const {value} = (await this.send('WebDriver:ExecuteScript', {
      script: `return (async (...args) => {${script}})(...arguments);`,
      args,
      sandbox: 'system',
      scriptTimeout: 60_000,
    })) as {value: Json};
    return value;
  }

  /** The program's window as PNG. */
  async screenshot(): Promise<Buffer> {
    const {value} = (await this.send('WebDriver:TakeScreenshot', {full: true, hash: false})) as {value: string};
    return Buffer.from(value, 'base64');
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, colon).toString());
      if (colon < 0 || this.#received.length < end) {
        return;
      }
      const message = JSON.parse(this.#received.subarray(colon + 1, end).toString()) as Json;
      this.#received = this.#received.subarray(end);
      // The program greets with an object, everything else is an answer.
      if (Array.isArray(message)) {
        const [, id, error, result] = message as [1, number, {error: string; message: string} | null, Json];
        const waiting = this.#waiting.get(id);
        this.#waiting.delete(id);
        if (error) {
          waiting?.reject(new Error(`${error.error}: ${error.message}`));
        } else {
          waiting?.resolve(result);
        }
      }
    }
  }
}
