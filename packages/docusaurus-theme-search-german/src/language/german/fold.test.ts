import {expect, it} from 'vitest';
import {fold} from './fold';

it.each([
  ['Passwort', 'passwort', 'case'],
  ['Übersetzung', 'ubersetzung', 'umlaut as one letter (NFC)'],
  ['U\u0308bersetzung', 'ubersetzung', 'umlaut as letter and mark (NFD)'],
  ['Uebersetzung', 'ubersetzung', 'umlaut as two letters'],
  ['Ubersetzung', 'ubersetzung', 'umlaut without its dots'],
  ['Ärger', 'arger', 'ä'],
  ['aerger', 'arger', 'ae'],
  ['schön', 'schon', 'ö'],
  ['schoen', 'schon', 'oe'],
  ['Straße', 'strasse', 'ß'],
  ['STRASSE', 'strasse', 'SS'],
  ['Spei\u00adcher', 'speicher', 'soft hyphen'],
  ['neue', 'neue', 'ue that is no umlaut'],
  ['Quelle', 'quelle', 'ue after q'],
  ['bauen', 'bauen', 'ue after a'],
  ['Café', 'cafe', 'accent'],
  ['2FA', '2fa', 'digits'],
])('%s becomes %s (%s)', (word, folded) => {
  expect(fold(word)).toBe(folded);
});
