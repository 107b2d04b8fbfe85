// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import sharp, {type Sharp} from 'sharp';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';
import {checkSite} from 'docusaurus-content-check/command';
import {
  bodyLine,
  inBody,
  inHead,
  inPost,
  page,
  type FailingFile,
} from '../../../docusaurus-content-check/fixtures/mistakes';
import {git} from '../../tests/git';
import {main} from '../cli/main';
import {contentCheck} from '../guards/contentCheck';
import {loadContent} from '.';
import {rules} from './rules';

const packageDir = path.resolve(__dirname, '../..');
const command = path.join(packageDir, 'bin/hosting.mjs');
const folders: string[] = [];

/** A copy of the small site in fixtures/, in which tests make their mistakes. */
function copySite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-check-'));
  folders.push(folder);
  cpSync(path.join(packageDir, 'fixtures/site'), folder, {recursive: true});
  return folder;
}

function write(root: string, file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), content);
}

/** What vfile-reporter-json says. */
const report = z.array(
  z.object({
    path: z.string(),
    messages: z.array(
      z.object({
        line: z.number(),
        column: z.number(),
        reason: z.string(),
        note: z.string(),
        ruleId: z.string(),
        fatal: z.boolean(),
      }),
    ),
  }),
);

interface ReportedDiagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly wrong: string;
  readonly right: string;
  readonly rule: string;
  readonly level: 'error' | 'warning';
}

/** A diagnostic in the words of these tests. */
const foundIn = (json: string): ReportedDiagnostic[] =>
  report.parse(JSON.parse(json)).flatMap(({path: file, messages}) =>
    messages.map(({line, column, reason, note, ruleId, fatal}) => ({
      ...{file, line, column, wrong: reason, right: note, rule: ruleId},
      level: fatal ? 'error' : 'warning',
    })),
  );

