import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {fastPages, pageTemplate, validateOptions, type Options} from './index';
import {messagesOf} from './messages';
import {defaults} from './options';

const check = (options: object): Options =>
  validateOptions({validate: normalizePluginOptions, options} as Parameters<typeof validateOptions>[0]);

it('has defaults for all options, and refuses others', () => {
  expect(check({})).toMatchObject(defaults);
  expect(check({sharedChunks: false})).toMatchObject({...defaults, sharedChunks: false});
  expect(() => check({unusedCSS: false})).toThrow('"unusedCSS" is not allowed');
  expect(() => check({scheduler: 'late'})).toThrow('"scheduler" must be a boolean');
});

it('is an entry of plugins by its name', () => {
  expect(fastPages({sharedChunks: false})).toEqual(['docusaurus-plugin-fast-pages', {sharedChunks: false}]);
});

it('has placeholders in place of scripts, the main one last', () => {
  expect(pageTemplate).toContain('it.scripts.toReversed().forEach(');
  expect(pageTemplate).toContain('<script type="text/deferred" data-src="<%= it.baseUrl %><%= script %>"></script>');
  expect(pageTemplate.match(/<script/g)).toHaveLength(1);
});

it('speaks the language of the site, in its words for what Docusaurus says too', async () => {
  expect(await messagesOf('en', {})).toMatchObject({
    closeMenu: 'Close navigation bar',
    colorModes: {dark: 'dark mode'},
  });
  expect(await messagesOf('fr', {})).toMatchObject({copied: 'Copié'});
  expect(await messagesOf('de-CH', {'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Menü schließen'})).toMatchObject(
    {
      closeMenu: 'Menü schließen',
      copied: 'Kopiert',
    },
  );
});
