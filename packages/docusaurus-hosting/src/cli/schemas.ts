import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {authorsSchema, frontMatterSchema, tagsSchema} from 'docusaurus-content-check/schemas';
import type {Command} from './command';
import {frontMatter} from '../check/frontMatter';

const usage = `hosting schemas   writes JSON schemas for editors into schemas/: front matter, tags.yml, authors.yml
`;

const pageSchemas = () =>
  Object.fromEntries((['docs', 'blog', 'pages'] as const).map((kind) => [kind, frontMatterSchema(kind, frontMatter)]));

/** Schemas of what authors write, by the name of their file. */
export const jsonSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({...pageSchemas(), tags: tagsSchema, authors: authorsSchema}).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`,
    ]),
  );

/** @returns the exit code */
function writeSchemas(): Promise<number> {
  const folder = path.join(process.cwd(), 'schemas');
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(path.join(folder, name), text);
  console.log(`Wrote ${Object.keys(jsonSchemas()).join(', ')} into schemas/`);
  return Promise.resolve(0);
}

export const commands: Readonly<Record<string, Command>> = {schemas: {run: writeSchemas, usage}};
