import {parseArgs} from 'node:util';
import {cancel, intro, isCancel, multiselect, select, text} from '@clack/prompts';
import {nearestName} from 'docusaurus-content-check/text';
import {UsageError} from 'docusaurus-content-check/command';
import {writeFiles} from 'docusaurus-content-check/reader';
import {check, loadContent} from '../../check';
import type {HostingContent} from '../../check/content';
import {plainText} from '../../text/plain';
import {kinds, list, namesFile, type Kind, type Question} from './kinds';

/** Says what is wrong with an answer. */
function problem(
  {name, choices, optional, many, schema}: Question,
  answer: string,
  model: HostingContent,
): string | undefined {
  if (answer === '') return optional ? undefined : `--${name} is missing`;
  const known = choices?.(model);
  const unknown = known && (many ? list(answer) : [answer]).find((each) => !known.includes(each));
  if (known && unknown !== undefined) {
    const where = many ? ` in ${namesFile(name, model)}` : '';
    return `--${name}: there is no "${unknown}"${where}; did you mean ${nearestName(unknown, known) ?? ''}?`;
  }
  // YAML would write a straight quotation mark with a backslash.
  const reason =
    plainText.test(answer) && !answer.includes('"')
      ? schema?.safeParse(answer).error?.issues[0]?.message
      : 'is plain text, without < > { } ` " \\ and characters that cannot be seen; German quotation marks are „…“';
  return reason && `--${name}: ${reason}`;
}

async function ask(question: Question, model: HostingContent): Promise<string> {
  const {message, choices, many, optional} = question;
  const options = choices?.(model).map((value) => ({value, label: value}));
  const answer = options
    ? many
      ? await multiselect({message, options, required: !optional})
      : await select({message, options})
    : await text({message, validate: (value) => problem(question, value ?? '', model)});
  if (isCancel(answer)) {
    cancel('Nothing was written.');
    process.exit(1);
  }
  return Array.isArray(answer) ? answer.join(', ') : answer;
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

/** @returns the exit code */
async function create(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  const root = process.cwd();
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw new UsageError(`There is no kind "${name}"; valid: ${Object.keys(kinds).join(', ')}`);
  const options = Object.fromEntries(kind.questions.map((question) => [question.name, {type: 'string'} as const]));
  const {values} = parseArgs({args: rest, options});
  const model = await loadContent(root);
  if (process.stdin.isTTY) intro(`New: ${kind.about}`);
  const {file, text: content} = kind.plan(await answersFor(kind, values, model), model);
  if (model.exists(file)) throw new UsageError(`${file} is there already; choose another title or folder.`);
  writeFiles(root, {[file]: content});
  console.log(`Wrote ${file}`);
  const status = await check([file]);
  console.log(`Next:\n  Write ${file} where it says …\n  Look at it with npm start\n  npm run check`);
  return status;
}

export {create as new};
