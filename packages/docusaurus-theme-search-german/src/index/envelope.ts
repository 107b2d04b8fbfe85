import {indexFormat} from './model';

/** A file of the index is not what the build wrote, or was written by another version of this package. */
export class DamagedFileError extends Error {}

/** FNV-1a over UTF-16 units: no single change of a text goes unseen. Browsers offer digests on HTTPS alone. */
function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/** A file of the index: `[format,checksum,content]`, which is JSON. */
export function seal(content: unknown): string {
  const text = JSON.stringify(content);
  return `[${indexFormat},${checksum(text)},${text}]`;
}

/** @returns the content of a file @throws DamagedFileError for anything that {@link seal} did not write */
export function unseal(file: string): unknown {
  const [, format, sum, text = ''] = /^\[(\d+),(\d+),(.*)\]$/s.exec(file) ?? [];
  if (Number(format) !== indexFormat || Number(sum) !== checksum(text)) {
    throw new DamagedFileError('A file of the search index is damaged, or of another format.');
  }
  return JSON.parse(text);
}
