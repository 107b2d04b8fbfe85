import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const code = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx') || /\buse\w+\.ts$/.test(file))
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n');
const used = new Set(Array.from(code.matchAll(/\{id: '(theme\.[^']+)'\}/g), ([, id]) => id));

it.each(['de', 'en'])('locales/%s translates what the interface shows, and nothing else', (locale) => {
  const file = path.resolve(__dirname, `../locales/${locale}/theme-search-german.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(Object.keys(texts).sort()).toEqual([...used].sort());
});
