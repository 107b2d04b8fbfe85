import {expect, it} from 'vitest';
import {searcherFor} from '../../tests/searchSite';

const pages = [
  {url: '/post', title: 'Postfach', text: 'Das Postfach und der Umzug.', questions: ['postfach', 'umzug nach berlin']},
  {url: '/umzug', title: 'Neu hier', text: 'Alles über den Weg zu uns.', questions: ['altes postfach mitnehmen']},
  {url: '/foto', title: 'Fotos', text: 'Bilder sichern.', questions: ['omas album retten', 'netflix am fernseher']},
];
const searcher = searcherFor(pages);
const rowsFor = async (text: string) => (await searcher.search({text, limit: 8, snippetLength: 50})).rows;

it.each([
  ['Wie kann ich mein altes Postfach mitnehmen?', '/umzug', 'before the page that is named so'],
  ['Postfach', '/post', 'but a single word leads to that page'],
])('"%s" leads to %s, %s', async (query, url) => {
  expect((await rowsFor(query))[0]?.url).toBe(url);
});

it.each([
  ['bilder aus omas album retten', [], 'which is nearly what a question asks'],
  ['netflix bilder kündigen', ['netflix', 'kündigen'], 'when a question shares one word'],
])('"%s" lacks %j %s', async (query, missing) => {
  expect((await rowsFor(query))[0]?.missing).toEqual(missing);
});
