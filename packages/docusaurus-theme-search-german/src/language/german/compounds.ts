import {isStopWord} from './stopWords';

const minLength = 4;

/**
 * Parts of compounds that are shorter than four letters: `Webforum`, `Gitkonfiguration`, `DNS-Profil`.
 * Kept by hand, because a splitter that may use any short word finds nonsense in every word.
 */
export const shortParts: ReadonlySet<string> = new Set(
  'web git vpn dns sso pdf usb cpu sql ssh tls ssl xml csv api app pin qr ip it bug rad tor uhr ort weg rat log tag bau'.split(
    ' ',
  ),
);

/** Letters that join two parts: Verbindung-s-aufbau, Kunde-n-dienst. */
export const linkingElements = ['', 's', 'n', 'es', 'en'];
/** These as well, where all parts are known words. */
const splittingElements = [...linkingElements, 'er', 'e'];

/** Beginnings that make new words of verbs but no compounds. */
const prefixes: ReadonlySet<string> = new Set(
  'unter uber wieder durch nach weiter zusammen hinter gegen zuruck heraus herunter raus runter rein vorbei'.split(' '),
);

interface Split {
  readonly marked: string;
  /** Number of parts. */
  readonly count: number;
  /** Geometric mean of the parts' frequencies, as a logarithm. */
  readonly score: number;
}

/** The parts of a word whose joints are marked, if it has any. */
export const partsOf = (marked: string): string[] =>
  marked.includes('|') ? marked.split('|').filter((_, place) => place % 2 === 0) : [];

/**
 * Splits compounds at the place where the parts are most frequent in the site's own texts
 * (Koehn and Knight 2003: best geometric mean).
 *
 * @returns a function that marks the joints of a folded word, between two or three parts (`verbindung|s|aufbau`); a word
 *   that is none, or is common in itself, stays as it is
 */
export function createSplitter(frequency: (word: string) => number): (word: string) => string {
  const known = new Map<string, Split | undefined>();

  const partFrequency = (part: string): number => {
    const isShort = shortParts.has(part);
    if (part.length < minLength && !isShort) return 0;
    const count = frequency(part) || (isShort ? 1 : 0);
    // Most parts are no words, so whether they may be one is asked last.
    return count === 0 || isStopWord(part) || prefixes.has(part) ? 0 : count;
  };

  function bestSplit(word: string, maxParts: number): Split | undefined {
    const key = `${maxParts}${word}`;
    if (known.has(key)) return known.get(key);
    let best: Split | undefined;
    const consider = (marked: string, count: number, logSum: number, linked: boolean): void => {
      const score = logSum / count - 0.15 * (count - 2) - (linked ? 0.1 : 0);
      if (!best || score > best.score) best = {marked, count, score};
    };
    for (let end = 2; end <= word.length - 3; end += 1) {
      const head = word.slice(0, end);
      const headFrequency = partFrequency(head);
      if (headFrequency === 0) continue;
      for (const element of splittingElements.filter((each) => word.startsWith(each, end))) {
        const tail = word.slice(end + element.length);
        const tailFrequency = partFrequency(tail);
        const logSum = Math.log(headFrequency);
        const first = `${head}|${element}|`;
        if (tailFrequency > 0) consider(first + tail, 2, logSum + Math.log(tailFrequency), element !== '');
        const rest = maxParts > 2 && tail.length >= 2 * minLength ? bestSplit(tail, maxParts - 1) : undefined;
        if (rest) consider(first + rest.marked, 1 + rest.count, logSum + rest.score * rest.count, element !== '');
      }
    }
    known.set(key, best);
    return best;
  }

  return (word) => {
    const split = word.length < 6 || /\d/.test(word) ? undefined : bestSplit(word, 3);
    return split && Math.log(frequency(word)) <= split.score + 1 ? split.marked : word;
  };
}
