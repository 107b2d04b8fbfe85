import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {bodyLine, change, copySite, deleteCopies, findingsIn, outputOf, page, write} from '../../fixtures/checkedSite';
import {git} from '../../tests/git';
import {main} from '../cli/main';

deleteCopies();

describe('the command', () => {
  it('prints one line for each finding and a summary, and ends with 1', () => {
    const command = path.resolve(__dirname, '../../bin/hosting.mjs');
    const root = copySite();
    write(root, 'docs/neu.md', page('Klicke auf "Weiter".\n\nDas [Konto](/hilfe/kont).'));
    const args = [command, 'check', 'docs/neu.md'];
    const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: root, encoding: 'utf8'});
    expect({status, stderr}).toEqual({status: 1, stderr: ''});
    expect(stdout.split('\n')).toEqual([
      'docs/neu.md:8:12 quotation marks "…" – write „Weiter“ (german/quotes)',
      'docs/neu.md:8:19 a closing quotation mark " – write „Weiter“ (german/quotes)',
      'docs/neu.md:10:5 there is no page /hilfe/kont – did you mean /hilfe/konto? (links/target)',
      expect.stringMatching(/^3 errors, 0 warnings in 1 file\. 2 can be corrected by --fix\.$/),
      '',
    ]);
  });

  it('corrects what can be corrected, also in files with CRLF', async () => {
    const root = copySite();
    const wrong = page('Klicke auf "Weiter" und nimm z.B. 5 GB... Es ist ist gut.<br>\n\n### Tief  \n\n\nText');
    write(root, 'docs/neu.md', wrong);
    write(root, 'docs/windows.md', wrong.replaceAll('\n', '\r\n'));
    const mended = page('Klicke auf „Weiter“ und nimm z.\u00A0B. 5\u00A0GB… Es ist gut.<br />\n\n## Tief\n\nText');
    expect(await outputOf(root, '--all', '--fix')).toMatch(/^No mistakes/);
    expect(readFileSync(path.join(root, 'docs/neu.md'), 'utf8')).toBe(mended);
    expect(readFileSync(path.join(root, 'docs/windows.md'), 'utf8')).toBe(mended.replaceAll('\n', '\r\n'));
  });

  it('leaves to people what a bare address should be called', async () => {
    const root = copySite();
    const bareAddress = page('Siehe https://fremd.example/x.');
    write(root, 'docs/neu.md', bareAddress);
    await outputOf(root, 'docs/neu.md', '--fix');
    expect(readFileSync(path.join(root, 'docs/neu.md'), 'utf8')).toBe(bareAddress);
  });

  it('sees what became of another page’s anchors since the last look', async () => {
    const root = copySite();
    const heading = (text: string): void => write(root, 'docs/ziel.md', page(`## ${text}\n\nText.`));
    write(root, 'docs/neu.md', page('Siehe [den Anfang](./ziel.md#oben).'));
    const rules = async (): Promise<string[]> => (await findingsIn(root, 'docs/neu.md')).map(({ruleId}) => ruleId);
    heading('Oben');
    expect(await rules()).toEqual([]);
    expect(await rules()).toEqual([]);
    heading('Unten');
    expect(await rules()).toEqual(['links/target']);
    heading('Oben');
    expect(await rules()).toEqual([]);
  });

  it('keeps to a rule or a group of rules, and knows their names', async () => {
    const root = copySite();
    write(root, 'docs/neu.md', page('Klicke auf "Weiter", das ist ein Schraibfehler.'));
    const rulesOf = async (only: string) => (await findingsIn(root, '--all', '--only', only)).map(({ruleId}) => ruleId);
    expect(await rulesOf('spelling')).toEqual(['spelling/word']);
    expect(new Set(await rulesOf('german'))).toEqual(new Set(['german/quotes']));
    await expect(outputOf(root, '--all', '--only', 'speling')).rejects.toThrow('There is no rule "speling"; valid: ');
  });

  it('annotates pull requests', async () => {
    const root = copySite();
    write(root, 'docs/neu.md', page('Das [Konto](/hilfe/kont).'));
    expect(await outputOf(root, '--all', '--format', 'github')).toContain(
      '::error file=docs/neu.md,line=8,col=5,title=links/target::there is no page /hilfe/kont – did you mean /hilfe/konto?',
    );
  });

  it('looks by itself at what differs from the main branch, and at everything when a fact or a page is gone', async () => {
    const root = copySite();
    write(root, 'docs/alt.md', page('Klicke auf "Weiter".'));
    ['init -b main', 'add .', 'commit -m x', 'switch -c neu'].forEach((args) => git(root, args.split(' ')));
    expect(await outputOf(root)).toMatch(/^No file differs from the main branch/);
    write(root, 'docs/neu.md', page('Nimm z.B. das Konto.'));
    expect((await findingsIn(root)).map(({file}) => file)).toEqual(['docs/neu.md']);
    rmSync(path.join(root, 'docs/konto.md'));
    const files = (await findingsIn(root)).map(({file}) => file);
    expect(files).toContain('docs/alt.md');
    expect(files).toContain('docs/cloud/index.md');
  });

  it.each([
    [['docs/gibt-es-nicht.md'], /There is no file docs\/gibt-es-nicht\.md/],
    [['--formt', 'json'], /--formt/],
    [['--format', 'xml'], /no format "xml"; valid: text, json, github/],
  ])('explains itself when it is called with %s', async (args, message) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const folder = vi.spyOn(process, 'cwd').mockReturnValue(copySite());
    expect(await main(['check', ...args], () => import('.'))).toBe(2);
    const text = said.mock.calls.join('\n');
    [said, folder].forEach((spy) => spy.mockRestore());
    expect(text).toMatch(message);
    expect(text).toContain('hosting check [FILES…]');
    expect(text, 'what other commands take').not.toContain('hosting deploy');
  });

  it('names an unknown rule in the settings', async () => {
    const root = copySite();
    change(root, 'hosting.config.ts', 'check: {', "check: {\n    rules: {'german/quots': 'off'},");
    expect(await outputOf(root, '--all')).toMatch(/there is no rule "german\/quots" – did you mean german\/quotes\?/);
  });

  it('says of a list that is no YAML, and of a merge conflict, only that', async () => {
    const root = copySite();
    change(root, 'docs/tags.yml', 'label: ', 'label: "');
    write(root, 'docs/konflikt.md', page('<<<<<<< HEAD\nKlicke auf "Weiter" <5.\n=======\nText.\n>>>>>>> main'));
    const said = await findingsIn(root, 'docs/tags.yml', 'docs/konflikt.md');
    expect(said.map(({file, line, ruleId}) => [file, line, ruleId])).toEqual([
      ['docs/konflikt.md', bodyLine, 'files/conflict'],
      ['docs/konflikt.md', bodyLine + 4, 'files/conflict'],
      ['docs/tags.yml', expect.any(Number), 'lists/keys'],
    ]);
  });

  it('sorts what it finds by file and line, and knows the names of authors', async () => {
    const root = copySite();
    const authors = readFileSync(path.join(root, 'blog/authors.yml'), 'utf8');
    const erika = 'erika:\n  name: Erika Mustermann\n  description: Erika Mustermann schreibt über die Dienste.\n';
    write(root, 'blog/authors.yml', `${authors}${erika}`);
    write(root, 'docs/b.md', page('Klicke auf "Weiter".'));
    write(root, 'docs/a.md', page('Das [Konto](/hilfe/kont).\n\nDer Rechner.\n\nEin Schraibfehler.\n\nNimm z.B. das.'));
    const said = (await findingsIn(root, '--all')).map(({file, line, ruleId}) => `${file}:${line} ${ruleId}`);
    expect(said).toEqual([
      'docs/a.md:8 links/target',
      'docs/a.md:10 german/words',
      'docs/a.md:12 spelling/word',
      'docs/a.md:14 german/abbreviation',
      'docs/b.md:8 german/quotes',
      'docs/b.md:8 german/quotes',
    ]);
  });
});
