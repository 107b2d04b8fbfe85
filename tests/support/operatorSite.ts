import {execFile} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect} from 'vitest';
import {baselineHash} from '../../packages/docusaurus-hosting/src/facts/states';
import {picturesOf} from '../../packages/docusaurus-hosting/src/markdown/claims';
import {facts} from '../../src/facts';
import {site as example} from '../../src/site';
import {newFolder, repository} from './newSite';

/** An association that nobody knows: other name (with signs that code and markup use), domain, hosts, limits and colors, six services fewer, two renamed. */
export const answers = {
  name: "O'Netz & Gärten",
  domain: 'netzgarten.example',
  services: Object.keys(facts.services).filter(
    (id) => !['teamspeak', 'amp', 'weblate', 'dbms', 'drone', 'monitoring'].includes(id),
  ),
  titles: {forge: 'Code', 'pw-manager': 'Tresor'},
  color: {light: '#7a1f3d'},
};

/** What its operators write into their facts, file by file. */
const ownFacts: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'src/facts/operator.ts': [
    [/Erika Mustermann/g, 'Robin Garten'],
    [/Musterstraße 1/g, 'Gartenweg 7'],
    [/Musterplatz 2/g, 'Rathausplatz 3'],
    [/Musterstadt/g, 'Gartenstadt'],
    [/Musterland/g, 'Gartenland'],
    [/00000/g, '12345'],
    [/\+49 30 23125 000/, '+49 30 1234567'],
    [/Beispielpost/, 'Gartenpost'],
    // Hosts under .example may be those of the own domain only.
    [/musterland\.example/, 'gartenland.test'],
    [/@post\.example/, '@post.test'],
    [/logRetention: days\(7\)/, 'logRetention: days(1)'],
  ],
  'src/facts/endpoints.ts': [
    [/hostOf\('imap'\)/g, "hostOf('post')"],
    [/quota: gigabytes\(5\)/, 'quota: gigabytes(3)'],
    [/de-muster-1/, 'de-garten-1'],
    [/BeispielSchluesselBitteErsetzen0+=/, 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA='],
    [/BeispielFingerabdruckEd25519\w+/, 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'],
    [/BeispielFingerabdruckRsa\w+/, 'kKvN7xI0VniQq83vEjRWeJCrze8SNFZ4q83vEjRWeJA'],
    [/3 1 1 0{64}/, `3 1 1 ${'5a'.repeat(32)}`],
    // A strict build takes no address for documentation: private ones stand for the provider's.
    [/(?:198\.51\.100|203\.0\.113)\./g, '10.20.30.'],
    [/2001:db8:/g, 'fd00:db8:'],
  ],
};

/** Pages that its operators read and make their own: each says so in a box. */
const examplePages = [
  'docs-info/barrierefreiheit.md',
  'docs-info/datenschutz-dienste.md',
  'docs-info/finanzierung.md',
  'docs-info/nutzungsregeln.md',
  'docs-services/konto/todesfall.md',
];

/** A sign of one's own, in the bar and in all icons. */
const sign =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#7a1f3d"/></svg>';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The site of {@link answers} in a folder outside of the repository, and what its operators do with it. */
export class OperatorSite {
  readonly target = path.join(newFolder(), 'site');

  async run(program: string, args: readonly string[]): Promise<{status: number; output: string}> {
    const options = {
      cwd: this.target,
      env: {...process.env, HOSTING_STRICT: 'true'},
      maxBuffer: 64 * 1024 * 1024,
    };
    try {
      return {status: 0, output: (await promisify(execFile)(program, args, options)).stdout};
    } catch (error) {
      const {code, stdout, stderr} = error as {code: number; stdout: string; stderr: string};
      return {status: code, output: `${stdout}${stderr}`};
    }
  }

  hosting(...args: string[]): Promise<{status: number; output: string}> {
    return this.run(path.join(this.target, 'node_modules/.bin/hosting'), args);
  }

  /** Expects a command to end well, or shows what it said. */
  async succeeds(...args: string[]): Promise<void> {
    const {status, output} = await this.hosting(...args);
    expect(status, output).toBe(0);
  }

  read(file: string): string {
    return readFileSync(path.join(this.target, file), 'utf8');
  }

  change(file: string, edit: (text: string) => string): void {
    writeFileSync(path.join(this.target, file), edit(this.read(file)));
  }

  /** Everything that is the operator's, by name, as hashes. */
  ownFiles(): ReadonlyMap<string, string> {
    const made = /^(?:node_modules|build|\.docusaurus|\.cache|\.git)(?:\/|$)|^package(?:-lock)?\.json$/;
    const files = readdirSync(this.target, {withFileTypes: true}).filter(({name}) => !made.test(name));
    return new Map(
      files
        .flatMap((entry) => {
          const file = path.join(entry.parentPath, entry.name);
          return entry.isDirectory() ? filesBelow(file) : [file];
        })
        .map((file) => [path.relative(this.target, file), baselineHash(readFileSync(file))]),
    );
  }

  /** Runs git as its operators. */
  async git(...args: string[]): Promise<void> {
    const names = ['-c', 'user.name=raw.git.name', '-c', 'user.email=raw@git.example'];
    const {status, output} = await this.run('git', [...names, ...args]);
    expect(status, output).toBe(0);
  }

  async commit(message: string): Promise<void> {
    await this.git('add', '.');
    await this.git('commit', '--quiet', '--message', message);
  }

  /** Writes its operators' facts and sign, begins a history, and confirms the facts. */
  async makeOwn(): Promise<void> {
    for (const [file, edits] of Object.entries(ownFacts)) {
      this.change(file, (text) => edits.reduce((changed, [from, to]) => changed.replace(from, to), text));
    }
    for (const name of ['favicon', 'logo', 'logo-dark']) this.change(`static/img/${name}.svg`, () => sign);
    for (const page of examplePages)
      this.change(page, (text) => text.replace(/^:::warning\[Beispiel: [^]*?^:::\n/m, ''));
    await this.succeeds('icons');
    await this.git('init', '--quiet');
    await this.commit('Begin');
    await this.succeeds('facts', '--confirm', '*');
  }

  /** Copies of the pages in Markdown, without their titles and code: file → text. */
  prose(): [file: string, text: string][] {
    return filesBelow(path.join(this.target, 'build'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => {
        const text = readFileSync(file, 'utf8').replace(/^# .*\n+/, '');
        return [path.relative(this.target, file), text.replace(/^ *```[^]*?^ *```|`[^`\n]+`/gm, 'Code')];
      });
  }

  /** @returns files of the build that name the example or its author, or hold one of its pictures */
  tracesOfExample(): string[] {
    const pictures = new Set(picturesOf(example.areas, repository).values());
    const {operator, legal} = facts;
    const names = [operator.name, operator.domain, legal.city, legal.street, 'Musterland', '#0a5c4f', '#7bd3bd'];
    const traces = new RegExp([...names, 'raw.git.name'].join('|').replaceAll('.', '\\.'), 'i');
    return filesBelow(path.join(this.target, 'build'))
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .flatMap((file) => {
        const bytes = readFileSync(file);
        const [trace] = traces.exec(bytes.toString('latin1')) ?? traces.exec(bytes.toString('utf8')) ?? [];
        const name = path.relative(this.target, file);
        return [
          ...(trace ? [`${name}: ${trace}`] : []),
          ...(pictures.has(baselineHash(bytes)) ? [`${name}: picture`] : []),
        ];
      });
  }
}
