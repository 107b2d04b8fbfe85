/**
 * Counts the lines of each package without tests and fixtures, and fails beyond the bars: `npm run size`. Lines are
 * Prettier's, blank ones and comments included.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** 22,000 for what there was, and 3,000 for what came later. */
const barOfAll = 25_000;
const barOfOne = 6_000;

const isCounted = (file: string): boolean =>
  /\.(?:[cm]?[jt]s|tsx|css)$/.test(file) && !/\/(?:tests?|fixtures|dist)\/|\.(?:test|spec)\./.test(file);
const files = execFileSync('git', ['ls-files', '-z', 'packages'], {encoding: 'utf8'}).split('\0').filter(isCounted);

const sizes = new Map<string, number>();
for (const file of files) {
  const [, name = ''] = file.split('/');
  sizes.set(name, (sizes.get(name) ?? 0) + readFileSync(file, 'utf8').split('\n').length - 1);
}
const total = [...sizes.values()].reduce((sum, lines) => sum + lines, 0);

function tell(name: string, lines: number, bar: number): void {
  const isBeyond = lines > bar;
  console.log(`${String(lines).padStart(7)}  ${name}${isBeyond ? ` (more than ${bar})` : ''}`);
  if (isBeyond) process.exitCode = 1;
}

for (const [name, lines] of sizes) tell(name, lines, barOfOne);
tell('all packages', total, barOfAll);
