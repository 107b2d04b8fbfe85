import {spawnSync} from 'node:child_process';
import * as prompts from '@clack/prompts';
import {sentenceAt, VariableMask} from 'docusaurus-content-check/reader';
import {visible} from 'docusaurus-content-check/text';
import type {FactTexts} from '../facts/facts';
import type {FactState} from '../facts/states';
import type {Shown} from '../markdown/shown';

/** Facts that are asked for together: what they mean, and where they stand. */
export interface Question {
  readonly title: string;
  readonly facts: readonly FactState[];
}

/** What the schema says of facts that somebody or something has to keep. */
const promise = /\b(?:promise|must|somebody|something)\b/;
/** A time or a size. */
const amount = /^\d+ \p{L}/u;

function titleOf({name, value, reason, means, file}: FactState): string {
  if (reason === 'made from the domain' && !name.startsWith('links.')) return 'Addresses made from your domain';
  if (name.startsWith(`${file}: `)) return `Claims of pages: ${name.slice(file.length + 2)}`;
  if (promise.test(means ?? '')) return means!;
  if (amount.test(value) && !name.startsWith('services.')) return 'Times and sizes that pages promise';
  if (name.includes('.lifecycle.')) return 'Life cycles of the services';
  return (name.startsWith('services.') && means) || `Facts of "${name.split('.')[0]}"`;
}

/** Facts by what they have in common, in their order. */
function grouped(facts: readonly FactState[], keyOf: (fact: FactState) => string): [string, FactState[]][] {
  const groups = new Map<string, FactState[]>();
  for (const fact of facts) groups.set(keyOf(fact), [...(groups.get(keyOf(fact)) ?? []), fact]);
  return [...groups];
}

/** Unconfirmed facts as questions, promises first. What can only be replaced is not asked for. */
export function questionsOf(states: readonly FactState[]): Question[] {
  const open = states.filter(({state, replace}) => state === 'unconfirmed' && !replace);
  const questions = grouped(open, titleOf).map(([title, facts]) => ({title, facts}));
  return questions.sort((a, b) => Number(promise.test(b.title)) - Number(promise.test(a.title)));
}

/** A sentence of a page as visitors read it: without tags, marks and the targets of links. */
const plain = (sentence: string): string =>
  sentence
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '');

/** A question as it is read: each text once, with the facts that say so, and of each the sentence of a page that shows it. */
export function textOf({facts}: Question, shown: (fact: string) => Shown | undefined, values: FactTexts): string {
  const mask = new VariableMask(values);
  const sentence = ({name}: FactState): string => {
    const page = shown(name);
    return page ? `\n    ${page.route}: "${visible(mask.fill(plain(mask.hide(sentenceAt(page.text, page.at)))))}"` : '';
  };
  const said = (same: readonly FactState[]): string[] =>
    grouped(same, sentence).map(([words, which]) => `\n    ${which.map(({name}) => visible(name)).join(', ')}${words}`);
  return grouped(facts, ({value}) => value)
    .map(([value, same]) => `${visible(value)}${said(same).join('')}`)
    .join('\n');
}

/** Says where the facts of a question are, and opens the editor at the first. */
function edit(facts: readonly FactState[]): void {
  const [{file, line}] = facts as [FactState];
  const {EDITOR: editor} = process.env;
  prompts.log.info([...new Set(facts.map((fact) => visible(`${fact.file}:${fact.line}`)))].join('\n'));
  if (!editor || spawnSync(editor, [`+${line}`, file], {stdio: 'inherit'}).error)
    prompts.log.warn('EDITOR is not set, or cannot be started: open them yourself.');
}

/**
 * Goes through the facts that nobody has confirmed. What is answered is kept at once: asked again, it goes on with the rest.
 *
 * @param confirm - notes facts as read and found right
 */
export async function review(
  states: readonly FactState[],
  shown: (fact: string) => Shown | undefined,
  values: FactTexts,
  confirm: (names: readonly string[]) => void,
): Promise<void> {
  const questions = questionsOf(states);
  let open = questions.length;
  for (const [index, question] of questions.entries()) {
    prompts.note(textOf(question, shown, values), `${index + 1} of ${questions.length}: ${visible(question.title)}`);
    const answer = await prompts.selectKey({
      message: 'Is that so?',
      options: [
        {value: 'y', label: 'yes, all of it'},
        {value: 'e', label: 'edit: opens the file; what you change needs no confirmation'},
        {value: 's', label: 'skip'},
      ],
    });
    if (prompts.isCancel(answer)) break;
    if (answer === 'y') {
      confirm(question.facts.map(({name}) => name));
      open -= 1;
    }
    if (answer === 'e') edit(question.facts);
  }
  prompts.outro(open === 0 ? 'All is confirmed that can be.' : `${open} left. The same command goes on with them.`);
}
