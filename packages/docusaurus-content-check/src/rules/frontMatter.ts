import type * as z from 'zod';
import {nearestName} from '../text/nearestName';
import type {Message} from '../diagnostic';
import {frontMatterSchema} from '../schemas';
import {didYouMean, type Rule} from '../rule';
import type {Page} from '../reader/page';
import type {Site} from '../reader/site';

type Issue = z.core.$ZodIssue;

const keyOf = (issue: Issue): readonly (string | number)[] => issue.path.filter((part) => typeof part !== 'symbol');

/** What a schema says of front matter, in an author's words. */
function explain(issue: Issue, page: Page, allowed: readonly string[]): Message[] {
  const {frontMatter} = page.document;
  const path = keyOf(issue);
  const name = path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      at: frontMatter.rangeOf([...path, key], path.length === 0 ? 'key' : 'value')[0],
      reason: `front matter has no key "${key}"`,
      note: path.length === 0 ? didYouMean(nearestName(key, allowed), 'remove it') : `remove it from ${name}`,
    }));
  }
  const value: unknown = path.reduce<unknown>(
    (data, key) => (data as Record<string | number, unknown> | undefined)?.[key],
    frontMatter.data,
  );
  if (value === undefined || value === null) {
    return [{at: frontMatter.rangeOf(path, 'value')[0], reason: `front matter lacks "${name}"`, note: advice(name)}];
  }
  const said =
    issue.code === 'custom' || !/^Invalid|^Too/.test(issue.message) ? issue.message : 'has a value of the wrong kind';
  return [{at: frontMatter.rangeOf(path, 'value')[0], reason: `"${name}" ${said}`, note: advice(path[0])}];
}

const examples: Readonly<Record<string, string>> = {
  title: 'title: Was die Seite leistet',
  description: 'description: … with one sentence of 50 to 200 characters',
  slug: 'slug: /kurzer-name',
  authors: 'authors: [betrieb], with keys of authors.yml',
  tags: 'tags: [name, name], with keys of tags.yml',
  keywords: 'keywords: [Wort, Wort]',
  sidebar_position: 'sidebar_position: 3',
  date: 'date: 2026-11-20',
};

const advice = (key: string | number | undefined): string =>
  `write ${examples[String(key)] ?? `another value for ${key}`}`;

/** Says why no front matter is found: there is none, it is not closed, or something stands above it. */
function withoutFrontMatter(text: string): Message {
  const at = text.search(/^---[ \t]*$/m);
  const above = text.slice(0, Math.max(0, at)).replace('\uFEFF', '');
  if (at < 0 || above.trim() !== '') {
    return {at: 0, reason: 'the page has no front matter', note: 'begin it with ---, title: … and description: …, ---'};
  }
  return above === ''
    ? {at, reason: 'the front matter is never closed', note: 'write --- on a line of its own below its last key'}
    : {
        at,
        reason: 'front matter that does not begin in the first line is shown as text',
        note: 'remove what stands above it',
        fix: {start: at - above.length, end: at, text: ''},
      };
}

const schemaRule: Rule = {
  name: 'front-matter/keys',
  level: 'error',
  stopsBuild: true,
  page(page, {options}) {
    const {document, area} = page;
    if (!document.hasFrontMatter) return [withoutFrontMatter(document.text)];
    if (document.frontMatter.errors.length > 0) return document.frontMatter.errors;
    const schema = frontMatterSchema(area.kind, options.frontMatter);
    const {error} = schema.safeParse(document.frontMatter.data);
    return (error?.issues ?? []).flatMap((issue) => explain(issue, page, Object.keys(schema.shape)));
  },
};

/** Values of a key that names others, each with its place: one name, a list in brackets or a YAML list. */
function namesUnder({document}: Page, key: string): {name: string; at: number}[] {
  const value = document.frontMatter.data[key];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((name, index) => {
    const path = Array.isArray(value) ? [key, index] : [key];
    return typeof name === 'string' ? [{name, at: document.frontMatter.rangeOf(path, 'value')[0]}] : [];
  });
}

