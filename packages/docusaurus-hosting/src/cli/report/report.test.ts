// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
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
    report = await reportOn(root, new Date().toISOString().slice(0, 10));
  });
  afterAll(() => rmSync(root, {recursive: true, force: true}));

  it('lists pages by the day of their last review', () => {
    const rows = section(report, 'Pages by their last review').split('\n').slice(2);
    expect(rows[0]).toMatch(/^\| – \| 2023-01-01 \| docs\//);
    expect(rows.at(-2)).toBe('| 2022-05-01 | 2023-02-01 | docs/gelesen.md |  |');
    expect(rows.at(-1)).toBe('| 2023-06-01 | 2023-02-01 | docs/allein.md | Programm 1, 2023-06-01 |');
    expect(rows.join('\n')).not.toContain('blog/');
  });

  it('names pages without questions of visitors', () => {
    expect(section(report, 'Pages without questions of visitors')).toContain('| docs/allein.md |');
    expect(section(report, 'Pages without questions of visitors')).not.toContain('docs/konto.md');
  });

  it('counts which pages helped, those first that helped least, and no address that is no page', async () => {
    const log = ['ja/hilfe/konto', 'nein/hilfe/allein', 'ja/hilfe/gibt-es-nicht']
      .map((path) => JSON.stringify({request: {method: 'POST', uri: `/rueckmeldung/${path}`}}))
      .join('\n');
    const counted = section(await reportOn(root, '2026-01-01', log), 'Did it help\\?');
    expect(counted.split('\n').slice(2)).toEqual(['| docs/allein.md | 0 | 1 |', '| docs/konto.md | 1 | 0 |']);
  });
});
