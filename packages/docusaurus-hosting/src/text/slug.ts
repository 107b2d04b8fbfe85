/** A title as the name of a file and in an address: lower case, hyphens, umlauts as they are, NFC. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-z0-9äöüß]+/g, '-')
    .replace(/^-+|-+$/g, '');

const inAscii: Readonly<Record<string, string>> = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss'};

/** The same for names that must be ASCII, such as those of hosts and packages. */
export const asciiSlugOf = (title: string): string =>
  slugOf(title).replace(/[äöüß]/g, (letter) => inAscii[letter] ?? '');
