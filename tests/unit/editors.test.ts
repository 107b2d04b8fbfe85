import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import * as z from 'zod';
import {watchMarks} from 'docusaurus-content-check/watch';

const tasks = z.object({
  tasks: z.array(
    z.object({
      label: z.string(),
      problemMatcher: z.object({
        pattern: z.object({regexp: z.string()}),
        background: z.object({beginsPattern: z.string(), endsPattern: z.string()}),
      }),
    }),
  ),
});

it('Visual Studio Code understands what the check writes while it watches', () => {
  const file = tasks.parse(JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')));
  const {pattern, background} = file.tasks.find(({label}) => label === 'check')!.problemMatcher;
  expect(watchMarks.begin).toMatch(new RegExp(background.beginsPattern));
  expect(watchMarks.end).toMatch(new RegExp(background.endsPattern));
  const finding = 'docs-info/intro.md:8:5 warning: „z.B.“ – „z. B.“ (german/abbreviation)';
  const [, path, line, column, severity, message] = new RegExp(pattern.regexp).exec(finding) ?? [];
  expect([path, line, column, severity]).toEqual(['docs-info/intro.md', '8', '5', 'warning']);
  expect(message).toBe('„z.B.“ – „z. B.“ (german/abbreviation)');
});
