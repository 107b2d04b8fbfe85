import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';

/** What servers' own limits may add up to, in milliseconds. */
const patience = 100_000;

/**
 * Begins something at a server on the loopback interface, and sends another byte now and then, until the server hangs up.
 *
 * @param name - what an error calls the server
 * @param every - milliseconds between two bytes; nothing more is sent without
 * @throws Error when the server waits for more than {@link patience}
 */
export async function hangsUp(name: string, port: number, beginning: string | Buffer, every?: number): Promise<void> {
  const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
  socket.on('error', () => undefined).resume();
  const sending = every && setInterval(() => socket.write('x'), every);
  const waiting = new AbortController();
  try {
    const hungUp = once(socket, 'close').then(() => true);
    const isOver = await Promise.race([hungUp, delay(patience, false, {signal: waiting.signal})]);
    if (!isOver) throw new Error(`${name} has not hung up within ${patience / 1000} seconds.`);
  } finally {
    waiting.abort();
    clearInterval(sending || undefined);
    socket.destroy();
  }
}
