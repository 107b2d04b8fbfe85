import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parseQuestions, readQuestions} from './questions';

describe('parseQuestions', () => {
  it('takes values that hold what YAML keeps for itself', () => {
    const questions = parseQuestions("- 'mail von {{name}}'", (text) => text.replace('{{name}}', "O'Netz: #1"));
    expect(questions.get('')).toEqual(["mail von O'Netz: #1"]);
  });

  it('tells questions about a page from those about its sections', () => {
    const content = '- handyfotos sichern\n- 2fa\n- teilen:\n    - ordner freigeben\n    - 554\n';
    expect([...parseQuestions(content)]).toEqual([
      ['', ['handyfotos sichern', '2fa']],
      ['#teilen', ['ordner freigeben', '554']],
    ]);
  });

  it.each(['teilen: ordner freigeben', '- teilen: ordner freigeben', '- [a, b]', '- a: [b]\n  c: [d]'])(
    'refuses %j',
    (content) => {
      expect(() => parseQuestions(content)).toThrow(/must be|does not match/);
    },
  );
});

describe('readQuestions', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'questions-'));
  afterAll(() => rmSync(siteDir, {recursive: true}));
  mkdirSync(path.join(siteDir, 'docs'));
  const write = (file: string, text: string): void => writeFileSync(path.join(siteDir, 'docs', file), text);
  write('cloud.questions.yaml', "- '{{brand}} sichern'\n");
  const route = (url: string, file: string) => ({
    path: url,
    component: '@theme/DocItem',
    metadata: {sourceFilePath: `docs/${file}`},
  });
  write('start.tsx', 'export default () => null;');
  const pages = [route('/wolke', 'cloud.md'), route('/ohne', 'none.mdx'), route('/start', 'start.tsx')];
  const routes = [{...route('/', 'index.md'), routes: pages}];

  it('finds the files beside pages, and fills in what Markdown names', () => {
    const fill = ({fileContent}: {fileContent: string}) => fileContent.replace('{{brand}}', 'handyfotos');
    expect([...readQuestions(routes, siteDir, fill)]).toEqual([['/wolke', new Map([['', ['handyfotos sichern']]])]]);
  });

  it('names the file that it cannot read', () => {
    write('none.questions.yaml', 'nichts: [');
    expect(() => readQuestions(routes, siteDir)).toThrow(/^docs\/(?:cloud|none)\.questions\.yaml: /);
  });
});
