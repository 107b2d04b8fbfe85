import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Area} from '../site/areas';
import {overviewsNotOffered, type Offer} from '../facts/lookup';

/** A Markdown file of the site. */
export interface ContentFile {
  /** Path from the site's root, as an author would write it. */
  readonly file: string;
  readonly area: Area;
  readonly text: string;
  /** Address of its page: decoded, NFC; undefined for posts, whose addresses come from their front matter. */
  readonly route: string | undefined;
  /** Service to which it belongs by its own front matter, or by that of the overview page of its folder. */
  readonly service: string | undefined;
}

const frontMatterService = (text: string): string | undefined =>
  /^---\n[\s\S]*?^service: *(\S+) *$[\s\S]*?^---$/m.exec(text)?.[1];

function routeOf({kind, basePath}: Area, relative: string): string | undefined {
  const page = relative.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '');
  return kind === 'blog' ? undefined : `${basePath.replace(/\/$/, '')}/${page}`.normalize('NFC');
}

/** Every Markdown file of the areas, in the order of their paths. Files that begin with an underscore are parts of others. */
export function contentFiles(areas: readonly Area[], root: string): ContentFile[] {
  return areas.flatMap((area) => {
    const folder = path.join(root, area.folder);
    // Docusaurus says it best when a folder is missing.
    if (!existsSync(folder)) return [];
    const relatives = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
      .sort();
    const texts = new Map(relatives.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
    const serviceOf = (relative: string): string | undefined => {
      for (let at = relative; ; at = path.dirname(at)) {
        const text = texts.get(at) ?? texts.get(path.join(at, 'index.md')) ?? texts.get(path.join(at, 'index.mdx'));
        const service = text && frontMatterService(text);
        if (service || at === '.') return service;
      }
    };
    return [...texts].map(([relative, text]) => ({
      file: path.join(area.folder, relative),
      area,
      text,
      route: routeOf(area, relative),
      service: serviceOf(relative),
    }));
  });
}

/**
 * The files whose pages a site does not have: those of services that are not offered, and overview pages of categories
 * all of whose services are not offered.
 */
export function filesNotOffered(files: readonly ContentFile[], provider: Offer): ContentFile[] {
  const overviews = overviewsNotOffered(provider);
  return files.filter(
    ({service, route}) =>
      (service !== undefined && service in provider.notOffered) || (route !== undefined && overviews.includes(route)),
  );
}

/**
 * Last parts of the addresses of pages that a site does not have since their services are not offered. A part that
 * another page shares is none of them.
 */
export function namesNotOffered(files: readonly ContentFile[], provider: Offer): ReadonlySet<string> {
  const gone = new Set(filesNotOffered(files, provider));
  const namesOf = (some: readonly ContentFile[]): string[] =>
    some.flatMap(({route}) => (route ? [path.posix.basename(route)] : []));
  const kept = new Set(namesOf(files.filter((file) => !gone.has(file))));
  const docs = Object.values(provider.notOffered).map((service) => path.posix.basename(service.docs));
  return new Set([...docs, ...namesOf([...gone])].filter((name) => !kept.has(name)));
}
