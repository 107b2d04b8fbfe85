import {page, testRules} from '../../fixtures';
import {pageQuestionRule} from './pageQuestions';

testRules(
  [pageQuestionRule],
  [
    {
      name: 'questions about a page that there is not',
      file: 'docs/wolke.questions.yaml',
      content: '- fotos sichern\n',
      line: 1,
      rule: 'search/page-questions',
      says: /there is no page docs\/wolke\.md/,
    },
  ],
  [
    ['a page that visitors ask about', 'docs/fotos.md', page('## Sichern\n\nText.')],
    ['questions about it and a section of it', 'docs/fotos.questions.yaml', '- fotos sichern\n- sichern: [handy]\n'],
  ],
);
