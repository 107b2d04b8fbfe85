import {expect, it} from 'vitest';
import {facts} from '../../fixtures/facts';
import {iconModule} from './lucideIcons';

const withIcon = (icon: string) => ({
  categories: {},
  services: {post: {...facts.services.post, icon}} as unknown as typeof facts.services,
});

it('a site’s build has the icons that its facts name, whichever Lucide has', () => {
  const code = iconModule(withIcon('tree-palm'));
  expect(code).toMatch(/^import icon0 from ".*\/lucide-react\/.*\/tree-palm\.mjs";\n/);
  expect(code).toContain('"tree-palm": icon0');
  expect(code).not.toContain('"mail"');
});

it('an unknown name stops the build, with the nearest one that there is', () => {
  expect(() => iconModule(withIcon('maill'))).toThrow('There is no icon "maill"; did you mean "mail"?');
});
