/** A title as the name of a file and in an address: lower case, hyphens, umlauts as they are, NFC. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-z0-9äöüß]+/g, '-')
    .replace(/^-+|-+$/g, '');
