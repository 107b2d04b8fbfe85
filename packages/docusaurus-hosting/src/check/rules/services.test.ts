import {expect, it} from 'vitest';
import {change, copySite, deleteCopies, findingsIn, testEach} from '../../../fixtures/checkedSite';
import {serviceRules} from './services';

deleteCopies();

const mistakes: readonly (readonly [rule: string, right: string, wrong: string, line: number, says: RegExp])[] = [
  ['services/page', "docs: '/hilfe/cloud'", "docs: '/hilfe/clout'", 19, /"cloud" has its page at \/hilfe\/clout/],
  ['services/premature', "since: '2021-01-01'", "since: '2999-01-01'", 13, /"konto" begins on 2999-01-01/],
  ['services/overdue', "phase: 'active'", "phase: 'planned'", 13, /"konto" was planned for 2021-01-01/],
];

it.each(mistakes)('finds in the facts what is a mistake for %s', async (ruleId, right, wrong, line, says) => {
  const root = copySite();
  change(root, 'src/facts/services.ts', right, wrong);
  const reason = expect.stringMatching(says) as string;
  expect(await findingsIn(root, '--all', '--only', ruleId)).toEqual([
    expect.objectContaining({file: 'src/facts/services.ts', line, ruleId, reason}),
  ]);
});

testEach(serviceRules, () => mistakes.map(([rule]) => rule));

it('names wrong facts, pages and redirects where they are written', async () => {
  const root = copySite();
  change(root, 'src/facts/services.ts', "docs: '/hilfe/cloud'", "docs: '/hilfe/clout'");
  change(
    root,
    'redirects.ts',
    '}, ...moved];',
    "}, {from: '/alt', to: '/hilfe/weg'}, {from: '/hilfe/konto', to: '/impressum'}, ...moved];",
  );
  change(root, 'docs/tags.yml', 'label:', 'lable:');
  const all = await findingsIn(root, '--all');
  const said = all.map(({file, line, ruleId, note}) => [file, line, ruleId, note]);
  expect(said).toContainEqual(['src/facts/services.ts', 19, 'services/page', 'did you mean /hilfe/cloud?']);
  expect(said).toContainEqual(['redirects.ts', 3, 'redirects/target', expect.stringContaining('did you mean')]);
  expect(said).toContainEqual(['redirects.ts', 3, 'redirects/target', 'remove one of them']);
  expect(all.some(({ruleId}) => ruleId === 'lists/keys')).toBe(true);
  for (const file of new Set(all.map((finding) => finding.file))) {
    expect(await findingsIn(root, file)).toEqual(all.filter((finding) => finding.file === file));
  }
});