/** The command as a process of its own, for what only that shows: its streams and its exit code. */
function hosting(root: string, ...args: string[]): {status: number | null; output: string; errors: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, [command, 'check', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return {status, output: stdout, errors: stderr};
}

async function findingsIn(root: string, ...args: string[]): Promise<ReportedDiagnostic[]> {
  const {output} = await checkSite(['--format', 'json', ...args], root, loadContent);
  return foundIn(output);
}

afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

const mistakes: readonly FailingFile[] = [
  // Facts
  inBody('a fact by the name of what every object has', 'Nimm {{constructor}}.', 'facts/unknown', /there is no fact/),
  inBody('an unknown fact', 'Nimm {{links.program}}.', 'facts/unknown', /did you mean \{\{links\.programm\}\}/),
  inBody(
    'a server that there is not, where no other one will do',
    'Das liegt auf {{infrastructure.hosts.al}}.',
    'facts/unknown',
    /hosts\.al\}\} – add that server, or delete what is said of it/,
  ),
  ...[
    ['docs/_teil.md', 'Ein Satz.\n\nNimm {{links.program}}.\n', 3],
    ['i18n/de/docusaurus-plugin-content-docs/current/x.md', 'Nimm {{links.program}}.\n', 1],
    ['i18n/de/docusaurus-theme-classic/navbar.json', '{"a":\n {"message": "{{links.program}}"}}', 2],
  ].map(([file, content, line]) => ({
    ...{name: `an unknown fact in ${String(file)}`, file: String(file), content: String(content), line: Number(line)},
    ...{rule: 'facts/unknown', says: /did you mean \{\{links\.programm\}\}/},
  })),
  inBody(
    'an address typed by hand',
    'Siehe [dort hin](https://fremd.kleinnetz.example/x).',
    'facts/literal',
    /fremd\.kleinnetz\.example/,
  ),
  ...[
    ['docs/_brief.md', '[uns](mailto:hilfe@fremd.example)', 'links/fact'],
    ['i18n/de/docusaurus-plugin-content-docs/current/y.md', '[dort](https://fremd.example/x)', 'links/fact'],
    ['docs/_zwei-teile.md', '[dort](htt</If>ps://fremd.example/x)', 'links/fact'],
    ['docs/_zwei-ziele.md', '[dort][a]\n\n[a]: https://fremd.example/x\n[a]: {{account.url}}', 'links/fact'],
    ['docs/_ohne-schema.md', 'Siehe www.fremd.example.', 'links/fact'],
    ['docs/_postfach.md', 'Schreib an hilfe@fremd.example.', 'links/fact'],
    ['blog/authors.yml', 'betrieb:\n  name: A\n  url: https://fremd.example/', 'links/fact'],
    ['i18n/de/docusaurus-plugin-content-blog/authors.yml', 'a:\n  email: hilfe@fremd.example', 'links/fact'],
    ['i18n/de/x/authors.yml', 'a:\n  socials:\n    github: fremd', 'links/fact'],
    ['docs/_seite.md', 'Siehe https://fremd.kleinnetz.example/x.', 'facts/literal'],
  ].map(([file = '', content = '', rule = '']) => ({
    ...{name: `what is typed by hand in ${file}: ${content}`, file, content: `${content}\n`, line: 1, rule},
    says: /fremd/,
  })),
  ...[
    '[dort](htt</If>ps://fremd.example/x?{{account.url}})',
    '[dort](/<If>/fremd.example/x?{{account.url}})',
    '[dort][a]\n\n[a]: htt</If>ps://fremd.example/x',
  ].map((content) => ({...inBody(`what a stray tag hides: ${content}`, content, 'links/fact', /fremd/), line: 1})),
  inHead('an unknown service', 'service: clowd\n', 'front-matter/service', /"clowd".*did you mean cloud\?/),
  inHead(
    'a service by the name of what every object has',
    'service: constructor\n',
    'front-matter/service',
    /"constructor"/,
  ),
  inBody('code in a comment that a condition ends', '{/* *</If>/ process.exit() /* */}', 'safety/code', /is code/, 1),
  inBody('code that is left out', '<If fact="mail.pacc">\n\n{process.exit()}\n\n</If>', 'safety/code', /runs when/, 1),
  inBody('code behind code that a condition ends', '``a `</If>` {process.exit()} b``', 'safety/code', /is code/, 1),
  inBody(
    'a host behind that of a fact',
    '[Konto]({{account.url}}.fremd.example)',
    'safety/address',
    /not the address that it looks like/,
  ),
  inBody(
    'a user in front of a host',
    '[Konto]({{account.url}}@fremd.example/)',
    'safety/address',
    /not the address that it looks like/,
  ),
  inBody(
    'a picture from the host of a fact',
    '![Bild]({{account.url}}/x.png)',
    'safety/address',
    /loaded from elsewhere/,
  ),
  ...[
    ['docs/sw.js.md', 'front-matter/address', /may take the place of a file/],
    ['docs/vorne.md', 'front-matter/keys', /title/],
  ].map(([file, rule, says]) => ({
    ...{name: `what is left out at the beginning hides nothing of the file: ${String(file)}`, file: String(file)},
    ...{
      content: '<If fact="mail.pacc">\n\nx\n\n</If>\n\n## Titel\n',
      line: 1,
      rule: String(rule),
      says: says as RegExp,
    },
  })),
  {
    name: 'code below a condition at the beginning of a page',
    file: 'docs/bedingt.md',
    content: '<If fact="mail.pacc">x</If>\n\n{/* *</If>/ process.version /* */}\n',
    line: 1,
    rule: 'safety/code',
    says: /is code/,
  },
  inBody('an address in two parts', '[Text](java</If>script:alert)', 'safety/address', /runs or holds/, 1),
  inBody('facts of no service', '<ServiceFacts />', 'front-matter/service', /service: … into the front matter/),
  inHead('a service without an entry', 'service: datenbanken\n', 'front-matter/service', /"offered: false"/),
  inBody(
    'a link to another site',
    'Siehe [den Artikel](https://fremd.example/x).',
    'links/fact',
    /define it once in src\/provider\/links\.ts/,
  ),
  inBody('a mail address', 'Schreibe [uns](mailto:hilfe@fremd.example).', 'links/fact', /mailto:hilfe@fremd\.example/),
  ...[
    '<a href="https://fremd.example/x">Artikel</a>',
    "<a href={'https://fremd.example/x'}>Artikel</a>",
    '<a href={`https://fremd.example/x`}>Artikel</a>',
    '<a href="/konto" href="https://fremd.example/x">Artikel</a>',
    '<Link to="https://fremd.example/x">Artikel</Link>',
    "<Links all={[{href: 'https://fremd.example/x'}]} />",
    '[Artikel](https://{{contact.support}}.fremd.example/x)',
    '[Artikel](https://fremd.example/x?{{contact.support}})',
    '[Artikel](ftp://fremd.example/x)',
    '[Artikel](https://{{operator.siteHost}}:x@fremd.example/x)',
    '[Artikel](mailto:{{operator.siteHost}}@fremd.example)',
    '[Artikel](mailto:{{contact.support}}?bcc=hilfe@fremd.example)',
    '[Artikel](mailto:{{contact.support}}?subject=Frage&bcc=hilfe@fremd.example)',
    '<a href="mailto:{{contact.support}}?subject=a%0d%0aBcc:y@fremd.example">Artikel</a>',
    '[Artikel](mailto:{{contact.support}}?body=Hallo&subject=a%0ABcc:y@fremd.example)',
    '[Artikel](//fremd.example/{{contact.support}})',
    '[Artikel](/\\/fremd.example/{{contact.support}})',
    '<a href="//fremd.example/{{contact.support}}">Artikel</a>',
    '<b>www.fremd.example</b>',
    '<b>hilfe@fremd.example</b>',
  ].map((content) => inBody(`a typed address: ${content}`, content, 'links/fact', /typed by hand/)),
  ...[
    'custom_edit_url: https://fremd.example/x',
    'custom_edit_url: "https:\\u002f/fremd.example"',
    'image: //fremd.example',
  ].map((head) => inHead(head, `${head}\n`, 'links/fact', /fremd\.example.* is typed by hand/, 1)),
  ...['/drucken/x', '/rueckmeldung/ja/x'].map((slug, index) =>
    inPost(
      `an address that the build or the server has for itself: ${slug}`,
      `2024-02-1${index}-belegt.md`,
      `slug: ${slug}\nauthors: [betrieb]\n`,
      'front-matter/address',
      /lies in \/(?:drucken|rueckmeldung), which/,
      4,
    ),
  ),
  inBody(
    'a wrong service in a component',
    "<ServiceFacts service='clowd' />",
    'mdx/value',
    /unknown service "clowd".*did you mean cloud/,
  ),
  inBody('a wrong category in a component', '<ServiceCards category="strat" />', 'mdx/value', /did you mean start/),
  inBody(
    'a wrong endpoint in a component',
    '<EndpointTable caption="Post" endpoints={[\'mail.imp\']} />',
    'mdx/value',
    /did you mean mail\.imap/,
  ),
  inBody(
    'an unknown service in a condition',
    '<If service="clowd">Text.</If>',
    'mdx/condition',
    /did you mean "cloud"\?/,
  ),
  inBody('an unknown fact in a condition', '<If fact="links.programm2">Text.</If>', 'mdx/condition', /links\.programm/),
  inBody('a condition without an end', '<If service="cloud">Text.', 'mdx/syntax', /<If> is never closed/),
  inHead(
    'a test long ago',
    'tested: {client: Programm 1, date: 2020-01-01}\n',
    'front-matter/outdated',
    /more than twelve months ago/,
  ),
  inHead('a malformed test', 'tested: Programm 1\n', 'front-matter/keys', /"tested"/),
  inPost(
    'a post without an address',
    '2024-02-03-a.md',
    'authors: [betrieb]\n',
    'front-matter/keys',
    /lacks "slug"/,
    2,
  ),
];

