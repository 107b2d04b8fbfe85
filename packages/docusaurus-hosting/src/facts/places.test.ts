import {expect, it} from 'vitest';
import {placeOfFact} from './places';

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
