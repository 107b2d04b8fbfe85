/** What texts about a site refer to. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

const topFolders = readdirSync('.', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

/** What building, installing and testing leave behind; a fresh clone has none of it. */
const madeByCommands = /^(?:build|node_modules|test-results|\.cache)(?:\/|$)/;

/** Files that a command writes or that an operator adds. */
const later = new Set(['src/facts/confirmed.json', 'src/facts/baseline.json']);

/** npm scripts that a text names. */
export const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm run ([a-z][\w:-]*)|\bnpm (start|test)\b/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );

/** Files and folders of the repository that a text names between backticks or as a link's target. */
export const pathsIn = (text: string, file: string): string[] => {
  const named = [...text.matchAll(/`([\w./@-]+\/[\w./@-]*)`/g)].map(([, name = '']) => name);
  // Links within code are examples, facts become addresses, and those of the site are looked at in schreiben.test.ts.
  const linked = [
    ...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|\/|#|mailto:|\{\{)([^)#\s]+)[^)]*\)/g),
  ].map(([, name = '']) => path.join(path.dirname(file), name));
  const inRepository = named.filter((name) => topFolders.includes(name.split('/')[0] ?? ''));
  return [...inRepository, ...linked].filter(
    (name) => !madeByCommands.test(name) && !later.has(name) && !name.includes('YYYY'),
  );
};
