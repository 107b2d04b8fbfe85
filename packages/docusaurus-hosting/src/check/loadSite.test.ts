import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {change, copySite, deleteCopies, findingsIn, outputOf, write} from '../../fixtures/checkedSite';

deleteCopies();

it('names a wrong category with its place, once', async () => {
  const root = copySite();
  change(
    root,
    'src/facts/services.ts',
    "title: 'Cloud',\n    category: 'start'",
    "title: 'Cloud',\n    category: 'strat'",
  );
  const wrong = (await findingsIn(root, '--all')).filter(({file}) => file.startsWith('src/facts/'));
  expect(wrong).toEqual([
    expect.objectContaining({
      file: 'src/facts/services.ts',
      line: 17,
      ruleId: 'facts/schema',
      reason: expect.stringContaining('"strat" is no category') as unknown,
    }),
  ]);
});

it('names wrong notices where they are written, and what nothing defines', async () => {
  const root = copySite();
  const notice = (id: string, from: string): string =>
    `  {id: '${id}', kind: 'incident', from: '${from}', services: [], title: 'x', text: 'y'},\n`;
  const notices = `${notice('tag', '2026-02-30T10:00:00Z')}${notice('zeit', '10:00')}`;
  write(root, 'src/site/notices.ts', `export const notices = [\n${notices}];\n`);
  const config = readFileSync(path.join(root, 'hosting.config.ts'), 'utf8');
  const ours = path.resolve(__dirname, '../notices/check');
  const checked = `import {checkNotices} from '${ours}';\nimport {notices} from './src/site/notices';\n`;
  write(root, 'hosting.config.ts', `${checked}checkNotices(notices, new Set());\n${config}`);
  expect(await outputOf(root, '--all')).toMatch(
    /^src\/site\/notices\.ts:2:8 the notice "tag": .* times that exist.*\nsrc\/site\/notices\.ts:3:8 the notice "zeit": /,
  );
  write(root, 'hosting.config.ts', `gigabyte(20);\n${config}`);
  expect(await outputOf(root, '--all')).toMatch(
    /gigabyte is not defined – look there for a name that is mistyped or missing/,
  );
});

it('names a missing comma with its place instead of a stack', async () => {
  const root = copySite();
  change(root, 'src/facts/services.ts', "category: 'start',", "category: 'start'");
  expect(await outputOf(root, '--all')).toMatch(
    /^src\/facts\/services\.ts:6:\d+ Expected "\}" but found "summary" – .* \(site\/typescript\)\n1 error/,
  );
});
