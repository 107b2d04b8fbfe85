import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
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
