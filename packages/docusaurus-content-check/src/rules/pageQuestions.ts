import {isSeq, parseDocument, visit} from 'yaml';
import {message, type Message} from '../diagnostic';
import {anchorsOf} from '../reader/anchors';
import type {Site} from '../reader/site';
import {didYouMean, type Rule} from '../rule';
import {nearestName} from '../text';

/** What visitors ask about a page, in a file beside it (docusaurus-theme-search-german). */
export const questionsBeside = /\.questions\.yaml$/;

const form = 'write a list of questions and of `anchor: [questions]`';

interface Entry {
  readonly text: string;
  readonly at: number;
}

/** What visitors ask, the sections that answer it, and what is wrong with the file by itself. */
function contentsOf(yaml: string) {
  const document = parseDocument(yaml, {prettyErrors: false});
  const wrong = document.errors.map(({pos: [at], message: reason}) => message(at, `no valid YAML: ${reason}`, form));
  const questions: Entry[] = [];
  const anchors: Entry[] = [];
  visit(isSeq(document.contents) ? document.contents : null, {
    Scalar(place, {value, range}) {
      (place === 'key' ? anchors : questions).push({text: String(value), at: range?.[0] ?? 0});
    },
  });
  if (wrong.length === 0 && questions.length === 0) wrong.push(message(0, 'it has no question', form));
  return {questions, anchors, wrong};
}

/** Sections that the page beside a file does not have; a page that the site leaves out has them in its own time. */
function unknownAnchors(file: string, anchors: readonly Entry[], site: Site): Message[] {
  const sources = ['.md', '.mdx'].map((ending) => file.replace(questionsBeside, ending));
  if (!sources.some((source) => site.files.includes(source))) {
    return [message(0, `there is no page ${sources[0]!}`, 'name the file after the page beside it')];
  }
  const page = site.pages.find((each) => sources.includes(each.file));
  if (!page) return [];
  const known = anchorsOf(page.document);
  return anchors
    .filter(({text}) => !known.has(text))
    .map(({text, at}) => {
      const remedy = didYouMean(nearestName(text, known), 'write the anchor of one of its headings');
      return message(at, `${page.file} has no anchor "${text}"`, remedy);
    });
}

/** Questions whose answer would be arbitrary, because two pages or sections claim them, and files that cannot be read. */
export const pageQuestionRule: Rule = {
  name: 'search/page-questions',
  speaksOf: (file) => questionsBeside.test(file),
  *site(site) {
    const asked = new Map<string, string>();
    for (const file of site.files.filter((each) => questionsBeside.test(each))) {
      const {questions, anchors, wrong} = contentsOf(site.text(file));
      for (const {text, at} of questions) {
        const key = text.toLocaleLowerCase('de');
        const earlier = asked.get(key);
        asked.set(key, file);
        if (earlier === undefined) continue;
        wrong.push(message(at, `"${text}" is asked in ${earlier}, too`, 'keep it where it is answered best'));
      }
      yield* [...wrong, ...unknownAnchors(file, anchors, site)].map((each) => ({...each, file}));
    }
  },
};
