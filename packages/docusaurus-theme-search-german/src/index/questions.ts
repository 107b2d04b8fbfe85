import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {flattenRoutes} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import type {MarkdownConfig, RouteConfig} from '@docusaurus/types';
import {parse} from 'yaml';
import {withoutSlash} from './model';

/** What visitors ask, in their own words: about a page as a whole under `''`, about a section under its anchor (`#…`). */
export type Questions = ReadonlyMap<string, readonly string[]>;

/** The file beside a page that says what visitors ask about it: `cloud.md`, `cloud.questions.yaml`. */
const questionsFile = (source: string): string => source.replace(/\.[^.]+$/, '.questions.yaml');

const question = Joi.alternatives(Joi.string(), Joi.number());
const schema = Joi.array<(string | number | Record<string, (string | number)[]>)[]>().items(
  question,
  Joi.object().pattern(Joi.string(), Joi.array().items(question)).length(1),
);

/**
 * @param fillIn - puts values into a question: after parsing, since a value may hold what YAML keeps for itself
 * @throws Error when a file is no list of questions and of `anchor: [questions]`
 */
export function parseQuestions(content: string, fillIn = (text: string): string => text): Questions {
  const entries = Joi.attempt(parse(content), schema);
  const questions = new Map<string, string[]>();
  const add = (anchor: string, asked: string | number): void => {
    const text = fillIn(String(asked));
    // A site may leave one out.
    if (text.trim()) questions.set(anchor, [...(questions.get(anchor) ?? []), text]);
  };
  for (const entry of entries) {
    if (typeof entry !== 'object') add('', entry);
    else for (const [anchor, asked] of Object.entries(entry)) for (const each of asked) add(`#${anchor}`, each);
  }
  return questions;
}

/**
 * Reads the questions of all pages.
 *
 * @param preprocessor - the site's own for Markdown: what it fills in there, it fills in here
 * @returns questions by the decoded routes of their pages, without a slash at the end
 * @throws Error with the file's name when one cannot be read
 */
export function readQuestions(
  routes: RouteConfig[],
  siteDir: string,
  preprocessor: MarkdownConfig['preprocessor'] = ({fileContent}) => fileContent,
): Map<string, Questions> {
  const found = new Map<string, Questions>();
  for (const {path: route, metadata} of flattenRoutes(routes)) {
    const filePath = metadata?.sourceFilePath && questionsFile(path.resolve(siteDir, metadata.sourceFilePath));
    if (!filePath || !existsSync(filePath)) continue;
    try {
      const fillIn = (fileContent: string): string => preprocessor({filePath, fileContent});
      found.set(withoutSlash(decodeURI(route)), parseQuestions(readFileSync(filePath, 'utf8'), fillIn));
    } catch (error) {
      throw new Error(`${path.relative(siteDir, filePath)}: ${(error as Error).message}`, {cause: error});
    }
  }
  return found;
}
