// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {checkSite} from '.';
import {snippetsFile} from './snippets';

const site = path.resolve(__dirname, '../../docusaurus-hosting/fixtures/site');
const sentence = 'Hier steht ein ganzer Satz, der lang genug für Suchmaschinen und Karten ist.';
const snippets = z.record(
  z.string(),
  z.object({scope: z.string(), include: z.array(z.string()), prefix: z.string(), body: z.string()}),
);

let root = '';
const at = (file: string): string => path.join(root, file);
const written = () => snippets.parse(JSON.parse(readFileSync(at(snippetsFile), 'utf8')));

/** What stands in the file when an author takes the first of each choice and fills in the rest. */
const filledIn = (body: string, words: Readonly<Record<string, string>>): string =>
  body
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    .replace(/^(\w+): \$\d$/gm, (_, key: string) => `${key}: ${words[key] ?? ''}`)
    .replace('$0', 'Es gibt Neues.\n\n{/* truncate */}\n');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hosting-snippets-'));
  cpSync(site, root, {recursive: true});
  mkdirSync(at('.vscode'));
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

describe('what Visual Studio Code offers in front matter', () => {
  it('is every key, tag, author and service of the site, where each belongs', async () => {
    await checkSite(['--snippets', '--only', 'front-matter'], root);
    const {'docs: service': service, 'docs: tags': tags, 'docs: sidebar_position': position} = written();
    expect(service).toMatchObject({scope: 'yaml', prefix: 'service', include: ['**/docs/**/*.md']});
    expect(service?.body).toMatch(/^service: \$\{1\|\w+(?:,\w+)*\|\}$/);
    expect(service?.body).toContain('cloud');
    expect(tags?.body).toBe('tags: [${1|neues|}]');
    expect(position?.body).toBe('sidebar_position: $1');
    expect(written()['blog: authors betrieb']).toMatchObject({prefix: 'betrieb', body: 'betrieb'});
    expect(written()).not.toHaveProperty(['blog: service']);
    expect(written()).not.toHaveProperty(['pages: tags']);
  });

  it('knows a new tag at the next look', async () => {
    await checkSite(['--snippets', '--only', 'front-matter'], root);
    const tags = readFileSync(at('docs/tags.yml'), 'utf8');
    writeFileSync(at('docs/tags.yml'), `${tags}altes:\n  label: Altes\n  permalink: /altes\n  description: Was war.\n`);
    await checkSite(['--only', 'front-matter'], root);
    expect(written()['docs: tags']?.body).not.toContain('altes');
    await checkSite(['--snippets', '--only', 'front-matter'], root);
    expect(written()['docs: tags']?.body).toBe('tags: [${1|neues,altes|}]');
  });

  it('makes a head that passes the check', async () => {
    await checkSite(['--snippets', '--only', 'front-matter'], root);
    const {'blog: kopf': post, 'docs: kopf': page} = written();
    const words = {title: 'Beitrag', description: sentence, slug: '/beitrag'};
    writeFileSync(at('blog/2024-03-01-neu.md'), filledIn(post?.body ?? '', words));
    writeFileSync(at('docs/neu.md'), filledIn(page?.body ?? '', {...words, title: 'Seite'}));
    const {output} = await checkSite(['blog', 'docs/neu.md'], root);
    expect(output).toMatch(/^No mistakes/);
  });

  it('is not written where nobody uses Visual Studio Code', async () => {
    rmSync(at('.vscode'), {recursive: true});
    await checkSite(['--snippets', '--only', 'front-matter'], root);
    expect(existsSync(at('.vscode'))).toBe(false);
  });
});
