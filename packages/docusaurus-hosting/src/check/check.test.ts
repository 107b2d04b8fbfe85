// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {spawnSync} from 'node:child_process';
import {generateKeyPairSync} from 'node:crypto';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import sharp, {type Sharp} from 'sharp';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';
import {checkSite} from 'docusaurus-content-check/command';
import {ruleNames} from '../../../docusaurus-content-check/src/run';
import {sayings} from '../../../docusaurus-content-check/src/rules/markdownlint';
import {git} from '../../tests/git';
import {main} from '../cli/main';
import {contentCheck} from '../guards/contentCheck';
import {loadContent} from '.';
import {components} from './components';

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

interface Found {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly wrong: string;
  readonly right: string;
  readonly rule: string;
  readonly level: 'error' | 'warning';
}

/** A diagnostic in the words of these tests. */
const foundIn = (json: string): Found[] =>
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

async function findingsIn(root: string, ...args: string[]): Promise<Found[]> {
  const {output} = await checkSite(['--format', 'json', ...args], root, loadContent);
  return foundIn(output);
}

afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

const sentence = 'Hier steht ein ganzer Satz, der lang genug für Suchmaschinen und Karten ist.';
/** Looks like a token; in two parts, so that the check does not find it in this file. */
const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');

/** Made for this run, and no machine knows it. */
const privateKey = generateKeyPairSync('rsa', {modulusLength: 1024})
  .privateKey.export({format: 'pem', type: 'pkcs1'})
  .toString();

/** A page without a mistake but the one that a test makes. */
const page = (body: string, head = ''): string =>
  `---\ntitle: Prüfling\ndescription: ${sentence}\n${head}---\n\nMit dieser Seite prüfst du etwas.\n\n${body}\n`;
const post = (body: string, head = 'slug: /beitrag\nauthors: [betrieb]\n'): string =>
  `---\ntitle: Beitrag\ndescription: ${sentence}\n${head}---\n\nEs gibt Neues.\n\n{/* truncate */}\n\n${body}\n`;
const bodyLine = 8;
const headLine = 4;

interface Mistake {
  readonly name: string;
  readonly file?: string;
  readonly content: string | Buffer;
  readonly line: number;
  readonly rule: string;
  /** Part of the finding: what is wrong, or what would be right. */
  readonly says: RegExp;
}

const inBody = (name: string, body: string, rule: string, says: RegExp, line = bodyLine): Mistake => ({
  name,
  content: page(body),
  line,
  rule,
  says,
});
const inHead = (name: string, head: string, rule: string, says: RegExp, line = headLine): Mistake => ({
  name,
  content: page('Text.', head),
  line,
  rule,
  says,
});
const inPost = (name: string, file: string, head: string, rule: string, says: RegExp, line: number): Mistake => ({
  name,
  file: `blog/${file}`,
  content: post('Text.', head),
  line,
  rule,
  says,
});
const bare = (name: string, content: string, rule: string, says: RegExp, line: number): Mistake => ({
  name,
  content,
  line,
  rule,
  says,
});

