import {expect, it} from 'vitest';
import {areas} from '../../fixtures/areas';
import {keyPages} from '../../fixtures/keyPages';
import {marks} from '../../fixtures/marks';
import {checkSiteOptions, type SiteOptions} from './siteOptions';

const [blog, docs] = areas;

it('options of a site may be right', () => {
  expect(() => checkSiteOptions({areas, keyPages, marks})).not.toThrow();
});

it.each<[string, object, RegExp]>([
  ['an area without a main page', {areas: [{...blog, mainRoute: undefined}]}, /at areas\[0\]\.mainRoute/],
  ['a folder that ends with a slash', {areas: [{...docs, folder: 'docs/'}]}, /without slashes at its ends[^]*folder/],
  ['two areas with one id', {areas: [blog, blog]}, /an id of its own/],
  ['a misspelled key page', {keyPages: {...keyPages, singIn: '/x'}}, /"singIn"/],
  [
    'a key page elsewhere',
    {keyPages: {...keyPages, contact: 'https://x.example'}},
    /beginning with a slash[^]*contact/,
  ],
  ['a mark that is no list', {marks: {...marks, unfinished: 'im Aufbau'}}, /marks\.unfinished/],
])('%s is named', (_, wrong, message) => {
  expect(() => checkSiteOptions(wrong as SiteOptions)).toThrow(message);
});