const fileOf = ({file}: FailingFile, index: number): string => file ?? `docs/fehler-${index}.md`;

describe('mistakes are found, each in its line', () => {
  let findings: readonly ReportedDiagnostic[] = [];

  beforeAll(async () => {
    const root = copySite();
    mistakes.forEach((mistake, index) => write(root, fileOf(mistake, index), mistake.content));
    findings = await findingsIn(root, '--all');
  });

  it.each(mistakes.map((mistake, index) => [mistake.name, mistake, fileOf(mistake, index)] as const))(
    '%s',
    (_, {line, rule, says}, file) => {
      const own = findings.filter((finding) => finding.file.normalize('NFC') === file.normalize('NFC'));
      const found = own.filter((finding) => finding.rule === rule);
      expect(
        found.map((finding) => finding.line),
        JSON.stringify(own, null, 1),
      ).toContain(line);
      expect(found.map(({wrong, right}) => `${wrong} – ${right}`).join('\n')).toMatch(says);
    },
  );

  it('sorts them by file and line', () => {
    const places = findings.map(({file, line}) => [file, line] as const);
    const sorted = [...places].sort(([a, x], [b, y]) => a.localeCompare(b, 'de') || x - y);
    expect(places).toEqual(sorted);
  });
});

/** What is right, though it looks like one of the mistakes. */
const fine: readonly (readonly [name: string, file: string, content: string])[] = [
  [
    'links to facts',
    'docs/angaben.md',
    page(
      '[Termine](webcal://{{operator.siteHost}}/x), [Post](mailto:{{contact.support}}), [Frage](mailto:{{contact.support}}?subject=Frage%20zu&body=Hallo%0D%0AGru%C3%9F), [Feed](pathname:///rss.xml).',
    ),
  ],
  ['conditions', 'docs/bedingt.md', page('<If service="cloud">Text.</If>\n\n<If fact="links.programm">Mehr.</If>')],
  [
    'components with good values',
    'docs/bausteine.md',
    page(
      '<ServiceFacts service="cloud" />\n\n<LifecycleBadge service="cloud" />\n\n<p className="rot">Der Wert ist {\'fünf\'}.</p>\n\n<ServiceCards category="start" />\n\n<EndpointTable caption="Post" endpoints={[\'mail.imap\', \'mail.submissions\']} />',
    ),
  ],
];

