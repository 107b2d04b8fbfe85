/**
 * Brings spellings of one word together: case, umlauts (`ä`, `ae` and `a`), `ß` and `ss`, soft hyphens,
 * composed and decomposed letters (Unicode NFC/NFD).
 *
 * @returns lower-case letters without diacritics, and digits
 */
export function fold(word: string): string {
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
      // After a, e, o and q, „ue“ is no umlaut: bauen, neue, Quelle.
      .replace(/(?<![aeoq])ue/g, 'u')
  );
}
