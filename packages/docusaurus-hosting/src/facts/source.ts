import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from 'docusaurus-content-check/text';

const folder = 'src/provider';

const sources = new Map<string, readonly (readonly [file: string, lines: readonly string[]])[]>();

/** The provider's files, read once for each site. */
function filesOf(root: string) {
  const known = sources.get(root);
  if (known) return known;
  const absolute = path.join(root, folder);
  const names = existsSync(absolute)
    ? readdirSync(absolute)
        .filter((file) => /\.tsx?$/.test(file))
        .sort()
    : [];
  const files = names.map(
    (file) => [`${folder}/${file}`, readFileSync(path.join(absolute, file), 'utf8').split('\n')] as const,
  );
  sources.set(root, files);
  return files;
}

/**
 * Where a fact is written: the line that names it below those that name what it is part of, or the nearest of these.
 *
 * @param root - folder of the site
 * @returns file from there, and line from 1
 */
export function locateFact(name: string, root: string): {readonly file: string; readonly line: number} {
  const [section = '', ...keys] = name.split('.');
  for (const [file, lines] of filesOf(root)) {
    let line = lines.findIndex((text) => new RegExp(`^export const ${escapeRegExp(section)}\\b`).test(text));
    if (line === -1) continue;
    for (const key of keys) {
      const below = lines.findIndex(
        (text, index) => index >= line && new RegExp(`(?:^|[\\s{,])['"]?${escapeRegExp(key)}['"]?\\s*[:,}]`).test(text),
      );
      if (below === -1) break;
      line = below;
    }
    return {file, line: line + 1};
  }
  return {file: `${folder}/index.ts`, line: 1};
}
