import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

type Drop = (this: {resourcePath: string; getOptions(): object}, source: string) => string;
const dropOptions = createRequire(import.meta.url)('./dropOptions.cjs') as Drop;
const drop = (source: string): string =>
  dropOptions.call({resourcePath: 'docusaurus.config.mjs', getOptions: () => ({names: ['presets']})}, source);

it('leaves out the options that are named', () => {
  expect(drop('/* generated */\nexport default {\n  "title": "A",\n  "presets": [["classic", {}]]\n};\n')).toBe(
    'export default {"title":"A"};',
  );
});

it('stops the build when the file looks different', () => {
  expect(() => drop('module.exports = {};')).toThrow('docusaurus.config.mjs is written differently now');
});
