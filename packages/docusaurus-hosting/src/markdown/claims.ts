import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from 'docusaurus-content-check/text';
import type {Area} from '../site/areas';
import {baselineHash, exampleNotice, type Baseline, type Claim} from '../facts/states';
import type {ContentTags} from '../site/site';
import type {ContentFile} from './contentFiles';

function claimOnce(name: string, {file, document}: ContentFile, pattern: RegExp): Claim[] {
  const lines = document.text.split('\n');
  const first = lines.findIndex((each) => pattern.test(each));
  if (first < 0) return [];
  // YAML may go on in the lines below a key.
  const goesOn = /:\s*$/.test(lines[first]!);
  const end = goesOn ? lines.findIndex((each, line) => line > first && !/^[ \t]/.test(each)) : first + 1;
  const value = lines.slice(first, end).map((each) => each.trim());
  return [{name: `${file}: ${name}`, value: value.join(' '), file, line: first + 1}];
}

/** What pages claim that is true of their author only: that steps were tested, that something is unfinished or an example. */
export function claimsIn(files: readonly ContentFile[], {unfinished}: ContentTags): Claim[] {
  const words = new RegExp(`(?<!\\p{L})(?:${unfinished.map(escapeRegExp).join('|')})(?!\\p{L})`, 'u');
  return files.flatMap((file) => [
    ...claimOnce('tested', file, /^(["']?)tested\1\s*:/),
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
