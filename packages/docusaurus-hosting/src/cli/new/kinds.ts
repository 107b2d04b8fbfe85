import path from 'node:path';
import {nearestName} from 'docusaurus-content-check/text';
import {descriptionLength, maxTitleLength} from 'docusaurus-content-check/schemas';
import type {HostingContent} from '../../check/content';
import {factsFolder} from '../../facts/places';
import {freePosition, frontMatter, insertBeforeEnd, paragraph} from './text';
import {nameSchema} from '../../facts/schema';
import {literal} from '../../text/plain';
import {slugOf} from '../../text/slug';

/** Something that an author is asked for. */
export interface Question {
  /** Name of the option: `--title`. */
  readonly name: string;
  readonly message: string;
  readonly placeholder?: string;
  readonly optional?: true;
  /** Values to choose from; several, separated by commas, where `many`. */
  readonly choices?: (model: HostingContent) => readonly string[];
  readonly many?: true;
  /** What is wrong with an answer, or nothing. */
  readonly validate?: (answer: string) => string | undefined;
}

/** What is written: whole new files, and new contents of files that are there. */
export interface Plan {
  readonly create: Readonly<Record<string, string>>;
  readonly change?: Readonly<Record<string, string>>;
  /** What the author does next, one order a line. */
  readonly next: readonly string[];
}

export type Answers = Readonly<Record<string, string>>;

export interface Kind {
  readonly about: string;
  readonly questions: readonly Question[];
  readonly plan: (answers: Answers, model: HostingContent) => Plan;
}

const list = (answer = ''): string[] =>
  answer
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const title: Question = {
  name: 'title',
  message: 'Title',
  placeholder: 'Kalender teilen',
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
const address = (answer: string): string | undefined =>
  answer === '/' || /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}._~-]+)+\/?$/u.test(answer)
    ? undefined
    : 'is /like/this, of letters, digits, hyphens and full stops';

const blogOf = ({site}: HostingContent): string => site.areas.find(({kind}) => kind === 'blog')?.folder ?? 'blog';
const docsFolders = ({site}: HostingContent): string[] =>
  site.areas.filter(({kind}) => kind === 'docs').map(({folder}) => folder);

const post: Kind = {
  about: 'a blog post',
  questions: [
    title,
    description,
    {
      name: 'authors',
      message: 'Authors',
      many: true,
      choices: (model) => model.yamlNames(`${blogOf(model)}/authors.yml`).map(({name}) => name),
    },
    {
      name: 'tags',
      message: 'Tags',
      many: true,
      optional: true,
      choices: (model) => model.yamlNames(`${blogOf(model)}/tags.yml`).map(({name}) => name),
    },
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
    return {create: {[file]: text}, next: [`Write ${file} where it says …`, 'Look at it with npm start']};
  },
};

function pageText(answers: Answers, position: number, service?: string): string {
  const {title: name, description: summary = ''} = answers;
  const head = {
    title: name,
    description: summary,
    ...(service !== undefined && {service}),
    sidebar_position: position,
    keywords: [name],
  };
  return `${frontMatter(head)}
${paragraph(summary)}${service === undefined ? '' : '\n<ServiceFacts />\n'}
## So geht es

1. …
`;
}

const folder: Question = {
  name: 'folder',
  message: 'Folder',
  choices: (model) => {
    const folders = model.pages.map(({file}) => path.posix.dirname(file));
    return [...new Set(folders)].filter((each) => docsFolders(model).some((docs) => each.startsWith(docs))).sort();
  },
};

const page: Kind = {
  about: 'a page of the documentation',
  questions: [folder, title, description],
  plan(answers, model) {
    const file = `${answers.folder ?? ''}/${slugOf(answers.title ?? '')}.md`;
    return {
      create: {[file]: pageText(answers, freePosition(answers.folder ?? '', model))},
      next: [`Write ${file} where it says …`, 'Link to it from where readers need it', 'Look at it with npm start'],
    };
  },
};

