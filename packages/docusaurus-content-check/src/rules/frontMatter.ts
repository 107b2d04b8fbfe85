import type * as z from 'zod';
import {isOutdated} from 'docusaurus-hosting/markdown/tested';
import {nearestName} from '../text/nearestName';
import type {Found} from '../finding';
import {frontMatterSchemas} from '../frontMatterSchema';
import {factsFolderOf} from '../places';
import {didYouMean, type Rule} from '../rule';
import type {Page, SiteModel} from '../siteModel';

type Issue = z.core.$ZodIssue;

const keyOf = (issue: Issue): readonly (string | number)[] => issue.path.filter((part) => typeof part !== 'symbol');

/** What a schema says of front matter, in an author's words. */
function explain(issue: Issue, page: Page, allowed: readonly string[]): Found[] {
  const {frontMatter} = page.document;
  const path = keyOf(issue);
  const name = path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      at: frontMatter.rangeOf([...path, key], path.length === 0 ? 'key' : 'value')[0],
      wrong: `front matter has no key "${key}"`,
      right: path.length === 0 ? didYouMean(nearestName(key, allowed), 'remove it') : `remove it from ${name}`,
    }));
  }
  const value: unknown = path.reduce<unknown>(
    (data, key) => (data as Record<string | number, unknown> | undefined)?.[key],
    frontMatter.data,
  );
  if (value === undefined || value === null) {
    return [{at: frontMatter.rangeOf(path, 'value')[0], wrong: `front matter lacks "${name}"`, right: advice(name)}];
  }
  const said =
    issue.code === 'custom' || !/^Invalid|^Too/.test(issue.message) ? issue.message : 'has a value of the wrong kind';
  return [{at: frontMatter.rangeOf(path, 'value')[0], wrong: `"${name}" ${said}`, right: advice(path[0])}];
}

const examples: Readonly<Record<string, string>> = {
  title: 'title: Was die Seite leistet',
  description: 'description: … with one sentence of 50 to 200 characters',
  slug: 'slug: /kurzer-name',
  authors: 'authors: [betrieb], with keys of authors.yml',
  tags: 'tags: [name, name], with keys of tags.yml',
  keywords: 'keywords: [Wort, Wort]',
  sidebar_position: 'sidebar_position: 3',
  tested: 'tested: {client: Thunderbird 140, date: 2026-11-20} and nothing else',
  date: 'date: 2026-11-20',
  reviewed: 'reviewed: 2026-11-20',
};

const advice = (key: string | number | undefined): string =>
  `write ${examples[String(key)] ?? `another value for ${key}`}`;

/** Says why no front matter is found: there is none, it is not closed, or something stands above it. */
function withoutFrontMatter(text: string): Found {
  const at = text.search(/^---[ \t]*$/m);
  const above = text.slice(0, Math.max(0, at)).replace('\uFEFF', '');
  if (at < 0 || above.trim() !== '') {
    return {at: 0, wrong: 'the page has no front matter', right: 'begin it with ---, title: … and description: …, ---'};
  }
  return above === ''
    ? {at, wrong: 'the front matter is never closed', right: 'write --- on a line of its own below its last key'}
    : {
        at,
        wrong: 'front matter that does not begin in the first line is shown as text',
        right: 'remove what stands above it',
        fix: {start: at - above.length, end: at, text: ''},
      };
}

