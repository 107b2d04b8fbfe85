import {describe, expect, it} from 'vitest';
import {loadedSite} from '../../../tests/searchSite';
import {stem} from '../../language';
import {guessWords, resolveWord} from './resolveWord';

const site = await loadedSite(
  [
    {url: '/passwort', title: 'Passwort ändern', text: 'Wechsle dein Passwort.'},
    {url: '/wireguard', title: 'WireGuard', text: 'Ein Tunnel.'},
    {url: '/sql', title: 'SQL', text: 'SET PASSWORD'},
  ],
  {synonyms: 'passwort, kennwort, password'},
);
const resolved = (folded: string, isPrefix: boolean) =>
  resolveWord(site, {text: folded, folded, start: 0, isPrefix, isLight: false, isQuoted: false}, []);

describe('resolves', () => {
  it.each<readonly [string, boolean, boolean, string | undefined, string]>([
    ['passwort', false, true, undefined, 'a word of the site'],
    ['kennwort', false, true, undefined, 'a synonym'],
    ['wireg', true, true, undefined, 'a beginning, while it is typed'],
    ['wireg', false, false, undefined, 'nothing once it is finished'],
    ['psaswort', false, true, 'passwort', 'what was meant by a typo'],
    ['pasword', false, true, 'passwort', 'what the site says for it, beside a word with the same meaning'],
    ['wiregau', true, true, 'wireguard', 'what was meant by a beginning with a typo'],
    ['elefant', true, false, undefined, 'nothing'],
    ['pass', false, false, undefined, 'nothing: no word is cut short'],
  ])('"%s" (open: %s) is found: %s, meant: %s (%s)', async (word, open, found, meant) => {
    const {match, meant: taken} = await resolved(word, open);
    expect({found: match.found, meant: taken}).toEqual({found, meant});
  });
});

it.each<readonly [string, string | undefined, string]>([
  ['wirreguad', 'wireguard', 'two typos in one word'],
  ['wiirguarr', undefined, 'three'],
])('guesses what "%s" is: %s (%s)', async (word, guessed) => {
  const [guess] = await guessWords(site, [await resolved(word, false)]);
  const term = guessed && site.lexicon.termOf(stem(guessed));
  expect([...guess!.match.terms.keys()]).toEqual(guessed ? [term] : []);
});