describe('what is right is left alone', () => {
  let findings: readonly ReportedDiagnostic[] = [];

  beforeAll(async () => {
    const root = copySite();
    const author = 'erika:\n  name: Erika Mustermann\n  description: Erika Mustermann schreibt über die Dienste.\n';
    write(root, 'blog/authors.yml', readFileSync(path.join(root, 'blog/authors.yml'), 'utf8') + author);
    for (const [, file, content] of fine) write(root, file, content);
    findings = await findingsIn(root, '--all');
  });

  it.each(fine)('%s', (_, file) => {
    expect(findings.filter((finding) => finding.file === file)).toEqual([]);
  });

  it('the site around it', () => {
    expect(findings).toEqual([]);
  });
});

describe('pictures', () => {
  /** A picture with soft colours, as photographs have them. */
  const picture = (width: number, height: number): Sharp =>
    sharp(Buffer.from([20, 40, 60, 200, 180, 160, 90, 120, 30, 10, 200, 250]), {
      raw: {width: 2, height: 2, channels: 3},
    }).resize(width, height, {fit: 'fill'});

  it('finds what is large or old; --fix makes it small', async () => {
    const root = copySite();
    write(
      root,
      'docs/foto.png',
      await picture(2400, 600)
        .png()
        .withExif({IFD0: {Artist: 'Erika'}})
        .toBuffer(),
    );
    write(root, 'docs/paar-hell.webp', await picture(20, 20).webp().toBuffer());
    write(root, 'docs/paar-dunkel.webp', await picture(20, 20).webp().toBuffer());
    write(root, 'docs/bilder.md', page('![Ein Foto](./foto.png) ![Paar](./paar-hell.webp)'));
    const said = (await findingsIn(root, '--all')).map(({file, rule, wrong}) => `${file} ${rule} ${wrong}`);
    expect(said).toEqual([
      expect.stringMatching(/^docs\/foto\.png pictures\/size .*(?:old format|pixels wide|metadata)/),
      expect.stringMatching(/^docs\/foto\.png pictures\/size .*(?:old format|pixels wide|metadata)/),
      expect.stringMatching(/^docs\/foto\.png pictures\/size .*(?:old format|pixels wide|metadata)/),
    ]);
    expect((await findingsIn(root, 'docs/bilder.md')).map(({file}) => file)).toContain('docs/foto.png');

    expect((await checkSite(['--all', '--fix'], root, loadContent)).output).toMatch(/^No mistakes/);
    const {width, exif} = await sharp(path.join(root, 'docs/foto.webp')).metadata();
    expect({width, exif}).toEqual({width: 2000, exif: undefined});
    expect(readFileSync(path.join(root, 'docs/bilder.md'), 'utf8')).toContain('(./foto.webp)');
  });

  it('takes quality from a photograph until it is small enough, and says what to do with one that stays large', async () => {
    const root = copySite();
    /** Nothing is harder to compress than noise: this much in so few pixels makes as large a file as a photograph does. */
    const noise = (width: number): Promise<Buffer> =>
      sharp({create: {width, height: width, channels: 3, background: 'grey', noise: {type: 'gaussian', sigma: 100}}})
        .png()
        .toBuffer();
    write(root, 'docs/foto.png', await noise(640));
    write(root, 'docs/rauschen.png', await noise(740));
    write(root, 'docs/bilder.md', page('![Ein Foto](./foto.png) ![Rauschen](./rauschen.png)'));
    const {output} = await checkSite(['docs', '--fix'], root, loadContent);
    expect(output).not.toMatch(/foto/);
    expect(output).toMatch(/^docs\/rauschen\.webp:1:1 a picture of \d+ kB – at most 300 kB: .* cut it/m);
    expect((await sharp(path.join(root, 'docs/foto.webp')).metadata()).width).toBe(640);
  });

  it('sends large pictures from static/ to their pages, and leaves small ones and icons there', async () => {
    const root = copySite();
    const large = await sharp({
      create: {width: 800, height: 800, channels: 3, background: 'grey', noise: {type: 'gaussian', sigma: 60}},
    })
      .png()
      .toBuffer();
    const small = await picture(20, 20).png().toBuffer();
    write(root, 'static/img/foto.png', large);
    write(root, 'static/img/logo.png', small);
    write(root, 'static/img/icon-192.png', small);
    write(root, 'docs/bilder.md', page('![Ein Foto](/img/foto.png) ![Das Logo](/img/logo.png)'));
    const said = (await findingsIn(root, '--all', '--fix')).map(({file, rule, right}) => `${file} ${rule} ${right}`);
    expect(said).toEqual([expect.stringMatching(/^static\/img\/foto\.png pictures\/size .* put it beside the page/)]);
  });

  it.each([
    ['a drawing', 'docs/plan.svg', 50, /^a drawing of 51 kB – at most 50 kB: save it as a plain SVG/],
    ['an icon', 'static/img/plan.svg', 100, /^a picture of 101 kB, .* – at most 100 kB here: put it beside/],
  ])('has a limit of its own for %s', async (_, file, kilobytes, says) => {
    const root = copySite();
    const drawing = (bytes: number): string =>
      `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(bytes - 46)}</svg>`;
    write(root, 'docs/bilder.md', page(`![Ein Plan](${file.replace('static', '').replace('docs', '.')})`));
    write(root, file, drawing(kilobytes * 1000));
    // What is longer than drawings may be is no plain one, either.
    const sizes = async () => (await findingsIn(root, 'docs', file)).filter(({rule}) => rule === 'pictures/size');
    expect(await sizes()).toEqual([]);
    write(root, file, drawing(kilobytes * 1000 + 1000));
    const said = (await sizes()).map(({wrong, right}) => `${wrong} – ${right}`);
    expect(said).toEqual([expect.stringMatching(says)]);
  });
});

