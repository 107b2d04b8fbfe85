import {lstatSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {message} from '../diagnostic';
import {unreadable} from '../reader/limits';
import type {Rule} from '../rule';
import {isPicture} from './pictures/pictures';

/** Lower case with hyphens; umlauts stand in addresses, and dots before the extension in versions. */
const goodName = /^[_a-z0-9äöüß][a-z0-9äöüß.-]*$/;

const nameRule: Rule = {
  name: 'files/name',
  file(file, site) {
    const area = site.areaOf(file);
    if (!area || !(isPicture(file, site) || /\.(?:mdx?|markdown|mdown|mkd)$/i.test(file))) return [];
    if (file !== file.normalize('NFC')) {
      const note = `rename it to ${file.normalize('NFC')} in NFC, where ä is one`;
      return [message(0, 'the file name spells umlauts as two characters (NFD)', note)];
    }
    const [ending] = /\.(?:MDX?|Mdx?|markdown|mdown|mkd)$/.exec(file) ?? [];
    if (ending !== undefined) {
      const note = `rename it to ${file.slice(0, -ending.length)}.md`;
      return [message(0, `a file that ends in ${ending} becomes no page`, note)];
    }
    const inside = file.slice(area.folder.length + 1);
    if (inside.split('/').every((part) => goodName.test(part))) return [];
    const plain = inside
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      .replace(/[^a-z0-9äöüß./-]/g, '');
    const reason = `"${inside}" becomes an address, with spaces, capitals or signs in it`;
    return [message(0, reason, `rename it to ${area.folder}/${plain}`)];
  },
};

const conflictRule: Rule = {
  name: 'files/conflict',
  stopsBuild: true,
  file(file, site) {
    const text = /\.(?:mdx?|ya?ml|json|tsx?|css)$/.test(file) ? site.text(file) : '';
    return [...text.matchAll(/^(?:<{7} |>{7} )/gm)].map(({index}) =>
      message(index, 'a mark of a merge conflict', 'choose one of both versions and remove the marks'),
    );
  },
};

const encodingRule: Rule = {
  name: 'files/encoding',
  stopsBuild: true,
  file(file, site) {
    if (!site.isContent(file)) return [];
    const at = readFileSync(path.join(site.root, file), 'utf8').indexOf('\uFFFD');
    return at < 0 ? [] : [message(at, 'a character that is not UTF-8', 'save the file as UTF-8')];
  },
};

const readableRule: Rule = {
  name: 'files/readable',
  stopsBuild: true,
  includesUnpublished: true,
  file(file, site) {
    if (!site.isContent(file)) return [];
    const found = unreadable(readFileSync(path.join(site.root, file), 'utf8'), file);
    return found ? [found] : [];
  },
  site: (site) =>
    site.listed
      .filter((file) => file.includes('\uFFFD') && site.isPublic(file))
      .map((file) => message(0, 'a file name that is not UTF-8, by which nobody can read it', 'rename it', {file})),
};

/** Signs that end no text in what bundlers write, and mean nothing to servers and programs; those of names beside them. */
const harmlessName = /^[\p{L}\p{M}\p{N} ._~+@()/-]*$/u;

const signRule: Rule = {
  name: 'safety/sign',
  stopsBuild: true,
  includesUnpublished: true,
  file: (file, site) =>
    (site.isPublic(file) && !harmlessName.test(file)) || (site.isContent(file) && /[()+@]/.test(file))
      ? [message(0, 'a file name with a sign that bundlers, servers or programs read', 'rename it')]
      : [],
};

const linkRule: Rule = {
  name: 'files/link',
  stopsBuild: true,
  site: (site) =>
    site.listed
      .filter((file) => lstatSync(path.join(site.root, file), {throwIfNoEntry: false})?.isSymbolicLink())
      // A folder itself, what lies in it, and what is on the way to an area.
      .filter((file) => site.isPublic(`${file}/`) || site.areas.some(({folder}) => folder.startsWith(`${file}/`)))
      .map((file) => message(0, 'a symbolic link: nobody checks what lies behind it', 'put a copy there', {file})),
};

export const fileRules: readonly Rule[] = [nameRule, readableRule, conflictRule, encodingRule, signRule, linkRule];
