import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from 'docusaurus-content-check/text';
import type {Area} from '../site/areas';
import {baselineHash, exampleNotice, type Baseline, type Claim} from '../facts/states';
import type {ContentTags} from '../site/site';
import type {ContentFile} from './contentFiles';

/** That steps were tested, with the value as it is written. */
function testedClaim({file, document: {frontMatter, text}}: ContentFile): Claim[] {
  if (!('tested' in frontMatter.data)) return [];
  const [start] = frontMatter.rangeOf(['tested'], 'key');
  const [, end] = frontMatter.rangeOf(['tested'], 'value');
  const lines = text.slice(start, end).trim().split('\n');
  const value = lines.map((each) => each.trim()).join(' ');
  return [{name: `${file}: tested`, value, file, line: text.slice(0, start).split('\n').length}];
}

/** The first line of a page in which a text stands. */
function claimOnce(name: string, {file, document}: ContentFile, pattern: RegExp): Claim[] {
  const lines = document.text.split('\n');
  const line = lines.findIndex((each) => pattern.test(each)) + 1;
  return line > 0 ? [{name: `${file}: ${name}`, value: lines[line - 1]!.trim(), file, line}] : [];
}

/** What pages claim that is true of their author only: that steps were tested, that something is unfinished or an example. */
export function claimsIn(files: readonly ContentFile[], {unfinished}: ContentTags): Claim[] {
  const words = new RegExp(`(?<!\\p{L})(?:${unfinished.map(escapeRegExp).join('|')})(?!\\p{L})`, 'u');
  return files.flatMap((file) => [
    ...(file.document.mayHave('tested') ? testedClaim(file) : []),
    ...claimOnce('example', file, exampleNotice),
    ...(unfinished.length > 0 ? claimOnce('unfinished', file, words) : []),
  ]);
}

const picture = /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/;

/** Pictures of a site: file from its root, and hash of what it shows. */
export function picturesOf(areas: readonly Area[], root: string): ReadonlyMap<string, string> {
  const folders = [...areas.map(({folder}) => folder), 'static'].filter((folder) =>
    existsSync(path.join(root, folder)),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => picture.test(file))
      .map((file) => path.join(folder, file)),
  );
  return new Map(files.sort().map((file) => [file, baselineHash(readFileSync(path.join(root, file)))]));
}

/** Pictures that still are those which the site began with: they show another provider's addresses and sign. */
export const foreignPictures = (areas: readonly Area[], root: string, baseline: Baseline | undefined): Claim[] =>
  [...picturesOf(areas, root)]
    .filter(([, hash]) => baseline?.files.includes(hash))
    .map(([file, hash]) => ({name: `${file}: picture`, value: hash, file, line: 1}));
