import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {Area} from 'docusaurus-hosting/site/areas';
import {json} from 'docusaurus-hosting/text/json';
import {frontMatterSchemas} from './frontMatterSchema';
import type {SiteModel} from './siteModel';

/** What Visual Studio Code offers while somebody writes front matter. It is written anew when the names in it change, so git ignores it. */
export const snippetsFile = '.vscode/front-matter.code-snippets';

/** An entry of the file, as Visual Studio Code reads it; `include` from its version 1.109, older ones offer all of them. */
interface Snippet {
  readonly scope: string;
  readonly include: readonly string[];
  readonly prefix: string;
  readonly body: string;
  readonly description: string;
}

/** Which names a key takes, each with what visitors read of it. */
type Names = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** The part of a JSON schema that says how a value is written. */
interface ValueSchema {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly description?: string;
}

const today = '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';
const choice = (names: Iterable<string>): string => `\${1|${[...names].join(',')}|}`;

/** Where a list or an object is written, which no type says. */
const written: Readonly<Record<string, string>> = {
  keywords: '[$1]',
  tags: '[$1]',
  authors: '[$1]',
  tested: `{client: $1, date: ${today}}`,
};

/** What stands behind a key: a choice where there are names to choose from, else a place to write in. */
function valueOf(key: string, {type, format}: ValueSchema, names: Names): string {
  const known = names[key];
  if (known && known.size > 0) return (written[key] ?? '$1').replace('$1', choice(known.keys()));
  if (type === 'boolean') return choice(['true', 'false']);
  return format === 'date' ? today : (written[key] ?? '$1');
}

const labelsOf = (model: SiteModel, file: string, key: string): ReadonlyMap<string, string> =>
  new Map(
    model.yamlNames(file).map(({name, value: {[key]: label}}) => [name, typeof label === 'string' ? label : name]),
  );

function namesFor({folder, kind}: Area, model: SiteModel): Names {
  if (kind === 'pages') return {};
  const tags = labelsOf(model, `${folder}/tags.yml`, 'label');
  if (kind === 'blog') return {tags, authors: labelsOf(model, `${folder}/authors.yml`, 'name')};
  return {tags, service: new Map(Object.entries(model.provider.services).map(([id, {title}]) => [id, title]))};
}

function snippetsFor(area: Area, model: SiteModel): [name: string, snippet: Snippet][] {
  const {folder, kind} = area;
  const {properties, required = []} = z.toJSONSchema(frontMatterSchemas[kind]) as {
    readonly properties: Readonly<Record<string, ValueSchema>>;
    readonly required?: readonly string[];
  };
  const names = namesFor(area, model);
  // Visual Studio Code takes front matter for YAML, and a file without any for Markdown.
  const snippet = (scope: string, prefix: string, body: string, description = ''): Snippet => ({
    scope,
    include: [`**/${folder}/**/*.md`],
    prefix,
    body,
    description,
  });
  const keys = Object.entries(properties).map(([key, schema]): [string, Snippet] => [
    `${folder}: ${key}`,
    snippet('yaml', key, `${key}: ${valueOf(key, schema, names)}`, schema.description),
  ]);
  const values = Object.entries(names).flatMap(([key, known]) =>
    [...known].map(([name, label]): [string, Snippet] => [
      `${folder}: ${key} ${name}`,
      snippet('yaml', name, name, `${key}: ${label}`),
    ]),
  );
  const head = required.map((key, index) => {
    const value = valueOf(key, properties[key] ?? {}, names);
    return `${key}: ${value.replace('$1', `$${index + 1}`).replace('${1|', `\${${index + 1}|`)}`;
  });
  const whole = snippet('markdown', 'kopf', ['---', ...head, '---', '', '$0'].join('\n'), 'Kopf einer neuen Seite');
  return [[`${folder}: kopf`, whole], ...keys, ...values];
}

/** @returns the file's content: keys, tags, authors and services of a site, by the schema that the check goes by */
export const frontMatterSnippets = (model: SiteModel): string =>
  json(Object.fromEntries(model.site.areas.flatMap((area) => snippetsFor(area, model))));

/** Writes the file where somebody uses Visual Studio Code and it holds something else. */
export function writeSnippets(model: SiteModel): void {
  const file = path.join(model.root, snippetsFile);
  if (!existsSync(path.dirname(file))) return;
  const text = frontMatterSnippets(model);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
