import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {checkAnswers, differencesFrom} from './published';
import {serverDefinition} from './server/definition';

it('says which answer has a Location that is no address, and goes on', async () => {
  const expected = ['a', 'b'].map((name) => ({
    ...{url: `https://docs.netzgarten.example/${name}`, status: 302},
    headers: {Location: 'https://docs.netzgarten.example/'},
  }));
  const ask: typeof fetch = () =>
    Promise.resolve(new Response('', {status: 302, headers: {Location: 'http://[\u009b'}}));
  const found = await checkAnswers(expected, ask);
  expect(found.map(({detail}) => detail)).toEqual(
    Array(2).fill('Location is "http://[\u009b", and should be "https://docs.netzgarten.example/"'),
  );
});

it('gives up a host whose answers take a minute together', async () => {
  vi.useFakeTimers();
  const expected = ['a', 'b'].flatMap((host) =>
    Array.from({length: 70}, (_, at) => ({url: `https://${host}.netzgarten.example/${at}`, status: 200, headers: {}})),
  );
  let asked = 0;
  const ask: typeof fetch = (url) => {
    if (url instanceof Request || !url.toString().startsWith('https://a.')) return Promise.resolve(new Response(''));
    asked += 1;
    vi.advanceTimersByTime(14_000);
    return Promise.resolve(new Response(''));
  };
  const found = await checkAnswers(expected, ask);
  vi.useRealTimers();
  expect(asked).toBe(5);
  expect(found.filter(({state}) => state === 'wrong').map(({subject}) => subject)).toEqual(['a.netzgarten.example']);
  expect(found.filter(({state}) => state === 'right')).toHaveLength(75);
});

it('judges scripts and style sheets too, and what has answered where another file has not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  const definition = serverDefinition({siteUrl: 'https://docs.netzgarten.example'});
  mkdirSync(path.join(folder, 'assets'));
  const page = '<link href=/assets/a.css><script type=text/deferred data-src=/assets/a.js></script>';
  for (const file of ['index.html', '404.html', 'assets/a.js', 'assets/a.css'])
    writeFileSync(path.join(folder, file), page);
  const asked: string[] = [];
  const ask: typeof fetch = (url) => {
    asked.push(new URL(url as string).pathname);
    return asked.at(-1) === '/' ? Promise.resolve(new Response('?')) : Promise.reject(new Error('closed'));
  };
  const found = await differencesFrom(folder, definition, ask);
  expect(asked.sort()).toEqual(['/', '/404', '/assets/a.css', '/assets/a.js']);
  expect(found?.join('\n')).toContain('https://docs.netzgarten.example/: another content');
  expect(await differencesFrom(folder, definition, () => Promise.reject(new Error('closed')))).toBeUndefined();
  rmSync(folder, {recursive: true});
});

it('reads no more of a published file than there is in the build', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  for (const file of ['index', '404']) writeFileSync(path.join(folder, `${file}.html`), '<p>Text</p>');
  let sent = 0;
  const ask: typeof fetch = () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1000;
        if (sent > 1_000_000) controller.close();
        else controller.enqueue(new Uint8Array(1000));
      },
    });
    return Promise.resolve(new Response(body));
  };
  const found = await differencesFrom(folder, serverDefinition({siteUrl: 'https://docs.netzgarten.example'}), ask);
  rmSync(folder, {recursive: true});
  expect(found?.join('\n')).toContain('https://docs.netzgarten.example/: another content');
  expect(sent).toBeLessThan(100_000);
});