const schemaRule: Rule = {
  name: 'front-matter/keys',
  level: 'error',
  stopsBuild: true,
  page(page) {
    const {document, area} = page;
    if (!document.hasFrontMatter) return [withoutFrontMatter(document.text)];
    if (document.frontMatter.errors.length > 0) return document.frontMatter.errors;
    const schema = frontMatterSchemas[area.kind];
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

function unknownNames(page: Page, key: string, source: string, known: readonly string[], more = ''): Found[] {
  return namesUnder(page, key)
    .filter(({name}) => !known.includes(name))
    .map(({name, at}) => ({
      at,
      wrong: `unknown name "${name}" in "${key}"`,
      right: `${didYouMean(nearestName(name, known), 'define it')} ${source} defines them${more}`,
    }));
}

const namesOf = (model: SiteModel, file: string): string[] => model.yamlNames(file).map(({name}) => name);

const tagRule: Rule = {
  name: 'front-matter/tags',
  level: 'error',
  stopsBuild: true,
  page(page, model) {
    if (page.area.kind === 'pages') return [];
    const file = `${page.area.folder}/tags.yml`;
    return unknownNames(page, 'tags', file, namesOf(model, file));
  },
};

const authorRule: Rule = {
  name: 'front-matter/authors',
  level: 'error',
  stopsBuild: true,
  page(page, model) {
    if (page.area.kind !== 'blog') return [];
    const file = `${page.area.folder}/authors.yml`;
    return unknownNames(page, 'authors', file, namesOf(model, file));
  },
};

const serviceRule: Rule = {
  name: 'front-matter/service',
  level: 'error',
  stopsBuild: true,
  page: (page, model) =>
    unknownNames(
      page,
      'service',
      `${factsFolderOf(model)}/services.ts`,
      Object.keys(model.provider.services),
      '; one that is not offered keeps its entry there, with "offered: false"',
    ),
};

const plannedRule: Rule = {
  name: 'front-matter/planned',
  level: 'error',
  stopsBuild: true,
  page(page, {provider, site}) {
    const {planned} = site.contentTags;
    const {service, tags} = page.document.frontMatter.data;
    const phase = typeof service === 'string' ? provider.services[service]?.lifecycle.phase : undefined;
    if (phase === undefined || phase === 'planned' || !Array.isArray(tags) || !tags.includes(planned)) return [];
    return [
      {
        at: page.document.frontMatter.rangeOf(['tags'], 'value')[0],
        wrong: `"${planned}" comes by itself to pages of planned services, and "${String(service)}" is not planned`,
        right: 'remove it',
      },
    ];
  },
};

const testedRule: Rule = {
  name: 'front-matter/tested',
  level: 'error',
  page({document}, {today}) {
    const {data} = frontMatterSchemas.docs.shape.tested.safeParse(document.frontMatter.data.tested);
    if (!data || data.date <= today) return [];
    const at = document.frontMatter.rangeOf(['tested', 'date'], 'value')[0];
    return [{at, wrong: `"tested" says ${data.date}, which is in the future`, right: 'write the day of the test'}];
  },
};

const outdatedRule: Rule = {
  name: 'front-matter/outdated',
  level: 'warning',
  stopsBuild: true,
  page({document}, {today}) {
    const {data} = frontMatterSchemas.docs.shape.tested.safeParse(document.frontMatter.data.tested);
    if (!data || !isOutdated(data, today)) return [];
    return [
      {
        at: document.frontMatter.rangeOf(['tested', 'date'], 'value')[0],
        wrong: `last tested with ${data.client} on ${data.date}, more than twelve months ago`,
        right: 'go through the steps again, then write the new client and day',
      },
    ];
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
          wrong: `the post „${name}“ has no day`,
          right: `name the file YYYY-MM-DD-${name.replace(/^[\d-]+/, '')}`,
        },
      ];
    }
    if (!isDay(day)) return [{at, wrong: `${day} is no day of the calendar`, right: 'write a day as YYYY-MM-DD'}];
    const draft = document.frontMatter.data.draft === true;
    if (day > today && !draft) {
      return [
        {
          at,
          wrong: `${day} is in the future, and the post would be published at once`,
          right: 'write today’s day, or draft: true until then',
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
  page({route, file, document}, {pages, site}) {
    const at = document.frontMatter.rangeOf(['slug'], 'value')[0];
    const right = 'give one of them another slug or file name';
    const twin = pages.find((page) => page.route === route && page.file !== file);
    if (twin) return [{at, wrong: `${route} is the address of ${twin.file}, too`, right}];
    const redirect = site.redirects.find(({from}) => from === route);
    if (!redirect) return [];
    return [
      {at, wrong: `${route} is redirected to ${redirect.to}`, right: 'remove the redirect, or choose another address'},
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
        wrong: `sidebar_position ${position} is that of ${twin.file}, too`,
        right: `write sidebar_position: ${free}, which is free`,
      },
    ];
  },
};

export const frontMatterRules: readonly Rule[] = [
  schemaRule,
  tagRule,
  authorRule,
  serviceRule,
  plannedRule,
  testedRule,
  outdatedRule,
  postDateRule,
  slugRule,
  positionRule,
];
