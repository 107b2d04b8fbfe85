// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {git} from '../../../tests/git';
import {reportOn} from '.';

const root = mkdtempSync(path.join(tmpdir(), 'hosting-report-'));
const sentence = 'Hier steht ein ganzer Satz, der lang genug für Suchmaschinen und Karten ist.';

function commit(day: string): void {
  const date = `${day}T12:00:00Z`;
  for (const args of [
    ['init', '-b', 'main'],
    ['add', '.'],
    ['commit', '-m', day],
  ]) {
    git(root, args, {GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date});
  }
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(root, file), text.replace(from, to));
}

/** What a command says in a folder. */
async function hosting(cwd: string, ...args: string[]): Promise<string> {
  const command = path.join(__dirname, '../../../bin/hosting.mjs');
  return (await promisify(execFile)(process.execPath, [command, ...args], {cwd})).stdout;
}

/** Lines of a section, without its title. */
function section(report: string, title: string): string {
  const [, text = ''] = new RegExp(`## ${title}\\n\\n([\\s\\S]*?)(?=\\n\\n## |$)`).exec(report) ?? [];
  return text;
}

describe('hosting report', () => {
  let report = '';

  beforeAll(async () => {
    cpSync(path.join(__dirname, '../../../fixtures/site'), root, {recursive: true});
    commit('2023-01-01');
    const tested = 'tested: {client: Programm 1, date: 2023-06-01}\n';
    writeFileSync(
      path.join(root, 'docs/allein.md'),
      `---\ntitle: Allein\ndescription: ${sentence}\n${tested}---\n\nDas [Konto](./konto.md).\n`,
    );
    writeFileSync(
      path.join(root, 'docs/gelesen.md'),
      `---\ntitle: Gelesen\ndescription: ${sentence}\nreviewed: 2022-05-01\n---\n\nDas [Konto](./konto.md).\n`,
    );
    writeFileSync(path.join(root, 'docs/konto.questions.yaml'), '- passwort weg\n');
    commit('2023-02-01');
    report = await reportOn(root, false, new Date().toISOString().slice(0, 10));
  });
  afterAll(() => rmSync(root, {recursive: true, force: true}));

  it('lists pages by the day of their last review', () => {
    const rows = section(report, 'Pages by their last review').split('\n').slice(2);
    expect(rows[0]).toBe('| 2022-05-01 | docs/gelesen.md |  | 2023-02-01 |');
    expect(rows[1]).toMatch(/^\| 2023-01-01 \| docs\//);
    expect(rows.at(-1)).toBe('| 2023-06-01 | docs/allein.md | Programm 1, 2023-06-01 | 2023-02-01 |');
    expect(rows.join('\n')).not.toContain('blog/');
  });

  it('names old tests, and pages without questions of visitors', () => {
    expect(section(report, 'Tests older than a year')).toContain('| 2023-06-01 | docs/allein.md | Programm 1 |');
    expect(section(report, 'Pages without questions of visitors')).toContain('| docs/allein.md |');
    expect(section(report, 'Pages without questions of visitors')).not.toContain('docs/konto.md');
  });

  it('names addresses of other sites that are gone', async () => {
    const server = createServer(({url}, response) => response.writeHead(url === '/weg' ? 404 : 200).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    change('src/provider/links.ts', 'values = {', `values = {\n  gone: '${origin}/weg',\n  there: '${origin}/da',`);
    // As a process of its own: this one has read the facts before.
    const output = await hosting(root, 'report', '--external');
    server.close();
    const dead = section(output, 'Addresses of other sites that do not answer');
    expect(dead).toContain(`| src/provider/links.ts | ${origin}/weg (fact values.gone) answers 404 |`);
    expect(dead).not.toContain(`${origin}/da`);
  });

  it('says what it did not ask', () => {
    expect(section(report, 'Addresses of other sites that do not answer')).toMatch(/--external/);
  });
});
