/** Scores the site as Caddy serves it over HTTPS: `npm run bench:security`. Fails below {@link goal} points. */
import {readFileSync} from 'node:fs';
import {request} from 'node:https';
import path from 'node:path';
import {facts} from '../../src/facts';
import {startCaddy} from '../../scripts/servers';
import {assess, score, type Answer} from './observatory';

/** A+ begins at 100; more than this no site of pages alone can have. */
const goal = 130;

function fetchHome(port: number, ca: string): Promise<Answer> {
  const host = facts.operator.siteHost;
  return new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, servername: host, headers: {Host: `${host}:${port}`}, ca}, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
          ),
          body,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function main(): Promise<void> {
  const caddy = await startCaddy(path.resolve('build'), 'https');
  const secure = await fetchHome(caddy.docs, readFileSync(caddy.rootCertificate, 'utf8'));
  await caddy.stop();
  // Caddy redirects plain HTTP by itself (automatic HTTPS); on loopback only the secure port is open.
  const results = assess({secure, plain: undefined, host: facts.operator.siteHost});
  const total = score(results);
  console.table(Object.fromEntries(results.map(({test, outcome, points}) => [test, {outcome, points}])));
  console.log(`${total} points; goal: ${goal}`);
  process.exitCode = total >= goal ? 0 : 1;
}

void main();
