/** Prefixes that stand apart from their verbs, folded, as alternatives of a pattern: those that begin like others come first. */
export const separablePrefixes =
  'ab|an|auf|aus|bei|durch|ein|fest|fort|frei|herauf|heraus|herein|herunter|her|hinaus|hinein|hinunter|hinzu|hin|' +
  'hoch|los|mit|nach|raus|rein|runter|ruber|uber|um|unter|vorbei|vor|weg|weiter|wieder|zuruck|zusammen|zu';

const prefixes: ReadonlySet<string> = new Set(separablePrefixes.split('|'));

/** Is a folded word the part of a verb that stands at the end of a clause, as in "melde dich an"? */
export const isVerbPrefix = (folded: string): boolean => prefixes.has(folded);