describe('facts, redirects and lists', () => {
  const change = (root: string, file: string, from: string, to: string): void => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text).toContain(from);
    write(root, file, text.replace(from, to));
  };

  it('names wrong facts, pages and redirects where they are written', async () => {
    const root = copySite();
    change(root, 'src/provider/services.ts', "docs: '/hilfe/cloud'", "docs: '/hilfe/clout'");
    change(
      root,
      'redirects.ts',
      '}, ...moved];',
      "}, {from: '/alt', to: '/hilfe/weg'}, {from: '/hilfe/konto', to: '/impressum'}, ...moved];",
    );
    change(root, 'docs/tags.yml', 'label:', 'lable:');
    const all = await findingsIn(root, '--all');
    const said = all.map(({file, line, rule, right}) => [file, line, rule, right]);
    expect(said).toContainEqual(['src/provider/services.ts', 19, 'services/page', 'did you mean /hilfe/cloud?']);
    expect(said).toContainEqual(['redirects.ts', 3, 'redirects/target', expect.stringContaining('did you mean')]);
    expect(said).toContainEqual(['redirects.ts', 3, 'redirects/target', 'remove one of them']);
    expect(all.some(({rule}) => rule === 'lists/keys')).toBe(true);
    for (const file of new Set(all.map((finding) => finding.file))) {
      expect(await findingsIn(root, file)).toEqual(all.filter((finding) => finding.file === file));
    }
  });

  it('knows services that are not offered, and names what still needs them', async () => {
    const root = copySite();
    write(
      root,
      'src/provider/index.ts',
      "import {base} from './base';\nimport {links, values} from './links';\nimport {services} from './services';\n" +
        'const {cloud, ...offered} = services;\n' +
        "const categories = {start: {title: 'Anfang', docs: '/hilfe/konto', icon: 'circle-user'}};\n" +
        'export const provider = {...base, categories, services: offered, notOffered: {cloud}, links, values};\n',
    );
    const about = [
      '<If service="cloud">In der [Cloud](/hilfe/cloud) liegen {{services.cloud.cost}} Dateien.</If>',
      '',
      '- [Cloud](./cloud/index.md): für Dateien',
      '- [Konto](./konto.md): für alles',
      '',
      'Nimm die [Ablage](./cloud/index.md).',
      '',
      '## Ab in die [Ablage](./cloud/index.md)',
      '',
      'Gut.',
    ];
    write(root, 'docs/fehler.md', page(about.join('\n')));
    expect(await findingsIn(root, '--all', '--build')).toEqual([
      expect.objectContaining({
        file: 'docs/fehler.md',
        line: bodyLine + 7,
        rule: 'services/not-offered',
        wrong: expect.stringContaining('"Ab in die [Ablage](./cloud/index.md)"') as string,
      }),
    ]);
  });

  it('names a wrong category with its place, once', async () => {
    const root = copySite();
    change(
      root,
      'src/provider/services.ts',
      "title: 'Cloud',\n    category: 'start'",
      "title: 'Cloud',\n    category: 'strat'",
    );
    const wrong = (await findingsIn(root, '--all')).filter(({file}) => file.startsWith('src/provider/'));
    expect(wrong).toEqual([
      expect.objectContaining({
        file: 'src/provider/services.ts',
        line: 17,
        rule: 'facts/schema',
        wrong: expect.stringContaining('"strat" is no category') as unknown,
      }),
    ]);
  });

  it('says of a list that is no YAML, and of a merge conflict, only that', async () => {
    const root = copySite();
    change(root, 'docs/tags.yml', 'label: ', 'label: "');
    write(root, 'docs/konflikt.md', page('<<<<<<< HEAD\nKlicke auf "Weiter" <5.\n=======\nText.\n>>>>>>> main'));
    const said = await findingsIn(root, 'docs/tags.yml', 'docs/konflikt.md');
    expect(said.map(({file, line, rule}) => [file, line, rule])).toEqual([
      ['docs/konflikt.md', bodyLine, 'files/conflict'],
      ['docs/konflikt.md', bodyLine + 4, 'files/conflict'],
      ['docs/tags.yml', expect.any(Number), 'lists/keys'],
    ]);
  });

  it('names wrong notices where they are written, and what nothing defines', () => {
    const root = copySite();
    const notice = (id: string, from: string): string =>
      `  {id: '${id}', kind: 'incident', from: '${from}', services: [], title: 'x', text: 'y'},\n`;
    const notices = `${notice('tag', '2026-02-30T10:00:00Z')}${notice('zeit', '10:00')}`;
    write(root, 'src/site/notices.ts', `export const notices = [\n${notices}];\n`);
    const config = readFileSync(path.join(root, 'hosting.config.ts'), 'utf8');
    const ours = path.join(packageDir, 'src/notices/check');
    const checked = `import {checkNotices} from '${ours}';\nimport {notices} from './src/site/notices';\n`;
    write(root, 'hosting.config.ts', `${checked}checkNotices(notices, new Set());\n${config}`);
    expect(hosting(root, '--all').output).toMatch(
      /^src\/site\/notices\.ts:2:8 the notice "tag": .* times that exist.*\nsrc\/site\/notices\.ts:3:8 the notice "zeit": /,
    );
    write(root, 'hosting.config.ts', `gigabyte(20);\n${config}`);
    expect(hosting(root, '--all').output).toMatch(
      /gigabyte is not defined – look there for a name that is mistyped or missing/,
    );
  });

  it('names a missing comma with its place instead of a stack', () => {
    const root = copySite();
    change(root, 'src/provider/services.ts', "category: 'start',", "category: 'start'");
    const {status, output, errors} = hosting(root, '--all');
    expect(status).toBe(1);
    expect(output).toMatch(
      /^src\/provider\/services\.ts:6:\d+ Expected "\}" but found "summary" – .* \(site\/typescript\)\n1 error/,
    );
    expect(errors).toBe('');
  });
});

