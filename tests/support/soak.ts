/** Hours of visitors, good and bad, in a short time: what a server must survive. */
import {randomInt} from 'node:crypto';
import {existsSync, readdirSync, renameSync} from 'node:fs';
import {connect} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {sendRaw} from './rawRequest';

export interface Soak {
  readonly requests: number;
  /** Answers that no visitor should get, and requests without one. */
  readonly wrong: readonly string[];
  /** Descriptors of the server's process: before, at most, and after everybody is gone. */
  readonly descriptors: {readonly before: number; readonly most: number; readonly after: number};
}

/** A client that asks for a large file and goes away, or reads nothing for a while. */
async function annoy(port: number, file: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.once('connect', () => socket.write(`GET ${file} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`));
  await delay(randomInt(2000));
  socket.destroy();
}

/**
 * Lets visitors read pages while others abort downloads and stall, and while the build is replaced once a second.
 *
 * @param server - its port on the loopback interface, and its process
 * @param buildDir - the build that it serves; a page may be missing at the moment of the swap, and then alone
 * @param large - path of a file that no socket's buffer holds
 * @param seconds - how long
 */
export async function soak(
  {port, pid}: {readonly port: number; readonly pid: number},
  buildDir: string,
  large: string,
  seconds: number,
): Promise<Soak> {
  const end = Date.now() + seconds * 1000;
  const descriptors = (): number => (existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0);
  const wrong: string[] = [];
  const before = descriptors();
  let [requests, most, swaps] = [0, before, 0];
  const forAWhile = async (act: () => Promise<unknown>): Promise<void> => {
    while (Date.now() < end) await act();
  };
  await Promise.all([
    forAWhile(async () => {
      const [path = '', status = 0] = [['/', 200] as const, ['/nichts', 404] as const, ['/index.html', 301] as const][
        randomInt(3)
      ]!;
      await delay(20); // 40 requests a second beside the others: an hour must leave the processor to other work
      const swapsBefore = swaps;
      const answer = await sendRaw(port, {path}).catch(String);
      requests += 1;
      const isSwapped = swaps !== swapsBefore || !existsSync(buildDir);
      const is = typeof answer === 'string' ? answer : answer.status;
      if (is !== status && !(isSwapped && is === 404)) wrong.push(`${path}: ${is}`);
    }),
    ...Array.from({length: 40}, () => forAWhile(() => annoy(port, large))),
    forAWhile(async () => {
      swaps += 1;
      renameSync(buildDir, `${buildDir}.away`);
      await delay(20);
      renameSync(`${buildDir}.away`, buildDir);
      swaps += 1;
      most = Math.max(most, descriptors());
      await delay(1000);
    }),
  ]);
  await delay(2000);
  return {requests, wrong, descriptors: {before, most, after: descriptors()}};
}
