import path from 'node:path';
import {stringify} from 'yaml';
import type * as z from 'zod';
import {descriptionLength, required} from 'docusaurus-content-check/schemas';
import type {HostingContent} from '../../check/content';
import {slugOf} from '../../text/slug';

/** Something that an author is asked for. */
export interface Question {
  /** Name of the option: `--title`. */
  readonly name: string;
  readonly message: string;
  readonly optional?: true;
  /** Values to choose from; several, separated by commas, where `many`. */
  readonly choices?: (model: HostingContent) => readonly string[];
  readonly many?: true;
  /** What the check says of such an answer. */
  readonly schema?: z.ZodType<string>;
}

export interface Kind {
  readonly about: string;
  readonly questions: readonly Question[];
  readonly plan: (answers: Readonly<Record<string, string>>, model: HostingContent) => {file: string; text: string};
}

/** An answer's parts, which commas separate. */
export const list = (answer = ''): string[] =>
  answer
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const title: Question = {
  name: 'title',
  message: 'Title',
  schema: required.title.refine(slugOf, 'needs a letter or a digit, which its address is made of'),
};
const description: Question = {
  name: 'description',
  message: `Description, one sentence of ${descriptionLength.min} to ${descriptionLength.max} characters`,
  schema: required.description,
};

/** Front matter. Texts have quotation marks: versions of YAML differ in which bare words are numbers and dates. */
export const frontMatter = (values: object): string =>
  `---\n${stringify(values, {defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0})}---\n`;

const blogOf = ({site}: HostingContent): string => site.areas.find(({kind}) => kind === 'blog')?.folder ?? 'blog';
/** The blog's file with the names for a question. */
export const namesFile = (name: string, model: HostingContent): string => `${blogOf(model)}/${name}.yml`;
const names = (name: string) => (model: HostingContent) => Object.keys(model.yaml(namesFile(name, model)).data);

const post: Kind = {
  about: 'a blog post',
  questions: [
    title,
    description,
    {name: 'authors', message: 'Authors', many: true, choices: names('authors')},
    {name: 'tags', message: 'Tags', many: true, optional: true, choices: names('tags')},
  ],
  plan(answers, model) {
    const {title: name, description: summary, authors, tags} = answers;
    const slug = slugOf(name ?? '');
    const file = `${blogOf(model)}/${model.today}-${slug}.md`;
    const head = {title: name, description: summary, slug: `/${slug}`, authors: list(authors), tags: list(tags)};
    const text = `${frontMatter(head)}
:::info[Kurzfassung]

- **Was:** …
- **Für wen:** …
- **Bis wann:** …
- **Was du tun musst:** …

:::

…

{/* truncate */}

## Einzelheiten

…
`;
    return {file, text};
  },
};

const folder: Question = {
  name: 'folder',
  message: 'Folder',
  choices: ({pages}) => {
    const folders = pages.filter(({area}) => area.kind === 'docs').map(({file}) => path.posix.dirname(file));
    return [...new Set(folders)].sort();
  },
};

/** The next place in the sidebar behind the pages of a folder. */
function freePosition(parent: string, {pages}: HostingContent): number {
  const positions = pages
    // The index page of a folder has its place among the pages beside that folder.
    .filter(({file}) => path.posix.dirname(file.replace(/\/index\.mdx?$/, '')) === parent)
    .map(({document}) => document.frontMatter.data.sidebar_position)
    .filter((position) => typeof position === 'number');
  return Math.floor(Math.max(0, ...positions)) + 1;
}

const page: Kind = {
  about: 'a page of the documentation',
  questions: [folder, title, description],
  plan(answers, model) {
    const {title: name = '', description: summary, folder: place = ''} = answers;
    const head = {title: name, description: summary, sidebar_position: freePosition(place, model), keywords: [name]};
    return {file: `${place}/${slugOf(name)}.md`, text: `${frontMatter(head)}\n…\n\n## So geht es\n\n1. …\n`};
  },
};

export const kinds: Readonly<Record<string, Kind>> = {post, page};
