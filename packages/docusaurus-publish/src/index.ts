import type {PluginModule} from '@docusaurus/types';
import {trustedTypesScript} from './server/trustedTypes';

/** Puts the default policy of Trusted Types before every other script of the page: what those write as markup is checked from the start. */
export const trustedTypes = (): PluginModule => () => ({
  name: 'docusaurus-publish',
  injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: trustedTypesScript}]}),
});