const mistakes: readonly Mistake[] = [
  // Facts
  inBody('an unknown fact', 'Nimm {{links.program}}.', 'facts/unknown', /did you mean \{\{links\.programm\}\}/),
  inBody(
    'an address typed by hand',
    'Siehe [dort hin](https://fremd.kleinnetz.example/x).',
    'facts/literal',
    /fremd\.kleinnetz\.example/,
  ),
  // Names in front matter
  inHead(
    'an unknown tag in brackets',
    'tags: [neuse]\n',
    'front-matter/tags',
    /"neuse".*did you mean neues\? docs\/tags\.yml/,
  ),
  inHead('an unknown tag in a YAML list', 'tags:\n  - neuse\n', 'front-matter/tags', /did you mean neues/, 5),
  inHead('an unknown service', 'service: clowd\n', 'front-matter/service', /"clowd".*did you mean cloud\?/),
  inHead('a service without an entry', 'service: datenbanken\n', 'front-matter/service', /"offered: false"/),
  inHead(
    'the tag of planned services on another',
    'service: cloud\ntags: [geplant]\n',
    'front-matter/planned',
    /"cloud" is not planned/,
    5,
  ),
  inPost(
    'an unknown author in brackets',
    '2024-02-01-a.md',
    'slug: /a1\nauthors: [betreib]\n',
    'front-matter/authors',
    /did you mean betrieb/,
    5,
  ),
  inPost(
    'an unknown author without brackets',
    '2024-02-02-a.md',
    'slug: /a2\nauthors: betreib\n',
    'front-matter/authors',
    /did you mean betrieb/,
    5,
  ),
  // Links
  inBody(
    'a broken route',
    'Das [Konto](/hilfe/kont) fehlt.',
    'links/target',
    /no page \/hilfe\/kont.*did you mean \/hilfe\/konto/,
  ),
  inBody(
    'a broken file',
    'Das [Konto](./kont.md) fehlt.',
    'links/target',
    /no file \.\/kont\.md.*did you mean \.\/konto\.md/,
  ),
  inBody('a relative link without .md', 'Das [Konto](./konto) wandert.', 'links/target', /write \.\/konto\.md/),
  inBody(
    'a broken reference link',
    'Das [Konto][k] fehlt.\n\n[k]: /hilfe/kont',
    'links/target',
    /no page \/hilfe\/kont/,
  ),
  inBody(
    'a reference without definition',
    'Das [Konto][fehlt] ist weg.',
    'markdown/reference-links-images',
    /not defined/,
  ),
  inBody('a broken HTML link', 'Das <a href="/hilfe/kont">Konto</a> fehlt.', 'links/target', /no page \/hilfe\/kont/),
  inBody(
    'a broken anchor',
    'Das [Anlegen](./konto.md#anlegne) fehlt.',
    'links/target',
    /no anchor #anlegne.*did you mean #anlegen/,
  ),
  inBody('a broken anchor of the own page', 'Siehe [weiter unten](#unten).', 'links/target', /no anchor #unten/),
  inBody('an address with .html', 'Das [Konto](/hilfe/konto.html).', 'links/target', /write \/hilfe\/konto/),
  inBody('„hier klicken“', '[Hier klicken](/hilfe/konto)', 'links/text', /does not say where it leads/),
  inBody('„hier“', 'Lies das [hier](/hilfe/konto).', 'links/text', /„hier“/),
  inBody('„hier.“', 'Lies das [hier.](/hilfe/konto)', 'links/text', /„hier“/),
  inBody('„diesem Link“', 'Folge [diesem Link](/hilfe/konto).', 'links/text', /„diesem Link“/),
  inBody(
    'an address as the text of a link',
    'Siehe [{{links.programm}}]({{links.programm}}).',
    'links/text',
    /text is the address https:.* write the name of what is there/,
  ),
  inBody(
    'an address without its scheme as the text of a link',
    'Siehe [fremd.example/x](https://fremd.example/x).',
    'links/text',
    /text is the address fremd\.example\/x/,
  ),
  inBody('an address in angle brackets', 'Siehe <https://fremd.example/x>.', 'mdx/syntax', /write \[text\]\(address\)/),
  inBody('a link without words', 'Lies [](/hilfe/konto) das.', 'links/text', /without words/),
  inBody(
    'a link to another site',
    'Siehe [den Artikel](https://fremd.example/x).',
    'links/fact',
    /npm run new -- fact/,
  ),
  inBody('a mail address', 'Schreibe [uns](mailto:hilfe@fremd.example).', 'links/fact', /mailto:hilfe@fremd\.example/),
  inBody('a typed address in HTML', '<a href="https://fremd.example/x">Artikel</a>', 'links/fact', /typed by hand/),
  // Pictures
  inBody('a missing picture', '![Ein Bild](./fehlt.webp)', 'pictures/missing', /no file \.\/fehlt\.webp/),
  inBody(
    'a missing picture in HTML',
    '<img src="/img/fehlt.webp" alt="Ein Bild" />',
    'pictures/missing',
    /no file \/img\/fehlt\.webp/,
  ),
  inBody(
    'a missing imported picture',
    'import bild from \'./fehlt.webp\';\n\n<img src={bild} alt="Ein Bild" />',
    'pictures/missing',
    /no file \.\/fehlt\.webp/,
  ),
  inBody('no alternative text', '![](./cloud/bild-hell.webp)', 'pictures/alt', /write !\[what it shows\]/),
  inBody('no alternative text in HTML', '<img src="/img/x.webp" />', 'pictures/alt', /alt="what it shows"/),
  inBody('no alternative text by reference', '![][b]\n\n[b]: ./cloud/bild-hell.webp', 'pictures/alt', /write !\[/),
  inBody(
    'a missing required picture',
    '<img src={require(\'./fehlt.webp\').default} alt="Ein Bild" />',
    'pictures/missing',
    /no file \.\/fehlt\.webp – put it beside the page/,
  ),
  // MDX
  inBody('an unclosed <br>', 'Eine Zeile<br> und noch eine.', 'mdx/syntax', /<br> is not closed.*write <br \/>/),
  inBody('an unclosed element', '<Tabs>\n\nText.', 'mdx/syntax', /<Tabs> is never closed/),
  inBody('a lone brace', 'Eine { Klammer.', 'mdx/syntax', /brace is opened and never closed/),
  inBody('a lone angle bracket', 'Weniger als <5 Minuten.', 'mdx/syntax', /begins an element.*write \\</),
  inBody('{name}', 'Dein {Name} steht hier.', 'mdx/name', /nothing is called "Name"/),
  inBody('{name + …}', "Dein {'kleiner ' + Name} steht hier.", 'mdx/name', /nothing is called "Name"/),
  inBody('style="…" as in HTML', '<p style="color: red">Rot</p>', 'mdx/attribute', /style="…" is HTML/),
  inBody('class="…" as in HTML', '<p class="rot">Rot</p>', 'mdx/attribute', /write className="…"/),
  inBody('a property that is missing', '<LifecycleBadge />', 'mdx/component', /needs the property "service"/),
  inBody('an id of old', '## Neues Ziel {#ziel}', 'mdx/syntax', /write \{\/\* #ziel \*\/\}/),
  inBody('an HTML comment', 'Text <!-- geheim --> und mehr.', 'mdx/syntax', /write \{\/\* … \*\/\}/),
  inBody('an unknown component', '<ServicFacts />', 'mdx/component', /did you mean <ServiceFacts>/),
  inBody(
    'a misspelled property',
    '<ServiceFacts servise="cloud" />',
    'mdx/component',
    /no property "servise".*did you mean service/,
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
  inBody('an unknown box', ':::achtung\n\nText.\n\n:::', 'mdx/directive', /no box „:::achtung“/),
  inBody('a box that is never closed', ':::note\n\nText.', 'mdx/directive', /never closed/),
  inBody('an end without a box', 'Text.\n\n:::', 'mdx/directive', /closes no box/, 10),
  inBody(
    'an unknown service in a condition',
    '<If service="clowd">Text.</If>',
    'mdx/condition',
    /did you mean "cloud"\?/,
  ),
  inBody('an unknown fact in a condition', '<If fact="links.programm2">Text.</If>', 'mdx/condition', /links\.programm/),
  inBody('a condition without an end', '<If service="cloud">Text.', 'mdx/condition', /<If service="id">…<\/If>/),
  inBody(
    'two tabs of one value',
    '<Tabs>\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n<TabItem value="a" label="B">\n\nText.\n\n</TabItem>\n</Tabs>',
    'mdx/tabs',
    /two tabs of the value "a"/,
    14,
  ),
  inBody('a tab by itself', '<TabItem value="a" label="A">\n\nText.\n\n</TabItem>', 'mdx/tabs', /outside of <Tabs>/),
  // Front matter
  bare('no front matter', 'Nur Text.\n', 'front-matter/keys', /no front matter/, 1),
  bare('front matter without an end', `---\ntitle: Prüfling\n\nText.\n`, 'front-matter/keys', /never closed/, 1),
  bare(
    'front matter below an empty line',
    `\n---\ntitle: Prüfling\n---\n\nText.\n`,
    'front-matter/keys',
    /does not begin in the first line .* remove what stands above it/,
    2,
  ),
  inHead('a name where a list belongs', 'tags: neues\n', 'front-matter/keys', /"tags" has a value of the wrong kind/),
  bare(
    'broken YAML',
    `---\ntitle: "Offen\ndescription: ${sentence}\n---\n\nText.\n`,
    'front-matter/keys',
    /no valid YAML/,
    2,
  ),
  bare('no title', `---\ndescription: ${sentence}\n---\n\nText.\n`, 'front-matter/keys', /lacks "title"/, 2),
  bare('no description', '---\ntitle: Prüfling\n---\n\nText.\n', 'front-matter/keys', /lacks "description"/, 2),
  bare(
    'a short description',
    '---\ntitle: Prüfling\ndescription: Zu kurz.\n---\n\nText.\n',
    'front-matter/keys',
    /shorter than 50/,
    3,
  ),
  bare(
    'a long description',
    `---\ntitle: Prüfling\ndescription: ${sentence.repeat(3)}\n---\n\nText.\n`,
    'front-matter/keys',
    /longer than 200/,
    3,
  ),
  bare(
    'a long title',
    `---\ntitle: ${'Sehr lang '.repeat(8)}\ndescription: ${sentence}\n---\n\nText.\n`,
    'front-matter/keys',
    /longer than 70/,
    2,
  ),
  inHead(
    'an unknown key',
    'sidebar_positoin: 7\n',
    'front-matter/keys',
    /no key "sidebar_positoin".*did you mean sidebar_position/,
  ),
  inHead(
    'an equal position in the sidebar',
    'sidebar_position: 2\n',
    'front-matter/position',
    /that of docs\/cloud\/index\.md/,
  ),
  inHead(
    'an address that is taken',
    'slug: /konto\n',
    'front-matter/address',
    /\/hilfe\/konto is the address of docs\/konto\.md/,
  ),
  inHead('a test to come', 'tested: {client: Programm 1, date: 2999-01-01}\n', 'front-matter/tested', /in the future/),
  inHead(
    'a test long ago',
    'tested: {client: Programm 1, date: 2020-01-01}\n',
    'front-matter/outdated',
    /more than twelve months ago/,
  ),
  inHead('a malformed test', 'tested: Programm 1\n', 'front-matter/keys', /"tested"/),
  // Posts
  inPost(
    'a day that does not exist',
    '2024-13-45-a.md',
    'slug: /b1\nauthors: [betrieb]\n',
    'post/date',
    /2024-13-45 is no day/,
    2,
  ),
  inPost(
    'a post without a day',
    'ohne-tag.md',
    'slug: /b2\nauthors: [betrieb]\n',
    'post/date',
    /name the file YYYY-MM-DD-ohne-tag\.md/,
    1,
  ),
  inPost(
    'a day of two digits',
    '24-03-04-kurz.md',
    'slug: /b3\nauthors: [betrieb]\n',
    'post/date',
    /name the file YYYY-MM-DD-kurz\.md/,
    1,
  ),
  inPost(
    'a day in the future',
    '2999-01-01-bald.md',
    'slug: /b4\nauthors: [betrieb]\n',
    'post/date',
    /published at once/,
    2,
  ),
  inPost(
    'a post without an address',
    '2024-02-03-a.md',
    'authors: [betrieb]\n',
    'front-matter/keys',
    /lacks "slug"/,
    2,
  ),
  {
    name: 'a post that is never cut',
    file: 'blog/2024-02-04-a.md',
    content: post('').replace('{/* truncate */}', '').replace('/beitrag', '/b5'),
    line: 7,
    rule: 'post/truncate',
    says: /truncate/,
  },
  // Structure
  inBody('a skipped heading', '### Zu tief', 'headings/order', /level 3 below one of level 1.*begin it with ##/),
  inBody('a second h1', '# Noch ein Titel', 'headings/order', /second h1/),
  inBody('a second h1 in HTML', '<h1>Noch ein Titel</h1>', 'headings/order', /second h1/),
  inBody('a heading without words', '##\n\nText.', 'headings/order', /without words/),
  inBody('the same id twice in HTML', '<p id="x">A</p>\n\n<p id="x">B</p>', 'headings/twice', /#x is taken/, 10),
  inBody("a heading's id in HTML", '## Anfang\n\n<p id="anfang">A</p>', 'headings/twice', /#anfang is taken/, 10),
  bare('an empty page', `---\ntitle: Prüfling\ndescription: ${sentence}\n---\n`, 'page/empty', /says nothing/, 5),
  inBody(
    'the same heading twice',
    '## Gleich\n\nText.\n\n## Gleich\n\nText.',
    'headings/twice',
    /„Gleich“ is a heading above/,
    12,
  ),
  inBody(
    'the same id twice',
    '## Eins {/* #id */}\n\nText.\n\n## Zwei {/* #id */}\n\nText.',
    'headings/twice',
    /#id is taken/,
    12,
  ),
  inBody(
    'too many cells',
    '| A | B |\n| --- | --- |\n| 1 | 2 | 3 |',
    'tables/cells',
    /3 cells in a table of 2 columns/,
    10,
  ),
  inBody('too few cells', '| A | B |\n| --- | --- |\n| 1 |', 'tables/cells', /1 cells in a table of 2 columns/, 10),
  inBody('a broken delimiter', '| A | B |\n| --- |\n| 1 | 2 |', 'tables/cells', /rows that make no table/),
  inBody(
    'a broken delimiter directly below a sentence',
    'Die Tabelle:\n| A | B |\n| --- |\n| 1 | 2 |',
    'tables/cells',
    /rows that make no table/,
    9,
  ),
  inBody('rows without bars around them', 'A | B\n1 | 2', 'tables/cells', /rows that make no table/),
  inBody(
    'an empty line in a table',
    '| A | B |\n| --- | --- |\n\n| 1 | 2 |',
    'tables/cells',
    /rows that make no table .* none in it/,
    11,
  ),
  inBody(
    'a link in the head of a table',
    '| [Konto](./konto.md) | B |\n| --- | --- |\n| 1 | 2 |',
    'tables/head-link',
    /head of a table/,
  ),
  inBody('code without a language', '```\nls\n```', 'code/language', /without a language/),
  inBody('code in an unknown language', '```bahs\nls\n```', 'code/language', /no language "bahs".*did you mean bash\?/),
  inBody('code that is never closed', '```bash\nls', 'code/fence', /never closed/),
  inBody('four spaces for code', 'Gib ein:\n\n    ls -l', 'code/indented', /make no code here/, 10),
  inBody('bold that never ends', 'Klicke auf **Weiter.', 'markdown/leftover', /\*\* that begins or ends nothing/),
  inBody('code in a line that never ends', 'Nimm `ls und mehr.', 'markdown/leftover', /` that begins or ends nothing/),
  inBody('a space inside a link', 'Das [Konto] (./konto.md).', 'markdown/leftover', /space between the brackets/),
  inBody('a footnote that is not there', 'So ist es[^1].', 'markdown/leftover', /footnote that is not defined/),
  inBody('spaces at the end of a line', 'Text. \nMehr.', 'markdown/no-trailing-spaces', /spaces at the end/),
  inBody('a tab', 'Text\tund mehr.', 'markdown/no-hard-tabs', /a tab/),
  inBody('brackets in the wrong order', 'Das (Konto)[./konto.md].', 'markdown/no-reversed-links', /wrong order/),
  inBody('two empty lines', 'Eins.\n\n\nZwei.', 'markdown/no-multiple-blanks', /leave one/, 10),
  inBody('no space behind #', '##Titel', 'markdown/no-missing-space-atx', /write ## Heading/),
  inBody('two spaces behind #', '##  Titel', 'markdown/no-multiple-space-atx', /write one/),
  inBody('an indented heading', ' ## Titel', 'markdown/heading-start-left', /at the margin/),
  inBody(
    'an address that is no link',
    'Siehe https://fremd.example/x.',
    'markdown/no-bare-urls',
    /\[text\]\(address\)/,
  ),
  inBody('spaces inside bold', 'Klicke auf ** Weiter **.', 'markdown/no-space-in-emphasis', /remove the space/),
  inBody('spaces inside code', 'Gib ` ls` ein.', 'markdown/no-space-in-code', /space inside/),
  inBody('spaces inside a link', 'Das [ Konto](./konto.md).', 'markdown/no-space-in-links', /space inside/),
  inBody('a link without an address', 'Das [Konto]().', 'markdown/no-empty-links', /without an address/),
  inBody(
    'a reference that nothing uses',
    'Text.\n\n[k]: /hilfe/konto',
    'markdown/link-image-reference-definitions',
    /remove/,
    10,
  ),
  bare(
    'no line break at the end',
    page('Text.').trimEnd(),
    'markdown/single-trailing-newline',
    /end it with one/,
    bodyLine,
  ),
  // German
  inBody('straight quotation marks', 'Klicke auf "Weiter" und warte.', 'german/quotes', /write „Weiter“/),
  inBody('English quotation marks', 'Klicke auf “Weiter” und warte.', 'german/quotes', /write „Weiter“/),
  inBody('a straight apostrophe', "So geht's auch.", 'german/quotes', /write ’/),
  inBody('straight single quotation marks', "Klicke auf 'Weiter' und warte.", 'german/quotes', /write „Weiter“/),
  inBody('„z.B.“', 'Nimm z.B. das Konto.', 'german/abbreviation', /without spaces/),
  inBody('„z. B.“ that may break', 'Nimm z. B. das Konto.', 'german/abbreviation', /with normal spaces/),
  inBody('a word twice', 'Das ist ist doppelt.', 'german/doubled', /„ist ist“/),
  inBody('a word twice with markup between', 'Das ist **ist** doppelt.', 'german/doubled', /stands twice/),
  inBody('„Sie“', 'Danach klicken Sie auf Weiter.', 'german/formal', /formally/),
  inBody('„Ihr“', 'Dort steht in Ihrem Konto mehr.', 'german/formal', /„Ihrem“/),
  inBody('„Mensch“ for a user', 'Jeder Mensch hat ein Konto.', 'german/person', /„Person“/),
  inBody('mixed imperatives', 'Klick auf Weiter.', 'german/imperative', /write „Klicke“/),
  inBody(
    'a mixed imperative within a sentence',
    'Öffne das Konto und prüf die Adresse.',
    'german/imperative',
    /„prüf“.*write „prüfe“/,
  ),
  inBody(
    'a mixed imperative behind a clause',
    'Ist die Seite leer, schreib uns.',
    'german/imperative',
    /write „schreibe“/,
  ),
  inBody(
    'a mixed imperative behind a quoted sentence',
    'Das Programm meldet „Gefunden.“ Lass es weiterlaufen.',
    'german/imperative',
    /write „Lasse“/,
  ),
  inBody(
    'a mixed imperative behind „sondern“',
    'Antworte nicht, sondern schreib uns.',
    'german/imperative',
    /write „schreibe“/,
  ),
  inBody('a normal space before a unit', 'Du hast 5 GB und 30 Tage Zeit.', 'german/unit-space', /„5 GB“/),
  inBody('no space before a unit', 'Du hast 5GB Platz.', 'german/unit-space', /without a space/),
  inBody(
    'a fragment under „Deine Daten“',
    '## Deine Daten\n\nSicherung: {{infrastructure.backupSchedule}}.',
    'german/fragment',
    /no sentence/,
    10,
  ),
  inBody('three points', 'Warte...', 'german/typography', /write …/),
  inBody('a word that the site does not use', 'Dein Rechner startet.', 'german/words', /write „Computer“/),
  inBody('a misspelled word', 'Öffne die Verwalltung.', 'spelling/word', /„Verwalltung“ is in no dictionary/),
  inBody(
    'a noun in lower case',
    'Öffne die verwaltung.',
    'spelling/word',
    /„verwaltung“ is in no dictionary .*Verwaltung/,
  ),
  inBody(
    'a misspelled word that the page has right, too',
    'Die Einstellungen: Öffne die Einstelungen.',
    'spelling/word',
    /did you mean Einstellungen\?/,
  ),
  inBody('words that are none together', 'Öffne dein Pasword.', 'spelling/word', /„Pasword“ is in no dictionary/),
  inBody('half of a double word', 'Öffne das App-Verwalltung.', 'spelling/word', /„App-Verwalltung“ is in no/),
  // Files
  {
    name: 'a file name with a space and capitals',
    file: 'docs/Neue Seite.md',
    content: page('Text.'),
    line: 1,
    rule: 'files/name',
    says: /rename it to docs\/neue-seite\.md/,
  },
  {
    name: 'a file that becomes no page',
    file: 'docs/seite.markdown',
    content: page('Text.'),
    line: 1,
    rule: 'files/name',
    says: /becomes no page – rename it to docs\/seite\.md/,
  },
  {
    name: 'a picture that is none',
    file: 'docs/cloud/kaputt.webp',
    content: 'kein Bild',
    line: 1,
    rule: 'pictures/size',
    says: /no picture – save/,
  },
  {
    name: 'a file name in NFD',
    file: `docs/${'größe'.normalize('NFD')}.md`,
    content: page('Text.'),
    line: 1,
    rule: 'files/name',
    says: /NFD/,
  },
  {
    name: 'marks of a merge conflict',
    content: page('<<<<<<< HEAD\nText.\n>>>>>>> main'),
    line: bodyLine,
    rule: 'files/conflict',
    says: /merge conflict/,
  },
  {
    name: 'a file that is not UTF-8',
    content: Buffer.concat([Buffer.from(page('Text').trimEnd()), Buffer.from([0x20, 0xe4, 0x2e, 0x0a])]),
    line: bodyLine,
    rule: 'files/encoding',
    says: /UTF-8/,
  },
  {
    name: 'a token in the text',
    content: page(`\`\`\`bash\nexport TOKEN=${token}\n\`\`\``),
    line: 9,
    rule: 'secrets/token',
    says: /revoke it/,
  },
  {
    name: 'a private key',
    content: page(`\`\`\`text\n${privateKey}\`\`\``),
    line: 9,
    rule: 'secrets/token',
    says: /^found private key – revoke it now[^\n]*$/,
  },
  // Lists
  {
    name: 'an author without description',
    file: 'blog/authors.yml',
    content:
      'betrieb:\n  name: Betrieb\n  description: Das Team hält die Dienste am Laufen.\nerika:\n  name: Erika Mustermann\n',
    line: 5,
    rule: 'lists/keys',
    says: /"erika" lacks "description"/,
  },
  {
    name: 'a tag with a wrong key',
    file: 'docs/tags.yml',
    content:
      'neues:\n  label: Neues\n  permalink: /neues\n  descripton: Was sich ändert.\n  description: Was sich ändert.\n',
    line: 4,
    rule: 'lists/keys',
    says: /no key "descripton"/,
  },
  {
    name: 'the key of a tag with an umlaut',
    file: 'blog/tags.yml',
    content:
      'neues:\n  label: Neues\n  permalink: /neues\n  description: Was sich ändert.\nschönes:\n  label: Schönes\n  permalink: /schoenes\n  description: Was schön ist.\n',
    line: 6,
    rule: 'lists/keys',
    says: /"schönes": keys are made of a to z/,
  },
];

const fileOf = ({file}: Mistake, index: number): string => file ?? `docs/fehler-${index}.md`;

describe('mistakes are found, each in its line', () => {
  let findings: readonly Found[] = [];

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
    'stand-ins for tokens and the public half of a key',
    'docs/platzhalter.md',
    page(
      '```bash\nexport TOKEN=ghp_DEIN_TOKEN\n```\n\n```text\nssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHyuZZHJv8CTwHDBFYOVTUbc0hb8UzAJ94UCKpROIZ7U\n```',
    ),
  ],
  [
    'signs that mean themselves',
    'docs/signs.md',
    page(
      'Ein \\*\\*, ein \\`, ein \\[ ] (leer) und `**` stehen hier, eine Fußnote[^1] auch.\n\n1. Eins\n\n    Zwei\n\n[^1]: Sie steht unten.',
    ),
  ],
  [
    'tabs in tabs',
    'docs/reiter.md',
    page(
      '<Tabs>\n<TabItem value="a" label="A">\n\n<Tabs>\n<TabItem value="b" label="C">\n\nText.\n\n</TabItem>\n</Tabs>\n\n</TabItem>\n<TabItem value="b" label="B">\n\nText.\n\n</TabItem>\n</Tabs>',
    ),
  ],
  ['conditions', 'docs/bedingt.md', page('<If service="cloud">Text.</If>\n\n<If fact="links.programm">Mehr.</If>')],
  ['a bar in a sentence', 'docs/strich.md', page('Die Taste | steht\nneben dem Y, und `a | b` ist Code.')],
  ['a page that consists of a component', 'docs/nur-baustein.md', page('<ServiceCards category="start" />')],
  [
    'a folded description',
    'docs/gefaltet.md',
    `---\ntitle: Gefaltet\ndescription: >-\n  Hier steht ein ganzer Satz,\n  der lang genug für Suchmaschinen und Karten ist.\n---\n\nText.\n`,
  ],
  [
    'CRLF',
    'docs/crlf.md',
    page('## Eins\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n:::note\n\nText.\n\n:::\n\n```bash\nls\n```').replaceAll(
      '\n',
      '\r\n',
    ),
  ],
  ['a byte order mark', 'docs/bom.md', `\uFEFF${page('## Eins\n\nText.')}`],
  ['two authors', 'blog/2024-03-01-zwei.md', post('Text.', 'slug: /zwei\nauthors: [betrieb, erika]\n')],
  ['one author without brackets', 'blog/2024-03-02-einer.md', post('Text.', 'slug: /einer\nauthors: betrieb\n')],
  [
    'lists in YAML form',
    'blog/2024-03-03-liste.md',
    post('Text.', 'slug: /liste\nauthors:\n  - betrieb\ntags:\n  - neues\n'),
  ],
  [
    'a draft of the future',
    'blog/2999-01-01-entwurf.md',
    post('Text.', 'slug: /entwurf\nauthors: [betrieb]\ndraft: true\n'),
  ],
  [
    'a post in a folder of its own',
    'blog/2024-03-04-ordner/index.md',
    post('Text.', 'slug: /ordner\nauthors: [betrieb]\n'),
  ],
  [
    'links in all forms',
    'docs/verweise.md',
    page(
      'Das [Konto](./konto.md#anlegen), die [Cloud](cloud/index.md), das [Impressum](/impressum), der [Anfang](/), die [Suche](/search), [unten](#unten), das [Programm]({{links.programm}}), [so][k], die [Liste](/hilfe/tags/neues), [per Post](mailto:name) und [alles](/hilfe).\n\n[k]: /hilfe/konto\n\n## Unten\n\nText.',
    ),
  ],
  [
    'addresses to copy',
    'docs/adressen.md',
    page(
      'Gib [`{{links.programm}}`]({{links.programm}}) ein, schreibe an [{{contact.support}}](mailto:{{contact.support}}).\n\n| Wofür | Adresse |\n| --- | --- |\n| Programm | [{{links.programm}}]({{links.programm}}) |',
    ),
  ],
  [
    'code that looks like mistakes',
    'docs/code.md',
    page(
      'Schreibe `z.B.`, `"Weiter"`, `<5`, `{name}` und `ist ist`.\n\n```bash\necho "Klicken Sie hier..." # 5 GB  \n```',
    ),
  ],
  [
    'escaped signs',
    'docs/zeichen.md',
    page('Ein \\{ und ein \\<5 sind erlaubt, ebenso <br /> und {/* ein Kommentar */}.'),
  ],
  [
    'the same heading in two sections',
    'docs/zweimal.md',
    page('## Eins\n\n### Prüfen\n\nText.\n\n## Zwei\n\n### Prüfen\n\nText.'),
  ],
  ['a bar inside a cell', 'docs/balken.md', page('| A | B |\n| --- | --- |\n| `a \\| b` | c |')],
  [
    'good German',
    'docs/deutsch.md',
    page(
      'Die Geräte, die die Dateien haben, zeigen z.\u00A0B. „Weiter“ an. Sie sind bereit. Das Feld heißt „Geben Sie Ihre Adresse ein“. Du hast 5\u00A0GB und 30\u00A0Tage. Öffne danach **Ihre Zertifikate**. Ein Klick genügt: Der Druck sinkt. Es geht ’nen Schritt weiter – ohne Eile …\n\n<details>\n<summary>Die Datei muster.json</summary>\n\nSie beschreibt es.\n\n</details>',
    ),
  ],
  [
    'messages of programs, word by word',
    'docs/verweis-auf-meldung.md',
    page('Kommt [Bitte überprüfen Sie Ihre "Eingaben"](./meldungen.md#eingaben), prüfe die Adresse.'),
  ],
  [
    'a passage in another language',
    'docs/englisch.md',
    page('Im Fenster steht <span lang="en">Please enter your "passwrd"...</span>, dann geht es weiter.'),
  ],
  [
    'components with good values',
    'docs/bausteine.md',
    page(
      '<ServiceFacts service="cloud" />\n\n<LifecycleBadge service="cloud" />\n\n<p className="rot" style={{color: \'red\'}}>Der Wert ist {Math.max(1, 2) + 3}.</p>\n\n<ServiceCards category="start" />\n\n<EndpointTable caption="Post" endpoints={[\'mail.imap\', \'mail.submissions\']} />',
    ),
  ],
  [
    'nested boxes and tabs',
    'docs/kaesten.md',
    page(
      '::::note[Ein Titel]\n\n:::tip\n\nText.\n\n:::\n\n::::\n\n<Tabs>\n<TabItem value="a" label="Erstens">\n\n1. Schritt:\n\n   ```bash\n   ls\n   ```\n\n</TabItem>\n</Tabs>',
    ),
  ],
  ['numbers among the words for the search', 'docs/zahlen.md', page('Text.', 'keywords: [550, Fehler 550]\n')],
  ['a part that is no page', 'docs/_teil.md', 'Nur ein Stück "Text".\n'],
];

describe('what is right is left alone', () => {
  let findings: readonly Found[] = [];

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

  it('finds what is large, old, alone or unused; --fix makes it small', async () => {
    const root = copySite();
    write(
      root,
      'docs/foto.png',
      await picture(2400, 600)
        .png()
        .withExif({IFD0: {Artist: 'Erika'}})
        .toBuffer(),
    );
    write(root, 'docs/allein-hell.webp', await picture(20, 20).webp().toBuffer());
    write(root, 'docs/paar-hell.webp', await picture(20, 20).webp().toBuffer());
    write(root, 'docs/paar-dunkel.webp', await picture(20, 20).webp().toBuffer());
    write(root, 'docs/fremd-dark.webp', await picture(20, 20).webp().toBuffer());
    write(root, 'docs/vergessen-hell.webp', await picture(20, 20).webp().toBuffer());
    write(root, 'docs/vergessen-dunkel.webp', await picture(20, 20).webp().toBuffer());
    write(
      root,
      'docs/bilder.md',
      page(
        '![Ein Foto](./foto.png)\n\n![Allein](./allein-hell.webp) ![Paar](./paar-hell.webp) ![Fremd](./fremd-dark.webp)',
      ),
    );
    write(root, 'docs/vergessen.webp', await picture(20, 20).webp().toBuffer());
    const said = (await findingsIn(root, '--all')).map(({file, rule, wrong}) => `${file} ${rule} ${wrong}`);
    expect(said).toEqual([
      expect.stringMatching(/^docs\/allein-hell\.webp pictures\/modes/),
      expect.stringMatching(/^docs\/foto\.png pictures\/size .*(?:old format|pixels wide|metadata)/),
      expect.stringMatching(/^docs\/foto\.png pictures\/size .*(?:old format|pixels wide|metadata)/),
      expect.stringMatching(/^docs\/foto\.png pictures\/size .*(?:old format|pixels wide|metadata)/),
      expect.stringMatching(/^docs\/fremd-dark\.webp pictures\/modes/),
      expect.stringMatching(/^docs\/vergessen-dunkel\.webp pictures\/unused/),
      expect.stringMatching(/^docs\/vergessen-hell\.webp pictures\/unused/),
      expect.stringMatching(/^docs\/vergessen\.webp pictures\/unused/),
    ]);
    expect((await findingsIn(root, 'docs/vergessen.webp')).map(({rule}) => rule)).toEqual(['pictures/unused']);
    expect((await findingsIn(root, 'docs/bilder.md')).map(({file}) => file)).toContain('docs/foto.png');

    for (const name of ['vergessen', 'vergessen-hell', 'vergessen-dunkel', 'allein-hell', 'fremd-dark']) {
      rmSync(path.join(root, `docs/${name}.webp`));
    }
    write(root, 'docs/bilder.md', page('![Ein Foto](./foto.png) ![Paar](./paar-hell.webp)'));
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

  it('misses the logo, without which no card can be drawn, even where static/ is missing', async () => {
    const root = copySite();
    rmSync(path.join(root, 'static'), {recursive: true});
    const said = (await findingsIn(root, '--all', '--build')).map(({file, rule}) => `${file} ${rule}`);
    expect(said).toEqual(['static/img/logo.svg pictures/logo']);
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
    write(root, 'static/img/vergessen.png', small);
    write(root, 'docs/bilder.md', page('![Ein Foto](/img/foto.png) ![Das Logo](/img/logo.png)'));
    const said = (await findingsIn(root, '--all', '--fix')).map(({file, rule, right}) => `${file} ${rule} ${right}`);
    expect(said).toEqual([
      expect.stringMatching(/^static\/img\/foto\.png pictures\/size .* put it beside the page/),
      expect.stringMatching(/^static\/img\/vergessen\.png pictures\/unused/),
    ]);
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
    expect(await findingsIn(root, 'docs', file)).toEqual([]);
    write(root, file, drawing(kilobytes * 1000 + 1000));
    const said = (await findingsIn(root, 'docs', file)).map(({wrong, right}) => `${wrong} – ${right}`);
    expect(said).toEqual([expect.stringMatching(says)]);
  });

  it('says after --fix what is still wrong with a picture that has another name now', async () => {
    const root = copySite();
    write(
      root,
      'docs/bild-hell.png',
      await sharp({create: {width: 20, height: 20, channels: 3, background: 'red'}})
        .png()
        .toBuffer(),
    );
    write(root, 'docs/bilder.md', page('![Ein Bild](./bild-hell.png)'));
    const {output} = await checkSite(['docs', '--fix'], root, loadContent);
    expect(output).toMatch(/^docs\/bild-hell\.webp:1:1 .* \(pictures\/modes\)$/m);
  });
});

describe('facts, redirects and lists', () => {
  const change = (root: string, file: string, from: string, to: string): void => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text).toContain(from);
    write(root, file, text.replace(from, to));
  };

  it('names wrong facts, icons, pages, redirects and synonyms where they are written', async () => {
    const root = copySite();
    change(root, 'facts/services.ts', "docs: '/hilfe/cloud'", "docs: '/hilfe/clout'");
    change(root, 'facts/services.ts', "icon: 'cloud'", "icon: 'clouud'");
    change(root, 'facts/links.ts', '\n};', "\n  niemand: 'https://niemand.example/',\n};");
    change(
      root,
      'redirects.ts',
      '}, ...moved];',
      "}, {from: '/alt', to: '/hilfe/weg'}, {from: '/hilfe/konto', to: '/impressum'}, ...moved];",
    );
    change(root, 'hosting.config.ts', 'cloud, speicher', 'cloud, konto');
    change(root, 'docs/tags.yml', 'label:', 'lable:');
    const all = await findingsIn(root, '--all');
    const said = all.map(({file, line, rule, right}) => [file, line, rule, right]);
    expect(said).toContainEqual(['facts/services.ts', 19, 'services/page', 'did you mean /hilfe/cloud?']);
    expect(said).toContainEqual(['facts/services.ts', 20, 'services/icon', 'did you mean cloud?']);
    expect(said).toContainEqual(['facts/links.ts', 3, 'facts/unused', 'delete it']);
    expect(said).toContainEqual(['redirects.ts', 3, 'redirects/target', expect.stringContaining('did you mean')]);
    expect(said).toContainEqual(['redirects.ts', 3, 'redirects/target', 'remove one of them']);
    expect(said).toContainEqual(['hosting.config.ts', 26, 'search/synonyms', 'join the groups, or keep it in one']);
    expect(all.some(({rule}) => rule === 'lists/keys')).toBe(true);
    for (const file of new Set(all.map((finding) => finding.file))) {
      expect(await findingsIn(root, file)).toEqual(all.filter((finding) => finding.file === file));
    }
  });

  it('knows services that are not offered, and names what still needs them', async () => {
    const root = copySite();
    write(
      root,
      'facts/index.ts',
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
    ];
    write(root, 'docs/fehler.md', page(about.join('\n')));
    expect(await findingsIn(root, '--all', '--build')).toEqual([
      expect.objectContaining({
        file: 'docs/fehler.md',
        line: bodyLine + 5,
        rule: 'services/not-offered',
        wrong: expect.stringContaining('„Nimm die [Ablage](./cloud/index.md).“') as string,
      }),
    ]);
  });

  it('names a wrong category with its place, once', async () => {
    const root = copySite();
    change(
      root,
      'facts/services.ts',
      "title: 'Cloud',\n    category: 'start'",
      "title: 'Cloud',\n    category: 'strat'",
    );
    const wrong = (await findingsIn(root, '--all')).filter(({file}) => file.startsWith('facts/'));
    expect(wrong).toEqual([
      expect.objectContaining({
        file: 'facts/services.ts',
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

  it('names a missing comma with its place instead of a stack', () => {
    const root = copySite();
    change(root, 'facts/services.ts', "category: 'start',", "category: 'start'");
    const {status, output, errors} = hosting(root, '--all');
    expect(status).toBe(1);
    expect(output).toMatch(
      /^facts\/services\.ts:6:\d+ Expected "\}" but found "summary" – .* \(site\/typescript\)\n1 error/,
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
    expect((await checkSite([], root, loadContent)).output).toMatch(/^No mistakes in 0 files/);
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
    [['--format', 'xml'], /no format "xml"; valid: text, pretty, json, github/],
  ])('explains itself when it is called with %s', async (args, message) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect(await main(['check', ...args], () => import('.'))).toBe(2);
    const text = said.mock.calls.join('\n');
    said.mockRestore();
    expect(text).toMatch(message);
    expect(text).toContain('Usage: hosting');
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

it('knows the components that Markdown can use', () => {
  expect(Object.keys(components)).toEqual(expect.arrayContaining(['ServiceFacts', 'TabItem', 'SignInOverview']));
});

/** Rules whose mistakes need more than a page, and the words by which their tests are found. */
const testedBelow = [
  ...['pictures/size', 'pictures/modes', 'pictures/unused', 'pictures/logo', 'services/page', 'services/icon'],
  ...['services/not-offered', 'facts/schema', 'facts/unused', 'redirects/target', 'search/synonyms'],
  // In siteFiles.test.ts.
  ...['search/questions', 'site/address'],
  // In markdown/mentions.test.ts, and in report.test.ts with a server.
  ...['services/mention', 'links/external'],
];

it('has a mistake for every rule', async () => {
  const tested = new Set([...mistakes.map(({rule}) => rule), ...testedBelow]);
  const single = ruleNames(await loadContent(copySite())).filter((name) => name.includes('/'));
  const lint = Object.keys(sayings).map((name) => `markdown/${name}`);
  expect([...single, ...lint].filter((name) => !tested.has(name))).toEqual([]);
});
