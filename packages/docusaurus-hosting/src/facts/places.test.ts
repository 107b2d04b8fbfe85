import {expect, it} from 'vitest';
import {placeOfFact, writtenAt} from './places';

const files = new Map([
  ['facts/all.ts', 'export const facts = defineFacts({\n  contact,\n  services,\n});\n'],
  [
    'facts/categories.ts',
    "export const contact = {\n  phone: '030',\n};\nexport const categories = {\n  konto: {title: 'Konto', icon: 'user'},\n};\n",
  ],
  [
    'facts/services.ts',
    "import {links, services as old} from './x';\n\nexport const services = {\n  konto: {\n    icon: 'user',\n  },\n  cloud: {\n    title: 'Cloud',\n    icon: 'cloud',\n  },\n};\n",
  ],
]);

/** The file, and what stands at the place in it. */
function found(...keys: string[]): [file: string, text: string] {
  const {file, at} = placeOfFact(keys, files, 'facts');
  return [file, (files.get(file) ?? '').slice(at).split('\n')[0] ?? ''];
}

it('finds a fact within its own block, whatever has keys of the same name before it', () => {
  expect(found('services', 'konto', 'icon')).toEqual(['facts/services.ts', "icon: 'user',"]);
  expect(found('services', 'cloud', 'icon')).toEqual(['facts/services.ts', "icon: 'cloud',"]);
  expect(found('categories', 'konto', 'icon')).toEqual(['facts/categories.ts', "icon: 'user'},"]);
});

it('takes the entry that lacks a key for the key’s place', () => {
  expect(found('services', 'konto', 'title')).toEqual(['facts/services.ts', 'konto: {']);
});

it('takes the list that a fact belongs into, and no file that hands it on', () => {
  expect(found('contact', 'fax')).toEqual(['facts/categories.ts', 'contact = {']);
});

it('knows no place for what nobody wrote', () => {
  expect(found('values', 'reminder')).toEqual(['facts', '']);
});

it('reads code as code, however it is laid out', () => {
  const code = `/* contact = {fax: '1'} */ type Contact = {fax: string};
const contact = withDefaults<{fax: '2'}>({phone: {fax: '3'}, note: "fax: '4'", ...(isOpen && {fax:
  '5'}), 'e-mail': 'x'});`;
  const sources = new Map([['facts/contact.ts', code]]);
  expect(writtenAt('contact.fax', sources)).toEqual({file: 'facts/contact.ts', line: 2, source: "fax: '5'"});
  expect(writtenAt('contact.e-mail', sources)).toEqual({file: 'facts/contact.ts', line: 3, source: "'e-mail': 'x'"});
  expect(writtenAt('contact.note.fax', sources).source).toBe(`note: "fax: '4'"`);
});
