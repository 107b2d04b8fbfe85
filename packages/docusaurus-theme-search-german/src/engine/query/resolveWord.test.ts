import {describe, expect, it} from 'vitest';
import {indexOf} from '../../../tests/searchSite';
import {decodeShard, encodeShard} from '../../index/encode';
import {german} from '../../language/german';
import {createLexicon} from '../lexicon';
import {createPostings, createSections} from '../postings';
import {createSite} from '../ranking/bm25';
import {resolveWord} from './resolveWord';

const {core, postings} = indexOf(
  [
    {url: '/passwort', title: 'Passwort ändern', text: 'Wechsle dein Passwort.'},
    {url: '/wireguard', title: 'WireGuard', text: 'Ein Tunnel.'},
  ],
  {synonyms: 'passwort, kennwort'},
);
const sections = createSections(core);
const loaded = createPostings(core, sections, () => Promise.resolve(decodeShard(encodeShard(postings), 0)));
const site = {...createSite(core, sections, loaded), lexicon: createLexicon(core, german)};
const resolved = (folded: string, isPrefix: boolean) =>
  resolveWord(site, {text: folded, folded, start: 0, isPrefix}, []);

describe('resolves', () => {
  it.each<readonly [string, boolean, boolean, string | undefined, string]>([
    ['passwort', false, true, undefined, 'a word of the site'],
    ['kennwort', false, true, undefined, 'a synonym'],
    ['wireg', true, true, undefined, 'a beginning, while it is typed'],
    ['wireg', false, false, undefined, 'nothing once it is finished'],
    ['passwortw', true, true, undefined, 'a compound that has just begun'],
    ['psaswort', false, true, 'passwort', 'what was meant by a typo'],
    ['wiregau', true, true, 'wireguard', 'what was meant by a beginning with a typo'],
    ['elefant', true, false, undefined, 'nothing'],
    ['pass', false, false, undefined, 'nothing: no word is cut short'],
  ])('„%s“ (open: %s) is found: %s, meant: %s (%s)', async (word, open, found, meant) => {
    const {match, meant: taken} = await resolved(word, open);
    expect({found: match.found, meant: taken}).toEqual({found, meant});
  });
});