describe('the command', () => {
  it('prints one line for each finding and a summary, and ends with 1', () => {
    const root = copySite();
    write(root, 'docs/neu.md', page('Klicke auf "Weiter".\n\nDas [Konto](/hilfe/kont).'));
    const {status, output} = hosting(root, 'docs/neu.md');
    expect(status).toBe(1);
    expect(output.split('\n')).toEqual([
      'docs/neu.md:8:12 quotation marks "…" – write „Weiter“ (german/quotes)',
      'docs/neu.md:8:19 a closing quotation mark " – write „Weiter“ (german/quotes)',
      'docs/neu.md:10:5 there is no page /hilfe/kont – did you mean /hilfe/konto? (links/target)',
      expect.stringMatching(/^3 errors, 0 warnings in 1 file, \d+ checks\. 2 can be corrected by --fix\.$/),
      '',
    ]);
  });

  it('corrects what can be corrected, also in files with CRLF', async () => {
    const root = copySite();
    const wrong = page('Klicke auf "Weiter" und nimm z.B. 5 GB... Es ist ist gut.<br>\n\n### Tief  \n\n\nText');
    write(root, 'docs/neu.md', wrong);
    write(root, 'docs/windows.md', wrong.replaceAll('\n', '\r\n'));
    const mended = page('Klicke auf „Weiter“ und nimm z.\u00A0B. 5\u00A0GB… Es ist gut.<br />\n\n## Tief\n\nText');
    expect((await checkSite(['--all', '--fix'], root, loadContent)).output).toMatch(/^No mistakes/);
    expect(readFileSync(path.join(root, 'docs/neu.md'), 'utf8')).toBe(mended);
    expect(readFileSync(path.join(root, 'docs/windows.md'), 'utf8')).toBe(mended.replaceAll('\n', '\r\n'));
  });

  it('leaves to people what a bare address should be called', async () => {
    const root = copySite();
    const bareAddress = page('Siehe https://fremd.example/x.');
    write(root, 'docs/neu.md', bareAddress);
    await checkSite(['docs/neu.md', '--fix'], root, loadContent);
    expect(readFileSync(path.join(root, 'docs/neu.md'), 'utf8')).toBe(bareAddress);
  });

  it('sees what became of another page’s anchors since the last look', async () => {
    const root = copySite();
    const heading = (text: string): void => write(root, 'docs/ziel.md', page(`## ${text}\n\nText.`));
    write(root, 'docs/neu.md', page('Siehe [den Anfang](./ziel.md#oben).'));
    const rules = async (): Promise<string[]> => (await findingsIn(root, 'docs/neu.md')).map(({rule}) => rule);
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
    const rulesOf = async (only: string) => (await findingsIn(root, '--all', '--only', only)).map(({rule}) => rule);
    expect(await rulesOf('spelling')).toEqual(['spelling/word']);
    expect(new Set(await rulesOf('german'))).toEqual(new Set(['german/quotes']));
    await expect(checkSite(['--all', '--only', 'speling'], root, loadContent)).rejects.toThrow(
      'There is no rule "speling"; valid: ',
    );
  });

  it('annotates pull requests', async () => {
    const root = copySite();
    write(root, 'docs/neu.md', page('Das [Konto](/hilfe/kont).'));
    expect((await checkSite(['--all', '--format', 'github'], root, loadContent)).output).toContain(
      '::error file=docs/neu.md,line=8,col=5,title=links/target::there is no page /hilfe/kont – did you mean /hilfe/konto?',
    );
  });

  it('looks by itself at what differs from the main branch, and at everything when a fact or a page is gone', async () => {
    const root = copySite();
    write(root, 'docs/alt.md', page('Klicke auf "Weiter".'));
    for (const args of [
      ['init', '-b', 'main'],
      ['add', '.'],
      ['commit', '-m', 'x'],
      ['switch', '-c', 'neu'],
    ]) {
      git(root, args);
    }
    expect((await checkSite([], root, loadContent)).output).toMatch(/^No file differs from the main branch/);
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
    expect(await main(['check', ...args], () => import('.'))).toBe(2);
    const text = said.mock.calls.join('\n');
    said.mockRestore();
    expect(text).toMatch(message);
    expect(text).toContain('hosting check [FILES…]');
    expect(text, 'what other commands take').not.toContain('hosting deploy');
  });

  it('names an unknown rule in the settings', async () => {
    const root = copySite();
    const file = path.join(root, 'hosting.config.ts');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('check: {', "check: {\n    rules: {'german/quots': 'off'},"),
    );
    const {output} = await checkSite(['--all'], root, loadContent);
    expect(output).toMatch(/there is no rule "german\/quots" – did you mean german\/quotes\?/);
  });
});