const service: Kind = {
  about: 'a service with its page',
  questions: [
    {
      name: 'id',
      message: 'Id of the service',
      placeholder: 'kalender',
      validate: (answer) => (/^[a-z0-9-]+$/.test(answer) ? undefined : 'is lower case, digits and hyphens'),
    },
    folder,
    {
      ...title,
      validate: (answer) => title.validate?.(answer) ?? nameSchema.safeParse(answer).error?.issues[0]?.message,
    },
    description,
    {name: 'category', message: 'Category', choices: ({provider}) => Object.keys(provider.categories)},
  ],
  plan(answers, model) {
    const id = answers.id ?? '';
    const factsFile = `${factsFolder}/services.ts`;
    const text = model.text(factsFile);
    if (id in model.provider.services) throw new Error(`There is a service "${id}" already.`);
    const name = slugOf(answers.title ?? '');
    const file = `${answers.folder ?? ''}/${name}.md`;
    const area = model.areaOf(file);
    const route = path.posix.join(
      area?.basePath ?? '/',
      file.slice((area?.folder.length ?? 0) + 1).replace(/\.md$/, ''),
    );
    const entry = `  '${id}': {
    title: ${literal(answers.title ?? '')},
    category: ${literal(answers.category ?? '')},
    summary: ${literal(answers.description ?? '')},
    docs: ${literal(route)},
    icon: 'folder',
    signIn: 'sso',
    audience: 'alle mit einem Konto',
    cost: 'kostenlos',
    limits: {},
    lifecycle: {phase: 'planned'},
  },
`;
    return {
      create: {[file]: pageText(answers, freePosition(answers.folder ?? '', model), id)},
      change: {[factsFile]: insertBeforeEnd(text, 'services', entry, factsFile)},
      next: [
        `Complete the facts of "${id}" in ${factsFile}: sign-in, audience, limits, life cycle`,
        `Write ${file} where it says …`,
      ],
    };
  },
};

const redirect: Kind = {
  about: 'an old address that leads to a page',
  questions: [
    {name: 'from', message: 'Old address', placeholder: '/alt', validate: address},
    {name: 'to', message: 'Page', validate: address},
  ],
  plan({from = '', to = ''}, model) {
    if (!model.routes.has(to))
      throw new Error(`There is no page ${to}; did you mean ${nearestName(to, model.routes) ?? ''}?`);
    if (model.routes.has(from)) throw new Error(`${from} is a page or redirected already.`);
    const file = model.fileNamed('redirects.ts') ?? 'src/site/redirects.ts';
    const line = `  {from: ${literal(from.normalize('NFC'))}, to: ${literal(to)}},\n`;
    return {
      create: {},
      change: {[file]: insertBeforeEnd(model.text(file), 'moved', line, file)},
      next: ['Redirects work in builds: npm run serve'],
    };
  },
};

const fact: Kind = {
  about: 'an external link or a single value',
  questions: [
    {
      name: 'name',
      message: 'Name',
      placeholder: 'downloadPage',
      validate: (answer) =>
        /^[a-z][A-Za-z0-9]*$/.test(answer) ? undefined : 'begins with a small letter and has no signs',
    },
    {name: 'value', message: 'Value: an https:// address, a number or a text'},
  ],
  plan({name = '', value = ''}, model) {
    const group = value.startsWith('https://') ? 'links' : 'values';
    if (model.facts.has(`${group}.${name}`)) throw new Error(`There is a fact ${group}.${name} already.`);
    const file = `${factsFolder}/links.ts`;
    const written = /^(?:0|[1-9]\d{0,14})$/.test(value) ? value : literal(value);
    return {
      create: {},
      change: {[file]: insertBeforeEnd(model.text(file), group, `  ${name}: ${written},\n`, file)},
      next: [`Name it where it is needed: {{${group}.${name}}}; a fact that nothing names is an error`],
    };
  },
};

export const kinds: Readonly<Record<string, Kind>> = {post, page, service, redirect, fact};