export function unknownNames(page: Page, key: string, source: string, known: readonly string[], more = ''): Message[] {
  return namesUnder(page, key)
    .filter(({name}) => !known.includes(name))
    .map(({name, at}) => ({
      at,
      reason: `unknown name "${name}" in "${key}"`,
      note: `${didYouMean(nearestName(name, known), 'define it')} ${source} defines them${more}`,
    }));
}

const namesOf = (model: Site, file: string): string[] => model.yamlNames(file).map(({name}) => name);

const tagRule: Rule = {
  name: 'front-matter/tags',
  level: 'error',
  stopsBuild: true,
  page(page, model) {
    if (page.area.kind === 'pages') return [];
    const file = `${page.area.folder}/tags.yml`;
    // Without the file, pages name theirs as they like.
    return !model.exists(file) ? [] : unknownNames(page, 'tags', file, namesOf(model, file));
  },
};

const authorRule: Rule = {
  name: 'front-matter/authors',
  level: 'error',
  stopsBuild: true,
  page(page, model) {
    if (page.area.kind !== 'blog') return [];
    const file = `${page.area.folder}/authors.yml`;
    // Without the file, pages name theirs as they like.
    return !model.exists(file) ? [] : unknownNames(page, 'authors', file, namesOf(model, file));
  },
};

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const postDateRule: Rule = {
  name: 'post/date',
  level: 'error',
  stopsBuild: true,
  page({area, file, day, document}, {today}) {
    if (area.kind !== 'blog') return [];
    const at = document.frontMatter.rangeOf(['date'], 'value')[0];
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (!day) {
      return [
        {
          at: 0,
          reason: `the post „${name}“ has no day`,
          note: `name the file YYYY-MM-DD-${name.replace(/^[\d-]+/, '')}`,
        },
      ];
    }
    if (!isDay(day)) return [{at, reason: `${day} is no day of the calendar`, note: 'write a day as YYYY-MM-DD'}];
    const draft = document.frontMatter.data.draft === true;
    if (day > today && !draft) {
      return [
        {
          at,
          reason: `${day} is in the future, and the post would be published at once`,
          note: 'write today’s day, or draft: true until then',
        },
      ];
    }
    return [];
  },
};

const slugRule: Rule = {
  name: 'front-matter/address',
  level: 'error',
  stopsBuild: true,
  page({route, file, document}, {pages, redirects}) {
    const at = document.frontMatter.rangeOf(['slug'], 'value')[0];
    const note = 'give one of them another slug or file name';
    const twin = pages.find((page) => page.route === route && page.file !== file);
    if (twin) return [{at, reason: `${route} is the address of ${twin.file}, too`, note}];
    const redirect = redirects.find(({from}) => from === route);
    if (!redirect) return [];
    return [
      {at, reason: `${route} is redirected to ${redirect.to}`, note: 'remove the redirect, or choose another address'},
    ];
  },
};

/** Folder in whose list of the sidebar a page stands: an index stands for its folder, in the one above. */
const listOf = ({file}: Page): string => {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return /\/index\.mdx?$/.test(file) ? folder.slice(0, folder.lastIndexOf('/')) : folder;
};

const positionRule: Rule = {
  name: 'front-matter/position',
  level: 'error',
  page(page, {pages}) {
    const position = page.document.frontMatter.data.sidebar_position;
    if (page.area.kind !== 'docs' || typeof position !== 'number') return [];
    const siblings = pages.filter((other) => other.file !== page.file && listOf(other) === listOf(page));
    const taken = siblings.map(({document}) => document.frontMatter.data.sidebar_position);
    const twin = siblings.find(({document}) => document.frontMatter.data.sidebar_position === position);
    if (!twin) return [];
    let free = 1;
    while (taken.includes(free)) free += 1;
    return [
      {
        at: page.document.frontMatter.rangeOf(['sidebar_position'], 'value')[0],
        reason: `sidebar_position ${position} is that of ${twin.file}, too`,
        note: `write sidebar_position: ${free}, which is free`,
      },
    ];
  },
};

export const frontMatterRules: readonly Rule[] = [
  schemaRule,
  tagRule,
  authorRule,
  postDateRule,
  slugRule,
  positionRule,
];
