import * as z from 'zod';
import {authorsSchema, frontMatterSchema, tagsSchema} from 'docusaurus-content-check/schemas';
import {writeFiles} from 'docusaurus-content-check/reader';
import {json} from 'docusaurus-content-check/text';
import {frontMatter} from '../check/frontMatter';

const pageSchemas = () =>
  Object.fromEntries((['docs', 'blog', 'pages'] as const).map((kind) => [kind, frontMatterSchema(kind, frontMatter)]));

/** Schemas of what authors write, by the name of their file. */
export const jsonSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({...pageSchemas(), tags: tagsSchema, authors: authorsSchema}).map(([name, schema]) => [
      `schemas/${name}.schema.json`,
      json(z.toJSONSchema(schema)),
    ]),
  );

/** @returns the exit code */
export function schemas(): number {
  writeFiles(process.cwd(), jsonSchemas());
  console.log(`Wrote ${Object.keys(jsonSchemas()).join(', ')}`);
  return 0;
}