describe('the build', () => {
  const build = (siteDir: string): unknown => contentCheck()({siteDir} as LoadContext, undefined);

  it('refuses what would be broken, without a stack, and leaves style to the check', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const root = copySite();
    await expect(build(root)).resolves.toEqual({name: 'content-check'});
    write(root, 'docs/neu.md', page('Klicke auf "Weiter".'));
    await expect(build(root)).resolves.toEqual({name: 'content-check'});
    write(root, 'docs/neu.md', page('Das [Konto](/hilfe/kont).'));
    const error = await Promise.resolve(build(root)).catch((reason: unknown) => reason as Error);
    expect(String((error as Error).stack)).toMatch(/docs\/neu\.md:8:5 there is no page \/hilfe\/kont/);
    expect(String((error as Error).stack)).not.toMatch(/^\s+at /m);
    vi.unstubAllEnvs();
  });

  it('warns of old tests, and refuses them when it is strict', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const root = copySite();
    write(root, 'docs/alt.md', page('Text.', 'tested: {client: Programm 1, date: 2020-01-01}\n'));
    await build(root);
    expect(warn.mock.calls.join()).toMatch(/docs\/alt\.md:4:\d+ warning: last tested with Programm 1 on 2020-01-01/);
    vi.stubEnv('PROVIDER_STRICT', 'true');
    await expect(build(root)).rejects.toThrow(/docs\/alt\.md:4:\d+ last tested with Programm 1/);
    warn.mockRestore();
    vi.unstubAllEnvs();
  });

  it('lets a preview start with mistakes', async () => {
    const root = copySite();
    write(root, 'docs/neu.md', page('Das [Konto](/hilfe/kont).'));
    expect(await build(root)).toMatchObject({name: 'live-preview'});
  });
});

/** Rules whose mistakes need more than a page, and the words by which their tests are found. */
const testedBelow = [
  ...['services/page', 'services/not-offered', 'facts/schema'],
  // In rules/unoffered.test.ts; external addresses in siteFiles.test.ts.
  ...['services/mention', 'services/former-title', 'services/retired', 'mdx/left-out'],
  ...['services/premature', 'services/overdue', 'facts/table-only', 'links/external'],
];

it('has a mistake for every rule', () => {
  const tested = new Set([...mistakes.map(({rule}) => rule), ...testedBelow]);
  expect(rules.map(({name}) => name).filter((name) => !tested.has(name))).toEqual([]);
});

it('has a line in the README for every rule', () => {
  const readme = readFileSync(path.join(packageDir, 'README.md'), 'utf8');
  expect(rules.map(({name}) => name).filter((name) => !readme.includes(`\n| \`${name}\``))).toEqual([]);
});
