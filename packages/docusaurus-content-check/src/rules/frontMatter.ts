import {message, type Message} from '../diagnostic';
import type {Page} from '../reader/page';
import {didYouMean, type Rule} from '../rule';
import {isoDate} from '../schemas';
import {nearestName} from '../text';

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
  namesRule('tags', ['docs', 'blog']),
  namesRule('authors', ['blog']),
  postDateRule,
  truncateRule,
];
