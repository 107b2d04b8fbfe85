import path from 'node:path';
import {descriptionLength, maxTitleLength} from 'docusaurus-content-check/schemas';
import type {HostingContent} from '../../check/content';
import {freePosition, frontMatter, paragraph} from './text';
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
  /** What is wrong with an answer, or nothing. */
  readonly validate?: (answer: string) => string | undefined;
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
  validate(answer) {
    if (answer.length > maxTitleLength) return `has ${answer.length} characters; ${maxTitleLength} are the most`;
    return slugOf(answer) === '' ? 'needs a letter or a digit, which its address is made of' : undefined;
  },
};
const description: Question = {
  name: 'description',
  message: `Description, one sentence of ${descriptionLength.min} to ${descriptionLength.max} characters`,
  validate(answer) {
    if (answer.length < descriptionLength.min || answer.length > descriptionLength.max) {
      return `has ${answer.length} characters; ${descriptionLength.min} to ${descriptionLength.max} are right`;
    }
    // What begins with other signs may be a list or a box to Markdown.
    return /^[\p{L}\p{N}„]/u.test(answer) ? undefined : 'begins with a letter, a digit or „';
  },
};
const blogOf = ({site}: HostingContent): string => site.areas.find(({kind}) => kind === 'blog')?.folder ?? 'blog';
/** The blog's file with the names for a question. */
export const namesFile = (name: string, model: HostingContent): string => `${blogOf(model)}/${name}.yml`;
const names = (name: string) => (model: HostingContent) =>
  model.yamlNames(namesFile(name, model)).map((each) => each.name);

const post: Kind = {
  about: 'a blog post',
  questions: [
    title,
    description,
    {name: 'authors', message: 'Authors', many: true, choices: names('authors')},
    {name: 'tags', message: 'Tags', many: true, optional: true, choices: names('tags')},
  ],
  plan(answers, model) {
    const slug = slugOf(answers.title ?? '');
    const file = `${blogOf(model)}/${model.today}-${slug}.md`;
    const head = {
      title: answers.title,
      description: answers.description,
      slug: `/${slug}`,
      authors: list(answers.authors),
      tags: list(answers.tags),
    };
    const text = `${frontMatter(head)}
:::info[Kurzfassung]

- **Was:** …
- **Für wen:** …
- **Bis wann:** …
- **Was du tun musst:** …

:::

${paragraph(answers.description ?? '')}
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

const page: Kind = {
  about: 'a page of the documentation',
  questions: [folder, title, description],
  plan(answers, model) {
    const file = `${answers.folder ?? ''}/${slugOf(answers.title ?? '')}.md`;
    const {title: name, description: summary = ''} = answers;
    const position = freePosition(answers.folder ?? '', model);
    const head = {title: name, description: summary, sidebar_position: position, keywords: [name]};
    return {file, text: `${frontMatter(head)}\n${paragraph(summary)}\n## So geht es\n\n1. …\n`};
  },
};

export const kinds: Readonly<Record<string, Kind>> = {post, page};
