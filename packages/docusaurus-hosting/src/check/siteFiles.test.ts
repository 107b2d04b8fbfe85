// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkSite} from 'docusaurus-content-check/command';
import {loadContent} from '.';

const site = path.resolve(__dirname, '../../fixtures/site');

let root = '';
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
function change(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from);
  write(file, read(file).replace(from, to));
}

/** Lines of findings, all of the site's. */
async function said(...args: string[]): Promise<string[]> {
  const {output} = await checkSite(['--all', ...args], root, loadContent);
  return output.split('\n').filter((line) => /^\S+:\d+:\d+ /.test(line));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hosting-site-'));
  cpSync(site, root, {recursive: true});
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

describe('what visitors ask about a page', () => {
  it('is asked about one page, and about sections that it has', async () => {
    write('docs/konto.questions.yaml', '- passwort weg\n- anlegne: [wie melde ich mich an]\n');
    write('docs/cloud/index.questions.yaml', '- Passwort weg\n');
    write('docs/wolke.questions.yaml', '- handyfotos sichern\n');
    write('docs/cloud/leer.questions.yaml', 'nichts: [');
    expect(await said('--only', 'search')).toEqual([
      expect.stringMatching(/^docs\/cloud\/leer\.questions\.yaml:1:1 there is no page docs\/cloud\/leer\.md/),
      expect.stringMatching(/^docs\/cloud\/leer\.questions\.yaml:1:\d+ no valid YAML/),
      expect.stringMatching(/^docs\/konto\.questions\.yaml:1:3 "passwort weg" is asked in docs\/cloud\/index\.ques/),
      expect.stringMatching(
        /^docs\/konto\.questions\.yaml:2:3 docs\/konto\.md has no anchor "anlegne" – did you mean anlegen/,
      ),
      expect.stringMatching(/^docs\/wolke\.questions\.yaml:1:1 there is no page docs\/wolke\.md/),
    ]);
  });
});

describe('addresses in files of the site', () => {
  it('are those of pages and anchors, each found in its line', async () => {
    change('menu.ts', '/konto#anlegen', '/konto#anlegne');
    change('menu.ts', "to: '/impressum'", "to: '/impresum'");
    change('menu.ts', '"/hilfe/cloud"', '"/hilfe/clout"');
    change('menu.ts', "'/hilfe/konto': [", "'/hilfe/kont': [");
    expect(await said('--build')).toEqual([
      expect.stringMatching(/^menu\.ts:7:\d+ docs\/konto\.md has no anchor #anlegne – did you mean #anlegen\?/),
      expect.stringMatching(/^menu\.ts:8:\d+ there is no page \/impresum – did you mean \/impressum\?/),
      expect.stringMatching(/^menu\.ts:10:\d+ there is no page \/hilfe\/clout – did you mean \/hilfe\/cloud\?/),
      expect.stringMatching(/^menu\.ts:12:\d+ there is no page \/hilfe\/kont – .* \(site\/address\)$/),
    ]);
  });
});

it('looks at addresses that the settings hold themselves, too', async () => {
  change('hosting.config.ts', "addressFiles: ['menu.ts']", "addresses: {'menu.ts': ['/impresum']}");
  change('menu.ts', "to: '/impressum'", "to: '/impresum'");
  expect(await said('--build')).toEqual([expect.stringMatching(/^menu\.ts:8:\d+ there is no page \/impresum/)]);
});

it('names addresses of sections that go with a service, with a query, too', async () => {
  change('menu.ts', '/konto#anlegen', '/konto?system=linux#abgleich');
  write('docs/konto.md', `${read('docs/konto.md')}\n<If service="cloud">\n\n## Abgleich\n\nText.\n\n</If>\n`);
  change('src/facts/services.ts', "title: 'Cloud',", "title: 'Cloud',\n    offered: false,");
  expect(await said('--build')).toContainEqual(
    expect.stringMatching(/^menu\.ts:7:\d+ docs\/konto\.md has no anchor #abgleich – .* \(site\/address\)$/),
  );
});

describe('redirects', () => {
  const redirects = (...list: string[]): void =>
    change('redirects.ts', 'to: string}[] = []', `to: string}[] = [\n${list.join('\n')}\n]`);

  it('lead from plain addresses to pages, and to anchors that there are', async () => {
    redirects(
      `{from: '/alt', to: '/hilfe/konto#anlegen'},`,
      `{from: '/älter', to: '/hilfe/konto#anlegne'},`,
      `{from: '/alt.html', to: '/hilfe/konto'},`,
      `{form: '/alt', to: '/impressum'},`,
    );
    expect(await said('--build')).toEqual([
      expect.stringMatching(/^redirects\.ts:3:\d+ docs\/konto\.md has no anchor #anlegne – did you mean #anlegen\?/),
      expect.stringMatching(/^redirects\.ts:4:\d+ \/alt\.html is no plain address – write it like \/old/),
      expect.stringMatching(/^redirects\.ts:5:\d+ a redirect that is none: .*"form".* – write \{from: '\/old'/),
    ]);
  });
});

it('names addresses and links that a redirect alone answers: a build calls them broken', async () => {
  change('redirects.ts', 'to: string}[] = []', "to: string}[] = [{from: '/alt', to: '/hilfe/konto#anlegen'}]");
  change('menu.ts', "to: '/impressum'", "to: '/alt?system=linux#anlegen'");
  write('docs/neu.md', '---\ntitle: Neu\n---\n\nDas [Konto](/alt).\n');
  expect(await said('--build', '--only', 'site/address')).toEqual([
    expect.stringMatching(/^menu\.ts:8:\d+ \/alt is an old address – write \/hilfe\/konto#anlegen /),
  ]);
  expect(await said('--build', '--only', 'links/target')).toEqual([
    expect.stringMatching(/^docs\/neu\.md:5:\d+ \/alt is an old address – write \/hilfe\/konto#anlegen /),
  ]);
});

it('names facts that are addresses of other sites which are gone, where asked to', async () => {
  const server = createServer(({url}, response) => response.writeHead(url === '/weg' ? 404 : 200).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  change('src/facts/links.ts', 'values = {', `values = {\n  gone: '${origin}/weg',\n  there: '${origin}/da',`);
  const found = await said('--only', 'links/external', '--external');
  server.close();
  expect(found).toEqual([
    expect.stringMatching(
      new RegExp(`^src/facts/links\\.ts:\\d+:\\d+ ${origin}/weg \\(fact values\\.gone\\) answers 404`),
    ),
  ]);
});
