import type {SiteModel} from './siteModel';
import {escapeRegExp} from '../../text/escapeRegExp';

/** Where facts are written, if the site says nothing else. */
export const defaultFactsFolder = 'src/provider';

/** Folder of the facts, from the site's root. */
export const factsFolderOf = ({site}: SiteModel): string => site.check?.factsFolder ?? defaultFactsFolder;

/** Whether a file holds facts. */
export const isFacts = (file: string, model: SiteModel): boolean => file.startsWith(`${factsFolderOf(model)}/`);

/** The place where a fact such as `services.vpn.category` is written. */
export function placeOfKeys(keys: readonly string[], model: SiteModel): {file: string; at: number} {
  const folder = factsFolderOf(model);
  const files = model.files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.ts'));
  return placeIn(keys, new Map(files.map((file) => [file, model.text(file) ?? ''])), folder);
}

/** Looks for a chain of keys in files, and takes the file that has most of them. */
export function placeIn(
  keys: readonly string[],
  files: ReadonlyMap<string, string>,
  otherwise: string,
): {file: string; at: number} {
  let best = {file: otherwise, at: 0, depth: 0};
  for (const [file, text] of files) {
    let at = 0;
    let depth = 0;
    for (const key of keys) {
      const rest = text.slice(at);
      const found = new RegExp(`(?<![\\w.])(['"]?)${escapeRegExp(key)}\\1\\s*[:=,]`).exec(rest);
      if (!found) continue;
      at += found.index;
      depth += 1;
    }
    if (depth > best.depth) best = {file, at, depth};
  }
  return best;
}
