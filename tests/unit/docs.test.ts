import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import {main} from '../../packages/docusaurus-hosting/src/cli/main';
import {pathsIn, scriptsIn} from '../support/docReferences';

const files = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'deploy/README.md',
  ...readdirSync('docs').map((file) => `docs/${file}`),
];
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Readonly<Record<string, string>>};

const print = vi.spyOn(console, 'log').mockReturnValue();
await main(['--help'], () => undefined);
const help = print.mock.calls.join('\n');
print.mockRestore();

/** What the engine's command line says of each command, by name. */
const usage: ReadonlyMap<string, string> = new Map(
  help.split(/^(?=hosting )/m).map((part) => [/^hosting ([a-z]+)/.exec(part)?.[1] ?? '', part]),
);

/** Commands of the engine that a text names: `hosting check`, `npx hosting schemas`. */
const engineCommandsIn = (text: string): string[] =>
  [...text.matchAll(/(?:`|^|npx )hosting ([a-z]+)/gm)].map(([, name = '']) => name);

/** Options behind commands that a text names, each with the command: `npm run deploy -- TARGET --notices`. */
const optionsIn = (text: string): [command: string, option: string][] =>
  [
    ...text.matchAll(
      /(?:npm run(?: --silent)? ([a-z][\w:-]*) -- |hosting ([a-z]+) )((?:"[^"\n]*"|'[^'\n]*'|[^`\n#])*)/g,
    ),
  ].flatMap(([, script, command, rest = '']) =>
    // What stands in quotes is meant for other programs.
    [...rest.replace(/"[^"]*"|'[^']*'/g, '').matchAll(/(?<=^|\s)--[a-z][a-z-]*/g)].map(([option]): [string, string] => [
      script ?? `hosting ${command}`,
      option,
    ]),
  );

/** Whether a command takes an option: its usage says so, or the script behind it reads it. */
function takes(command: string, option: string): boolean {
  const line = scripts[command] ?? command;
  const [, engineCommand] = /\bhosting ([a-z]+)/.exec(line) ?? [];
  if (engineCommand) return (usage.get(engineCommand) ?? '').includes(option);
  const [script] = /\S+\.ts\b/.exec(line) ?? [];
  return script !== undefined && new RegExp(`\\b${option.slice(2)}\\b`).test(readFileSync(script, 'utf8'));
}

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names commands that exist', () => {
    expect(scriptsIn(text).filter((name) => !(name in scripts))).toEqual([]);
    expect(engineCommandsIn(text).filter((name) => !usage.has(name))).toEqual([]);
    expect(optionsIn(text).filter(([command, option]) => !takes(command, option))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    expect(pathsIn(text, file).filter((name) => !existsSync(name))).toEqual([]);
  });
});

it('finds a command, an option and a path that do not exist', () => {
  expect(engineCommandsIn('`npx hosting schemas`, `hosting chekc`').filter((name) => !usage.has(name))).toEqual([
    'chekc',
  ]);
  const options = optionsIn(
    '`npm run deploy -- TARGET --notices`, `npm run check -- --al`, `npm run create-site -- X --answer`',
  );
  expect(options.filter(([command, option]) => !takes(command, option))).toEqual([['create-site', '--answer']]);
  expect(scriptsIn('Run `npm run biuld -- X`, then `npm test` or npm install.')).toEqual(['biuld', 'test']);
  expect(pathsIn('See `src/provdier/` and [here](../deploy/REAMDE.md#x), not `a/b`.', 'docs/x.md')).toEqual([
    'src/provdier/',
    'deploy/REAMDE.md',
  ]);
});
