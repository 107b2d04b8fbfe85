import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {areaOf, siteAreas} from './areas';
import {optionsSchema, type CheckedOptions} from './options';

const docs = (path: string) => ({
  loadedVersions: [
    {isLast: false, path: `${path}/next`, className: 'docs-version-current'},
    {isLast: true, path, className: 'docs-version-2.0'},
  ],
});
const content = {
  'docusaurus-plugin-content-docs': {default: docs('/docs'), api: docs('/api')},
  'docusaurus-plugin-content-blog': {default: {}},
} as unknown as AllContent;
const areas = (options: object = {}) => siteAreas(content, optionsSchema.validate(options).value as CheckedOptions);

it('derives areas from content plugins, and labels from the ids of those that have one', () => {
  expect(areas().map(({id, label}) => [id, label])).toEqual([
    ['docs', undefined],
    ['api', 'api'],
    ['blog', undefined],
  ]);
});

it('takes labels from the options, and refuses those of no area', () => {
  const labeled = areas({areaLabels: {blog: 'Neues', docs: 'Doku'}});
  expect(labeled.map(({label}) => label)).toEqual(['Doku', 'api', 'Neues']);
  expect(() => areas({areaLabels: {nix: 'Nichts'}})).toThrow(/no area nix; it has docs, api, blog/);
});

it('assigns pages of the last version alone', () => {
  const page = (version: string) => ({kind: 'docs' as const, pluginId: 'api', classes: [`docs-version-${version}`]});
  expect(areaOf(areas(), page('2.0'))?.id).toBe('api');
  expect(areaOf(areas(), page('current'))).toBeUndefined();
});
