import path from 'node:path';
import {readFileSync, statSync} from 'node:fs';
import {bitmaps, iconSource, logoSource} from 'docusaurus-hosting/pictures/iconFiles';
import {darkOf, lightOf} from 'docusaurus-hosting/pictures/pairs';
import type {Found} from '../finding';
import type {Rule} from '../rule';
import type {SiteModel} from '../siteModel';

/** Names of pictures. */
export const picture = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Whether a file is a picture of a page. */
const isPicture = (file: string, model: SiteModel): boolean => picture.test(file) && model.areaOf(file) !== undefined;
/** Whether a file is a picture that the build takes over as it is: logos and icons belong there, pictures of pages do not. */
const isStatic = (file: string): boolean => picture.test(file) && file.startsWith('static/');
const content = (file: string, model: SiteModel): boolean =>
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
          wrong: 'the file name spells umlauts as two characters (NFD)',
          right: `rename it to ${file.normalize('NFC')} in NFC, where ä is one`,
        },
      ];
    }
    const ending = /\.(?:MDX?|Mdx?|markdown|mdown|mkd)$/.exec(file)?.[0];
    if (ending !== undefined) {
      return [
        {
          at: 0,
          wrong: `a file that ends in ${ending} becomes no page`,
          right: `rename it to ${file.slice(0, -ending.length)}.md`,
        },
      ];
    }
    const area = model.areaOf(file)?.folder ?? '';
    const inside = file.slice(area.length + 1);
    if (inside.split('/').every((part) => goodName.test(part))) return [];
    const right = inside
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      .replace(/[^a-z0-9äöüß./-]/g, '');
    return [
      {
        at: 0,
        wrong: `„${inside}“ becomes an address, with spaces, capitals or signs in it`,
        right: `rename it to ${area}/${right}`,
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
      wrong: 'a mark of a merge conflict',
      right: 'choose one of both versions and remove the marks',
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

function tooLargeAsItIs(size: number): Found[] {
  const {bytes} = pictureLimits.asItIs;
  if (size <= bytes) return [];
  const right = `at most ${kilobytes(bytes)} here: put it beside the page that shows it, where --fix makes it small`;
  return [{at: 0, wrong: `a picture of ${kilobytes(size)}, which the build leaves as it is`, right}];
}

function tooLargeDrawing(size: number): Found[] {
  const {bytes} = pictureLimits.drawing;
  if (size <= bytes) return [];
  const right = `at most ${kilobytes(bytes)}: save it as a plain SVG, or as WebP if it shows what a camera or a screen does`;
  return [{at: 0, wrong: `a drawing of ${kilobytes(size)}`, right}];
}

const sizeRule: Rule = {
  name: 'pictures/size',
  level: 'error',
  async file(file, model) {
    const {size} = statSync(path.join(model.root, file));
    if (!isPicture(file, model)) return isStatic(file) ? tooLargeAsItIs(size) : [];
    if (/\.svg$/i.test(file)) return tooLargeDrawing(size);
    const {bytes, width: widest} = pictureLimits.page;
    const found: Found[] = [];
    if (oldFormat.test(file)) {
      found.push({
        at: 0,
        wrong: `a picture of ${kilobytes(size)} in an old format`,
        right: 'let --fix convert it to WebP and AVIF',
      });
    } else if (size > bytes) {
      found.push({
        at: 0,
        wrong: `a picture of ${kilobytes(size)}`,
        right: `at most ${kilobytes(bytes)}: let --fix make it smaller; one that stays larger shows too much, so cut it`,
      });
    }
    const {default: sharp} = await import('sharp');
    const metadata = await sharp(path.join(model.root, file))
      .metadata()
      .catch(() => undefined);
    if (!metadata) return [{at: 0, wrong: 'a file that is no picture', right: 'save the picture anew'}];
    const {width, exif, xmp, iptc} = metadata;
    if (width > widest) {
      found.push({
        at: 0,
        wrong: `a picture ${width} pixels wide`,
        right: `at most ${widest}: let --fix scale it`,
      });
    }
    if (exif ?? xmp ?? iptc) {
      found.push({at: 0, wrong: 'a picture with metadata (place, device, names)', right: 'let --fix remove them'});
    }
    return found;
  },
};

/** Ends of names that look like one half of a pair, but that no page pairs (pictures/pairs.ts). */
const foreignMode = /-(light|dark)(?=\.\w+$)/;

/** Pictures come in pairs where they show an interface: one for each colour mode. */
const modeRule: Rule = {
  name: 'pictures/modes',
  level: 'error',
  file(file, model) {
    if (!isPicture(file, model)) return [];
    const [, mode] = foreignMode.exec(file) ?? [];
    if (mode !== undefined) {
      const right = `rename it to ${file.replace(foreignMode, mode === 'light' ? '-hell' : '-dunkel')}`;
      return [{at: 0, wrong: `„-${mode}“ in the name of a picture pairs nothing`, right}];
    }
    const dark = darkOf(file);
    const other = dark ?? lightOf(file);
    if (other === undefined || model.exists(other)) return [];
    const own = dark === undefined ? 'dark' : 'light';
    return [{at: 0, wrong: `a picture for the ${own} mode alone`, right: `add ${other}, taken in the other mode`}];
  },
};

/** Sources in which a picture can be named. */
const namesPictures = /\.(?:mdx?|tsx?|[mc]?[jt]s|css|ya?ml|json|html|webmanifest)$/;

/** Pictures that the engine names. */
const drawn = new Set([logoSource, iconSource, ...bitmaps.map(({file}) => file)]);

const unusedRule: Rule = {
  name: 'pictures/unused',
  level: 'error',
  speaksOf: (file, model) => isPicture(file, model) || isStatic(file),
  site(model) {
    const pictures = model.files.filter((file) => isPicture(file, model) || (isStatic(file) && !drawn.has(file)));
    if (pictures.length === 0) return [];
    const sources = model.files
      .filter((file) => namesPictures.test(file) && !file.includes('package-lock'))
      .map((file) => (model.text(file) ?? '').normalize('NFC'));
    const isNamed = (file: string): boolean => {
      const name = path.posix.basename(file).normalize('NFC');
      return sources.some((text) => text.includes(name) || text.includes(encodeURI(name)));
    };
    // Whoever writes ![…](./bild-hell.webp) shows bild-dunkel.webp, too; --fix makes a WebP of other formats.
    const names = (file: string): string[] =>
      [file, lightOf(file) ?? file].flatMap((name) => [name, name.replace(/\.\w+$/, '.webp')]);
    return pictures
      .filter((file) => !names(file).some(isNamed))
      .map((file) => ({file, at: 0, wrong: 'no page shows this picture', right: 'delete it, or show it'}));
  },
};

const logoRule: Rule = {
  name: 'pictures/logo',
  level: 'error',
  stopsBuild: true,
  site: (model) =>
    model.exists(logoSource)
      ? []
      : [
          {
            file: logoSource,
            at: 0,
            wrong: 'there is no such file, and social cards show it',
            right: 'put the logo there',
          },
        ],
};

const encodingRule: Rule = {
  name: 'files/encoding',
  level: 'error',
  stopsBuild: true,
  file(file, model) {
    if (!/\.(?:mdx?|ya?ml)$/.test(file) || model.areaOf(file) === undefined) return [];
    const bytes = readFileSync(path.join(model.root, file));
    const at = bytes.toString('utf8').indexOf('\uFFFD');
    return at < 0 ? [] : [{at, wrong: 'a character that is not UTF-8', right: 'save the file as UTF-8'}];
  },
};

export const fileRules: readonly Rule[] = [
  nameRule,
  encodingRule,
  conflictRule,
  sizeRule,
  modeRule,
  unusedRule,
  logoRule,
];
