import path from 'node:path';
import {readFileSync, statSync} from 'node:fs';
import type {Message} from '../diagnostic';
import type {Rule} from '../rule';
import type {Site} from '../reader/site';

/** Names of pictures. */
export const picture = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Whether a file is a picture of a page. */
export const isPicture = (file: string, model: Site): boolean => picture.test(file) && model.areaOf(file) !== undefined;
/** Whether a file is a picture that the build takes over as it is: logos and icons belong there, pictures of pages do not. */
const isStatic = (file: string): boolean => picture.test(file) && file.startsWith('static/');
const content = (file: string, model: Site): boolean =>
  isPicture(file, model) || (model.areaOf(file) !== undefined && /\.(?:mdx?|markdown|mdown|mkd)$/i.test(file));

/** Lower case with hyphens; umlauts stand in addresses, and dots before the extension in versions. */
const goodName = /^[_a-z0-9äöüß][a-z0-9äöüß.-]*$/;

const nameRule: Rule = {
  name: 'files/name',
  level: 'error',
  file(file, model) {
    if (!content(file, model)) return [];
    const wrongParts = file.split('/').filter((part) => part !== part.normalize('NFC'));
    if (wrongParts.length > 0) {
      return [
        {
          at: 0,
          reason: 'the file name spells umlauts as two characters (NFD)',
          note: `rename it to ${file.normalize('NFC')} in NFC, where ä is one`,
        },
      ];
    }
    const ending = /\.(?:MDX?|Mdx?|markdown|mdown|mkd)$/.exec(file)?.[0];
    if (ending !== undefined) {
      return [
        {
          at: 0,
          reason: `a file that ends in ${ending} becomes no page`,
          note: `rename it to ${file.slice(0, -ending.length)}.md`,
        },
      ];
    }
    const area = model.areaOf(file)?.folder ?? '';
    const inside = file.slice(area.length + 1);
    if (inside.split('/').every((part) => goodName.test(part))) return [];
    const note = inside
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      .replace(/[^a-z0-9äöüß./-]/g, '');
    return [
      {
        at: 0,
        reason: `„${inside}“ becomes an address, with spaces, capitals or signs in it`,
        note: `rename it to ${area}/${note}`,
      },
    ];
  },
};

const conflictRule: Rule = {
  name: 'files/conflict',
  level: 'error',
  stopsBuild: true,
  file(file, model) {
    if (!/\.(?:mdx?|ya?ml|json|tsx?|css)$/.test(file)) return [];
    const text = model.text(file) ?? '';
    return [...text.matchAll(/^(?:<{7} |>{7} )/gm)].map(({index}) => ({
      at: index,
      reason: 'a mark of a merge conflict',
      note: 'choose one of both versions and remove the marks',
    }));
  },
};

/** What a picture may have, by its kind: bytes, and pixels across. */
export const pictureLimits = {
  /** Twice the width of the text: a screenshot fits easily, a photograph of a phone does not. */
  page: {bytes: 300_000, width: 2000},
  /** One that is larger holds a picture of pixels, or what a drawing program keeps for itself. */
  drawing: {bytes: 50_000},
  /** Logos and icons, which every visitor gets as they are. */
  asItIs: {bytes: 100_000},
} as const;
/** Formats that are several times smaller than PNG and JPEG, and that all supported browsers show. */
const oldFormat = /\.(?:png|jpe?g|gif)$/i;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

function tooLargeAsItIs(size: number): Message[] {
  const {bytes} = pictureLimits.asItIs;
  if (size <= bytes) return [];
  const note = `at most ${kilobytes(bytes)} here: put it beside the page that shows it, where --fix makes it small`;
  return [{at: 0, reason: `a picture of ${kilobytes(size)}, which the build leaves as it is`, note}];
}

function tooLargeDrawing(size: number): Message[] {
  const {bytes} = pictureLimits.drawing;
  if (size <= bytes) return [];
  const note = `at most ${kilobytes(bytes)}: save it as a plain SVG, or as WebP if it shows what a camera or a screen does`;
  return [{at: 0, reason: `a drawing of ${kilobytes(size)}`, note}];
}

const sizeRule: Rule = {
  name: 'pictures/size',
  level: 'error',
  async file(file, model) {
    const {size} = statSync(path.join(model.root, file));
    if (!isPicture(file, model)) return isStatic(file) ? tooLargeAsItIs(size) : [];
    if (/\.svg$/i.test(file)) return tooLargeDrawing(size);
    const {bytes, width: widest} = pictureLimits.page;
    const found: Message[] = [];
    if (oldFormat.test(file)) {
      found.push({
        at: 0,
        reason: `a picture of ${kilobytes(size)} in an old format`,
        note: 'let --fix convert it to WebP and AVIF',
      });
    } else if (size > bytes) {
      found.push({
        at: 0,
        reason: `a picture of ${kilobytes(size)}`,
        note: `at most ${kilobytes(bytes)}: let --fix make it smaller; one that stays larger shows too much, so cut it`,
      });
    }
    const {default: sharp} = await import('sharp');
    const metadata = await sharp(path.join(model.root, file))
      .metadata()
      .catch(() => undefined);
    if (!metadata) return [{at: 0, reason: 'a file that is no picture', note: 'save the picture anew'}];
    const {width, exif, xmp, iptc} = metadata;
    if (width > widest) {
      found.push({
        at: 0,
        reason: `a picture ${width} pixels wide`,
        note: `at most ${widest}: let --fix scale it`,
      });
    }
    if (exif ?? xmp ?? iptc) {
      found.push({at: 0, reason: 'a picture with metadata (place, device, names)', note: 'let --fix remove them'});
    }
    return found;
  },
};

/** Sources in which a picture can be named. */
const namesPictures = /\.(?:mdx?|tsx?|[mc]?[jt]s|css|ya?ml|json|html|webmanifest)$/;

const unusedRule: Rule = {
  name: 'pictures/unused',
  level: 'error',
  speaksOf: (file, model) => isPicture(file, model) || isStatic(file),
  site(model) {
    const {usedPictures = [], shownWith = () => undefined} = model.options;
    const pictures = model.files.filter(
      (file) => isPicture(file, model) || (isStatic(file) && !usedPictures.includes(file)),
    );
    if (pictures.length === 0) return [];
    const sources = model.files
      .filter((file) => namesPictures.test(file) && !file.includes('package-lock'))
      .map((file) => (model.text(file) ?? '').normalize('NFC'));
    const isNamed = (file: string): boolean => {
      const name = path.posix.basename(file).normalize('NFC');
      return sources.some((text) => text.includes(name) || text.includes(encodeURI(name)));
    };
    // --fix converts other formats to WebP.
    const names = (file: string): string[] =>
      [file, shownWith(file) ?? file].flatMap((name) => [name, name.replace(/\.\w+$/, '.webp')]);
    return pictures
      .filter((file) => !names(file).some(isNamed))
      .map((file) => ({file, at: 0, reason: 'no page shows this picture', note: 'delete it, or show it'}));
  },
};

const encodingRule: Rule = {
  name: 'files/encoding',
  level: 'error',
  stopsBuild: true,
  file(file, model) {
    if (!/\.(?:mdx?|ya?ml)$/.test(file) || model.areaOf(file) === undefined) return [];
    const bytes = readFileSync(path.join(model.root, file));
    const at = bytes.toString('utf8').indexOf('\uFFFD');
    return at < 0 ? [] : [{at, reason: 'a character that is not UTF-8', note: 'save the file as UTF-8'}];
  },
};

export const fileRules: readonly Rule[] = [nameRule, encodingRule, conflictRule, sizeRule, unusedRule];
