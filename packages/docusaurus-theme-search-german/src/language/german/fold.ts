/** What folding may change in lower-case text: letters beyond ASCII, and two letters that stand for an umlaut. */
const changing = /[^\0-\x7f]|[aou]e/;

/**
 * Brings spellings of one word together: case, umlauts (`ä`, `ae` and `a`), `ß` and `ss`, soft hyphens,
 * composed and decomposed letters (Unicode NFC/NFD).
 *
 * @returns lower-case letters without diacritics, and digits
 */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  // Most words have nothing to bring together; a page has thousands.
  if (!changing.test(lower)) return lower;
  return (
    word
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('\u00ad', '')
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ae', 'a')
      .replaceAll('oe', 'o')
      // After a, e, o and q, "ue" is no umlaut: bauen, neue, Quelle.
      .replace(/(?<![aeoq])ue/g, 'u')
  );
}
