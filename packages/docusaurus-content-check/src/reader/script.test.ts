import {expect, it} from 'vitest';
import {check, copySite, deleteCopies, write} from '../../fixtures';
import {entriesOf} from './script';

deleteCopies();

/** Lines of a file in which a rule about language finds a word twice. */
async function linesOf(file: string, text: string): Promise<number[]> {
  const root = copySite();
  write(root, file, text);
  const found = await check(root, {textFiles: [file]});
  return found.filter(({ruleId}) => ruleId === 'german/doubled').map(({line}) => line);
}

it('rules about language read strings of TypeScript, and nothing else of it', async () => {
  const lines = [
    '// Das ist ist ein Kommentar, der "Das ist ist" sagt.',
    "type Kind = 'Das ist ist ein Typ';",
    "const one = 'Das ist ist ein Text.', two: Kind = <Kind>'Das ist gut';",
    'const three = "Das ist ist ein Text.";',
    "const four = `Das ist ${two ? '}' : `Das ist ist ${one}`} ist so, ist {{wert}} ist so.`;",
    'const five = `Das ist',
    'ist ${four} auch ein Text.`;',
  ];
  expect(await linesOf('texts.ts', lines.join('\n'))).toEqual([3, 4, 6]);
  expect(await linesOf('half.ts', 'export const one = {"Das ist ist kein Ende')).toEqual([]);
});

it('they read those between elements, but no attributes in quotation marks', async () => {
  const text = 'export const Box = () => <p className="ist ist">\n{\'Das ist ist ein Text\'}</p>;\n';
  expect(await linesOf('box.tsx', text)).toEqual([2]);
});

it('properties and constants have their names and values, each before those within it', () => {
  const text = "const a: {x: 'y'} = {b, 'c-d': {e: ((`f`))}, [g]: 1, h() {}} satisfies I, {j} = k;\nlet l;";
  expect(
    entriesOf(text).map(({name, at, value, end}) => [name, text.slice(at, value), text.slice(value, end)]),
  ).toEqual([
    ['a', "a: {x: 'y'} = ", "{b, 'c-d': {e: ((`f`))}, [g]: 1, h() {}} satisfies I"],
    ['b', '', 'b'],
    ['c-d', "'c-d': ", '{e: ((`f`))}'],
    ['e', 'e: ', '((`f`))'],
    ['j', '', 'j'],
  ]);
});
