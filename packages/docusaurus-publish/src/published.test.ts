import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
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
