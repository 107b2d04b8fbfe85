import path from 'node:path';
import {nearestName} from 'docusaurus-content-check/text';
import {didYouMean, type Rule} from 'docusaurus-content-check/rules';
import type {Message} from 'docusaurus-content-check/diagnostic';
import {questionColumns, questionLines, questionsFile, type QuestionLine} from '../../cli/questions';
import {configFile} from '../../site/hostingSite';
import type {HostingContent} from '../content';
import {pageQuestionRule} from './pageQuestions';

const synonymRule: Rule<HostingContent> = {
  name: 'search/synonyms',
  level: 'error',
  speaksOf: (file, {site}) => file === site.check?.synonyms?.file,
  site(model) {
    const {synonyms} = model.site.check ?? {};
    if (!synonyms) return [];
    const {file} = synonyms;
    // Undefined when the file exports it by another name: its TypeScript is run, not checked.
    const groups: unknown = synonyms.groups;
    if (typeof groups !== 'string') {
      const reason = `it exports no text by the name that ${configFile} imports from it`;
      return [{file, at: 0, reason, note: 'give it that name again'}];
    }
    const text = model.text(file);
    const seen = new Map<string, string>();
    let behind = 0;
    const lines = groups.split('\n').map((line) => line.trim());
    return lines.filter(Boolean).flatMap((group): Message[] => {
      const at = Math.max(0, text.indexOf(group, behind));
      behind = at + group.length;
      const words = [...group.matchAll(/(?<=^|,)[^,]*/g)].map(({0: word, index}) => ({
        word: word.trim(),
        at: at + index + word.length - word.trimStart().length,
      }));
      if (words.some(({word}) => word === '')) {
        return [{file, at, reason: `the group „${group}“ has a comma without a word`, note: 'remove the comma'}];
      }
      const lone = {file, at, reason: `the group „${group}“ has one word`, note: 'add the words that mean the same'};
      const repeated = words.flatMap(({word, at: place}): Message[] => {
        // The search knows no capitals.
        const key = word.toLocaleLowerCase('de');
        const earlier = seen.get(key);
        seen.set(key, group);
        if (earlier === undefined) return [];
        return [
          earlier === group
            ? {file, at: place, reason: `„${word}“ stands in its group twice`, note: 'remove one'}
            : {file, at: place, reason: `„${word}“ stands in two groups`, note: 'join the groups, or keep it in one'},
        ];
      });
      return words.length === 1 ? [lone, ...repeated] : repeated;
    });
  },
};

/** Cells that are missing, too many or empty. */
function brokenCells({cells, at}: QuestionLine): Message[] {
  const note = `write ${questionColumns.join(', ')}, with one tab between`;
  if (cells.length !== questionColumns.length) {
    return [{at, reason: `${cells.length} cells between tabs instead of ${questionColumns.length}`, note}];
  }
  const empty = cells.findIndex(({text}) => text.trim() === '');
  return empty < 0 ? [] : [{at: cells[empty]!.at, reason: `the cell „${questionColumns[empty]}“ is empty`, note}];
}

/** Pages of an answer that do not exist: they are named by the last part of their addresses. */
function unknownPages({cells}: QuestionLine, known: ReadonlySet<string>): Message[] {
  const pages = cells.at(-1)!;
  let behind = pages.at;
  return pages.text.split(',').flatMap((page): Message[] => {
    const at = behind;
    behind += page.length + 1;
    if (known.has(page)) return [];
    if (known.has(page.trim())) {
      const fix = {start: at, end: at + page.length, text: page.trim()};
      return [{at, reason: `a space beside the comma before or behind „${page.trim()}“`, note: 'remove it', fix}];
    }
    const name = page.replace(/#.*$/, '').replace(/^.*\//, '').trim();
    const note = known.has(name)
      ? `write ${name}: an answer is a whole page, by the last part of its address`
      : didYouMean(nearestName(name, known), 'write the last part of its address');
    return [{at, reason: `no page’s address ends with „${page}“`, note}];
  });
}

/** Last parts of the addresses of all pages, also of those that go with a service that is not offered. */
const lastPartsOf = ({pages, namesNotOffered}: HostingContent): ReadonlySet<string> =>
  new Set([...pages.map(({route}) => path.posix.basename(route)), ...namesNotOffered]);

const questionRule: Rule<HostingContent> = {
  name: 'search/questions',
  level: 'error',
  speaksOf: (file, model) => file === model.fileNamed(questionsFile),
  site(model) {
    const file = model.fileNamed(questionsFile);
    if (file === undefined) return [];
    const [head, ...lines] = questionLines(model.text(file));
    const known = lastPartsOf(model);
    const headless: Message[] = /^\d/.test(head?.cells[0]?.text ?? '')
      ? [{at: head!.at, reason: 'a question in place of the headings', note: 'begin the file with a line of headings'}]
      : [];
    const found = lines.flatMap((line) => {
      const broken = brokenCells(line);
      return broken.length > 0 ? broken : unknownPages(line, known);
    });
    return [...headless, ...found].map((each): Message => ({file, ...each}));
  },
};

export const searchRules: readonly Rule<HostingContent>[] = [synonymRule, questionRule, pageQuestionRule];
