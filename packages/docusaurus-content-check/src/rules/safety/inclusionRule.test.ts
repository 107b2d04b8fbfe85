import {expect, it} from 'vitest';
import {check, copySite, testRules, write} from '../../../fixtures';
import {inclusionRule} from './inclusionRule';

testRules(
  [inclusionRule],
  [
    {
      name: 'parts that include each other',
      file: 'docs/_kreis.md',
      content: "import Kreis from './_kreis.md';\n\n<Kreis />\n",
      rule: 'safety/inclusion',
      says: /without end/,
      line: 1,
    },
  ],
);

it('parts that include others ten times each are found before a build would not end', async () => {
  const root = copySite();
  for (const [index, part] of Array.from('abcdefgh').entries()) {
    const next = 'bcdefgh_'.charAt(index);
    const content = next === '_' ? 'Text.\n' : `import Teil from './_${next}.md';\n\n${'<Teil />\n\n'.repeat(10)}`;
    write(root, `docs/_${part}.md`, content);
  }
  const found = (await check(root)).filter(({ruleId}) => ruleId === 'safety/inclusion');
  expect(found.map(({file}) => file)).toEqual(['docs/_a.md', 'docs/_b.md', 'docs/_c.md']);
});
