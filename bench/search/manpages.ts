/**
 * Makes a folder of Markdown of the German manual pages, for the costs on many different pages:
 * `npx tsx bench/search/manpages.ts /usr/share/man/de DIR [1000]`. On Debian the packages manpages-de and mandoc bring what it needs.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

const [, , source, target, most = '1000'] = process.argv;
if (!source || !target) throw new Error('Name the folder of manual pages and the folder to write.');

const pages = readdirSync(source, {recursive: true, encoding: 'utf8'})
  .filter((file) => /^man\d\/.*\.gz$/.test(file))
  .sort()
  .map((file) => ({
    name: path.basename(file, '.gz'),
    section: path.dirname(file),
    text: gunzipSync(readFileSync(path.join(source, file))),
  }))
  // A page that only names another one has no text of its own.
  .filter(({text}) => !text.subarray(0, 200).toString('latin1').startsWith('.so '))
  .slice(0, Number(most));

/** Headings stand at the beginning of a line, texts further in; first and last line are running titles. */
function toMarkdown(name: string, text: Buffer): string {
  const options = ['-T', 'utf8', '-K', 'utf-8', '-O', 'width=500'];
  const output = execFileSync('mandoc', options, {input: text, maxBuffer: 64e6}).toString('utf8');
  // An address with names in the place of its parts is none, and no link.
  const lines = output
    .replaceAll(/.\x08/gu, '')
    .replaceAll(/:\/\/|www\./g, ' ')
    .trim()
    .split('\n')
    .slice(1, -1);
  const body = lines.map((line) => (/^\S/.test(line) ? `## ${line}` : line.trim()));
  return `# ${name}\n${body.join('\n')}\n`;
}

for (const {name, section, text} of pages) {
  mkdirSync(path.join(target, section), {recursive: true});
  writeFileSync(path.join(target, section, `${name}.md`), toMarkdown(name, text));
}
console.log(`${pages.length} pages in ${target}`);
