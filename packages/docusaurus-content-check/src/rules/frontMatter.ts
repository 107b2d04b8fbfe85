import type * as z from 'zod';
import {message, type Message} from '../diagnostic';
import type {Page} from '../reader/page';
import type {YamlMap} from '../reader/yaml';
import {didYouMean, type Rule} from '../rule';
import {authorsSchema, frontMatterSchema, isoDate, tagsSchema} from '../schemas';
import {nearestName} from '../text';
import examples from './frontMatterExamples.json';

/** What a schema says of YAML, in an author's words. */
function explain(issue: z.core.$ZodIssue, yaml: YamlMap, allowed: readonly string[]): Message[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  const [name, key] = [path.join('.'), String(path.at(-1))];
  const ownerOf = (keys: readonly unknown[]): string => (keys.length === 0 ? 'front matter' : `"${keys.join('.')}"`);
  const [at] = yaml.rangeOf(path, 'value');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((unknown) => {
      const [place] = yaml.rangeOf([...path, unknown], path.length === 0 ? 'key' : 'value');
      const nearest = path.length === 0 ? nearestName(unknown, allowed) : undefined;
      return message(place, `${ownerOf(path)} has no key "${unknown}"`, didYouMean(nearest, 'remove it'));
    });
  }
  if (issue.code === 'invalid_key') {
    return [message(at, `"${name}": ${issue.issues[0]?.message ?? issue.message}`, 'write another key')];
  }
  const value = path.reduce<unknown>((data, part) => (data as Record<string, unknown>)[part], yaml.data);
  const isMissing = value === undefined || value === null;
  const example = path.length === 1 ? (examples as Readonly<Record<string, string | undefined>>)[key] : undefined;
  const note = `write ${example ?? (isMissing ? `${key}: …` : `another value for ${key}`)}`;
  if (isMissing) return [message(at, `${ownerOf(path.slice(0, -1))} lacks "${key}"`, note)];
  const isOwn = issue.code === 'custom' || !/^Invalid|^Too/.test(issue.message);
  return [message(at, `"${name}" ${isOwn ? issue.message : 'has a value of the wrong kind'}`, note)];
}

function mismatches(yaml: YamlMap, schema: z.ZodType, allowed: readonly string[] = []): readonly Message[] {
  if (yaml.errors.length > 0) return yaml.errors;
  const {error} = schema.safeParse(yaml.data);
  return (error?.issues ?? []).flatMap((issue) => explain(issue, yaml, allowed));
}

/** Says why no front matter is found: there is none, it is not closed, or something stands above it. */
function withoutFrontMatter(text: string): Message {
  const at = text.search(/^---[ \t]*$/m);
  const above = text.slice(0, Math.max(0, at)).replace('\uFEFF', '');
  if (at < 0 || above.trim() !== '') {
    return message(0, 'the page has no front matter', 'begin it with ---, title: … and description: …, ---');
  }
  if (above === '') {
    return message(at, 'the front matter is never closed', 'write --- on a line of its own below its last key');
  }
  const fix = {start: at - above.length, end: at, text: ''};
  const reason = 'front matter that does not begin in the first line is shown as text';
  return message(at, reason, 'remove what stands above it', {fix});
}

const keysRule: Rule = {
  name: 'front-matter/keys',
  stopsBuild: true,
  page({document, area}, {options}) {
    if (!document.hasFrontMatter) return [withoutFrontMatter(document.text)];
    const schema = frontMatterSchema(area.kind, options.frontMatter);
    return mismatches(document.frontMatter, schema, Object.keys(schema.shape));
  },
};

const listRule: Rule = {
  name: 'lists/keys',
  stopsBuild: true,
  file(file, site) {
    const area = site.areaOf(file);
    if (area && file === `${area.folder}/tags.yml`) return mismatches(site.yaml(file), tagsSchema);
    if (area?.kind !== 'blog' || file !== `${area.folder}/authors.yml`) return [];
    return mismatches(site.yaml(file), authorsSchema);
  },
};

/**
 * Values of a key that names others, and names none of them: one name, a list in brackets or a YAML list.
 *
 * @param source - what defines them, and @param more - what else the remedy says
 */
export function unknownNames(
  {document: {frontMatter}}: Page,
  key: string,
  source: string,
  known: readonly string[],
  more = '',
): Message[] {
  const value = frontMatter.data[key];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((name, index) => {
    if (typeof name !== 'string' || known.includes(name)) return [];
    const [at] = frontMatter.rangeOf(Array.isArray(value) ? [key, index] : [key], 'value');
    const note = `${didYouMean(nearestName(name, known), 'define it')} ${source} defines them${more}`;
    return [message(at, `unknown name "${name}" in "${key}"`, note)];
  });
}

/** A rule about names that a file beside the pages defines; without the file, pages name theirs as they like. */
const namesRule = (key: 'tags' | 'authors', kinds: readonly string[]): Rule => ({
  name: `front-matter/${key}`,
  stopsBuild: true,
  page(page, site) {
    const file = `${page.area.folder}/${key}.yml`;
    if (!kinds.includes(page.area.kind) || !site.exists(file)) return [];
    return unknownNames(page, key, file, Object.keys(site.yaml(file).data));
  },
});

const postDateRule: Rule = {
  name: 'post/date',
  stopsBuild: true,
  page({area, file, day, document: {frontMatter}}, {today}) {
    if (area.kind !== 'blog') return [];
    const [at] = frontMatter.rangeOf(['date'], 'value');
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (!day) {
      const note = `name the file YYYY-MM-DD-${name.replace(/^[\d-]+/, '')}`;
      return [message(0, `the post "${name}" has no day`, note)];
    }
    if (!isoDate.safeParse(day).success)
      return [message(at, `${day} is no day of the calendar`, 'write a day as YYYY-MM-DD')];
    if (day <= today || frontMatter.data.draft === true) return [];
    const reason = `${day} is in the future, and the post would be published at once`;
    return [message(at, reason, 'write today’s day, or draft: true until then')];
  },
};

const truncateRule: Rule = {
  name: 'post/truncate',
  stopsBuild: true,
  page({area, document: {body, bodyStart}}) {
    if (area.kind !== 'blog' || /\{\/\*\s*truncate\s*\*\/\}/.test(body)) return [];
    const note = 'write {/* truncate */} below the first sentence';
    return [message(bodyStart, 'nothing says where the list of posts cuts the text', note)];
  },
};

export const frontMatterRules: readonly Rule[] = [
  keysRule,
  listRule,
  namesRule('tags', ['docs', 'blog']),
  namesRule('authors', ['blog']),
  postDateRule,
  truncateRule,
];
