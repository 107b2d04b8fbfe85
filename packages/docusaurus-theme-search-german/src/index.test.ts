import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import themeSearchGerman from './index';
import {optionsSchema, type CheckedOptions} from './options';

it.each([
  ['de', 0],
  ['de-AT', 0],
  ['en', 1],
])('warns on a site in %s: %d times', async (currentLocale, times) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const context = {baseUrl: '/', siteDir: '.', siteConfig: {}, i18n: {currentLocale}} as unknown as LoadContext;
  const actions = {addRoute: () => undefined} as unknown as PluginContentLoadedActions;
  const theme = themeSearchGerman(context, optionsSchema.validate({}).value as CheckedOptions);
  await theme.contentLoaded!({content: undefined, actions});
  expect(warn).toHaveBeenCalledTimes(times);
  warn.mockRestore();
});
