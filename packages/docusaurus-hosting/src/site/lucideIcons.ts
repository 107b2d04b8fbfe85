import {readdirSync} from 'node:fs';
import path from 'node:path';
import {nearestName} from 'docusaurus-content-check/text';
import type {Facts} from '../facts/schema';

/** Where each icon is a file of its own. */
const folder = path.dirname(require.resolve('lucide-react/icons/mail'));

/**
 * Writes a module with the icons that a site's facts and tasks name, so that a site's build has these and no others.
 *
 * @returns JavaScript that exports `icons`, the components by name
 * @throws Error for a name that no icon has
 */
export function iconModule(
  {services, categories}: Pick<Facts, 'services' | 'categories'>,
  others: readonly {readonly icon: string}[] = [],
): string {
  const named = [...Object.values(services), ...Object.values(categories), ...others].map(({icon}) => icon);
  const names = [...new Set(named)].sort();
  const known = new Set(readdirSync(folder).flatMap((file) => /^(.+)\.mjs$/.exec(file)?.[1] ?? []));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Error(`There is no icon "${unknown}"; did you mean "${nearestName(unknown, known)}"? All: lucide.dev`);
  }
  const imports = names.map((name, index) => {
    const file = path.join(folder, `${name}.mjs`).split(path.sep).join('/');
    return `import icon${index} from ${JSON.stringify(file)};`;
  });
  const entries = names.map((name, index) => `  ${JSON.stringify(name)}: icon${index},`);
  return [...imports, 'export const icons = {', ...entries, '};', ''].join('\n');
}
