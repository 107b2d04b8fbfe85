import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {cancel, intro, isCancel, multiselect, outro, select, text} from '@clack/prompts';
import {nearestName} from 'docusaurus-content-check/text';
import {SiteError} from 'docusaurus-content-check/diagnostic';
import {printed, UsageError} from 'docusaurus-content-check/command';
import type {Command} from '../command';
import {loadContent} from '../../check';
import type {HostingContent} from '../../check/content';
import {hostingCheck} from '../../live-preview/checkProcess';
import {plainText} from '../../text/plain';
import {writeFiles} from '../writeFiles';
import {kinds, type Kind, type Plan, type Question} from './kinds';

const kindLines = Object.entries(kinds).map(
  ([name, {about, questions}]) =>
    `  ${name.padEnd(9)} ${about.padEnd(44)} ${questions.map((each) => `--${each.name}`).join(' ')}`,
);

const usage = `hosting new KIND   writes files that pass the check; asks for what is not given

${kindLines.join('\n')}
`;

/** The author gave up. */
class Cancelled extends Error {}

/** Says what is wrong with an answer. */
function problem(
  {name, choices, optional, many, validate}: Question,
  answer: string,
  model: HostingContent,
): string | undefined {
  if (answer === '') return optional ? undefined : `--${name} is missing`;
  const known = choices?.(model);
  const unknown =
    known && (many ? answer.split(',').map((each) => each.trim()) : [answer]).find((each) => !known.includes(each));
  if (known && unknown !== undefined) {
    return `--${name}: there is no "${unknown}"; did you mean ${nearestName(unknown, known) ?? ''}?`;
  }
  const reason = plainText.test(answer)
    ? validate?.(answer)
    : 'is plain text, without < > { } ` \\ and characters that cannot be seen';
  return reason && `--${name}: ${reason}`;
}

async function ask(question: Question, model: HostingContent): Promise<string> {
  const {message, placeholder, choices, many, optional} = question;
  const options = choices?.(model).map((value) => ({value, label: value}));
  const answer = options
    ? many
      ? await multiselect({message, options, required: !optional})
      : await select({message, options})
    : await text({
        message,
        ...(placeholder && {placeholder}),
        validate: (value) => problem(question, value ?? '', model),
      });
  if (isCancel(answer)) throw new Cancelled();
  return Array.isArray(answer) ? answer.join(', ') : answer;
}

/** The kind that the author chooses, where there is a terminal. */
async function chooseKind(): Promise<string> {
  const message = 'What shall be written?';
  if (!process.stdin.isTTY) throw new UsageError(message);
  const options = Object.entries(kinds).map(([value, {about}]) => ({value, label: about}));
  const answer = await select({message, options});
  if (isCancel(answer)) throw new Cancelled();
  return answer;
}

/** Answers from the options, the rest from the author if there is a terminal. */
async function answersFor(
  {questions}: Kind,
  given: Readonly<Record<string, string | undefined>>,
  model: HostingContent,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const option = given[question.name];
    const asks = option === undefined && process.stdin.isTTY;
    const answer = asks ? await ask(question, model) : (option ?? '');
    const reason = problem(question, answer, model);
    if (reason) throw new UsageError(reason);
    answers[question.name] = answer.normalize('NFC');
  }
  return answers;
}

/** The part of Prettier that is used here. */
interface Prettier {
  readonly resolveConfig: (file: string) => Promise<object | null>;
  readonly format: (text: string, options: object) => Promise<string>;
}

/** Code as the site's own Prettier writes it; as it is where the site has none. */
async function formatted(root: string, file: string, text: string): Promise<string> {
  if (!file.endsWith('.ts')) return text;
  const require = createRequire(path.join(root, file));
  let prettier: Prettier;
  try {
    prettier = require('prettier') as Prettier;
  } catch {
    return text;
  }
  const filepath = path.join(root, file);
  return prettier.format(text, {...(await prettier.resolveConfig(filepath)), filepath});
}

async function write(root: string, {create, change = {}}: Plan, model: HostingContent): Promise<string[]> {
  const taken = Object.keys(create).find((file) => model.exists(file));
  if (taken) throw new UsageError(`${taken} is there already; choose another title or folder.`);
  const files: Record<string, string> = {};
  for (const [file, content] of Object.entries({...create, ...change})) {
    files[file] = await formatted(root, file, content);
  }
  writeFiles(root, files);
  return Object.keys(files);
}

/** @returns the exit code */
async function create(args: readonly string[]): Promise<number> {
  const [given = '', ...rest] = args;
  const root = process.cwd();
  try {
    const name = given === '' ? await chooseKind() : given;
    const kind = kinds[name];
    if (!kind) {
      throw new UsageError(`There is no kind "${name}"; did you mean ${nearestName(name, Object.keys(kinds)) ?? ''}?`);
    }
    const options = Object.fromEntries(kind.questions.map((question) => [question.name, {type: 'string'} as const]));
    const {values} = parseArgs({args: rest, options});
    const model = await loadContent(root);
    if (process.stdin.isTTY) intro(`New: ${kind.about}`);
    const plan = kind.plan(await answersFor(kind, values, model), model);
    const files = await write(root, plan, model);
    console.log(files.map((file) => `Wrote ${file}`).join('\n'));
    // A process of its own: this one goes on with the facts that it has read before.
    const {output} = await hostingCheck(root, files);
    console.log(output.trimEnd());
    const next = ['Next:', ...plan.next.map((line) => `  ${line}`), '  npm run check'].join('\n');
    if (process.stdin.isTTY) outro(next);
    else console.log(next);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) cancel('Nothing was written.');
    else if (error instanceof SiteError) console.log(printed(error));
    else if (error instanceof UsageError || !(error instanceof Error)) throw error;
    else throw new UsageError(error.message);
    return 1;
  }
}

export const commands: Readonly<Record<string, Command>> = {new: {run: create, usage}};
