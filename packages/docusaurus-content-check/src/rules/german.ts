import {boundary, opaque} from '../reader/prose';
import type {Message} from '../diagnostic';
import type {Rule} from '../rule';
import type {Site} from '../reader/site';
import {proseFor} from '../reader/textFiles';

/** U+00A0: what belongs together stays on one line. */
const nbsp = '\u00A0';

interface Match {
  readonly at: number;
  readonly length: number;
  readonly reason: string;
  readonly note: string;
  /** What the found text is replaced by. */
  readonly replacement?: string;
}

/** A rule about language: it reads what visitors read, in pages, lists of tags and authors, facts and the interface. */
function languageRule(
  name: string,
  find: (prose: string, model: Site, text: string) => Iterable<Match>,
  level: Rule['level'] = 'error',
): Rule {
  const run = (file: string, model: Site): Message[] =>
    [...find(proseFor(file, model), model, model.text(file) ?? '')].map(({at, length, reason, note, replacement}) => ({
      at,
      reason,
      note,
      ...(replacement !== undefined && {fix: {start: at, end: at + length, text: replacement}}),
    }));
  return {name: `german/${name}`, level, page: ({file}, model) => run(file, model), file: run};
}

/** One hit for each match of a pattern; the whole match is replaced. */
function* matches(
  prose: string,
  pattern: RegExp,
  say: (match: RegExpMatchArray) => Omit<Match, 'at' | 'length'> | undefined,
): Iterable<Match> {
  for (const match of prose.matchAll(pattern)) {
    const said = say(match);
    if (said) yield {at: match.index, length: match[0].length, ...said};
  }
}

const quotes = languageRule('quotes', function* (prose) {
  // Straight or English marks in pairs can be mended; a lone one cannot be told to open or to close.
  const pair = /["“]([^"“”„\n]*)["”]|„([^"“”„\n]*)["”]/g;
  const paired = new Set<number>();
  for (const match of prose.matchAll(pair)) {
    const inner = match[1] ?? match[2] ?? '';
    if (inner.includes(boundary)) continue;
    for (let at = match.index; at < match.index + match[0].length; at += 1) paired.add(at);
    const text = `„${inner}“`;
    // Between the marks may stand markup, which the prose leaves out: only the marks themselves are replaced.
    const shown = text
      .replaceAll(opaque, '·')
      .replace(/\s+/g, ' ')
      .replace(/(?<=„) | (?=“)/g, '');
    yield {
      at: match.index,
      length: 1,
      reason: `quotation marks ${match[0][0] ?? ''}…${match[0].at(-1) ?? ''}`,
      note: `write ${shown}`,
      replacement: '„',
    };
    yield {
      at: match.index + match[0].length - 1,
      length: 1,
      reason: `a closing quotation mark ${match[0].at(-1) ?? ''}`,
      note: `write ${shown}`,
      replacement: '“',
    };
  }
  for (const {index, 0: mark} of prose.matchAll(/["”]/g)) {
    if (!paired.has(index)) yield {at: index, length: 1, reason: `a quotation mark ${mark}`, note: 'write „…“'};
  }
  yield* matches(prose, /(?<![\p{L}\d])'[^'\n\uE002]+'(?![\p{L}\d])/gu, ([found]) => ({
    reason: `quotation marks ${found}`,
    note: `write „${found.slice(1, -1).trim()}“`,
    replacement: `„${found.slice(1, -1)}“`,
  }));
  yield* matches(prose, /(?<=\p{L})'(?=\p{L})/gu, () => ({
    reason: "a straight apostrophe '",
    note: 'write ’',
    replacement: '’',
  }));
});

/** Abbreviations of several words: their parts are kept together by a no-break space (DIN 5008). */
const abbreviations = ['z. B.', 'd. h.', 'u. a.', 'i. d. R.', 'o. Ä.', 'u. U.', 'z. T.', 's. o.', 's. u.', 'v. a.'];

const abbreviation = languageRule('abbreviation', function* (prose) {
  for (const short of abbreviations) {
    const letters = short.split(' ').map((part) => part.replace('.', '\\.'));
    const pattern = new RegExp(`(?<![\\p{L}.])${letters.join('[ \\t]*')}`, 'gu');
    const note = short.replaceAll(' ', nbsp);
    yield* matches(prose, pattern, ([found]) => ({
      reason: `„${found}“ ${found.includes(' ') ? 'with normal spaces' : 'without spaces'}`,
      note: `write „${short}“ with no-break spaces (&nbsp;)`,
      replacement: note,
    }));
  }
});

const units =
  'kB|KB|MB|GB|TB|KiB|MiB|GiB|TiB|kbit/s|Mbit/s|Gbit/s|ms|Hz|MHz|GHz|px|Bit|Byte|%|€|Euro|Uhr|Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Zeichen';

const unitSpace = languageRule('unit-space', (prose) =>
  matches(
    prose,
    new RegExp(`(?<![\\p{L}\\d.,:-])(\\d+(?:[.,]\\d+)?)([ \\t]*\\n?[ \\t]*)(${units})(?![\\p{L}\\d])`, 'gu'),
    ([found, number = '', space = '', unit = '']) =>
      space.includes('\n')
        ? undefined
        : {
            reason: `„${found}“ ${space ? 'with a normal space' : 'without a space'} between number and unit`,
            note: `write „${number} ${unit}“ with a no-break space (&nbsp;)`,
            replacement: `${number}${nbsp}${unit}`,
          },
  ),
);

/** Words that stand twice in good German where a clause begins: „…, die die App …“, „wenn sie sie anders nennen“. */
const twiceAllowed = /^(?:der|die|das|den|dem|des|sie|es|wir|ihr|was|wer|in)$/i;

const clauseBegins = /(?:,|(?<!\p{L})(?:als|bevor|bis|da|damit|dass|nachdem|ob|sobald|solange|weil|wenn|wie|wo))\s$/u;

const doubled = languageRule('doubled', (prose) =>
  matches(prose, /(?<![\p{L}\d-])(\p{L}+)((?:[ \t]|\n(?![ \t]*\n))+)\1(?![\p{L}\d-])/gu, (match) => {
    const [found, word = '', gap = ''] = match;
    const before = prose.slice(Math.max(0, (match.index ?? 0) - 20), match.index);
    if (twiceAllowed.test(word) && clauseBegins.test(before)) return undefined;
    // What stands apart in the file may have markup in between, which nobody but a person can mend.
    const simple = /^[ \t]$/.test(gap);
    return {
      reason: `„${found.replace(/\s+/g, ' ')}“: the word stands twice`,
      note: 'remove one',
      ...(simple && {replacement: word}),
    };
  }),
);

/** What a program says in quotation marks may say „Sie“. The end of a quoted sentence stays, because it ends the one around it, too. */
const withoutQuotations = (prose: string): string =>
  prose.replace(/„[^“]*?(?=[.!?]?“)/g, (quotation) => quotation.replace(/[^\n]/g, opaque));

/** Names of buttons and menus are bold, and are the program's words. */
const withoutLabels = (prose: string, text: string): string => {
  const characters = prose.split('');
  for (const {index, 0: label} of text.matchAll(/\*\*[^*\n]+\*\*/g)) {
    characters.fill(opaque, index, index + label.length);
  }
  return characters.join('');
};

const formal = languageRule('formal', function* (prose, _, text) {
  const own = withoutLabels(withoutQuotations(prose), text);
  const note = 'write „du“';
  yield* matches(own, /\b\p{Lu}?\p{Ll}+en(?:[ \t\r]|\n(?!\s*\n))+Sie\b/gu, ([found]) => ({
    reason: `„${found}“ addresses the reader formally`,
    note,
  }));
  const inside = /(?<=[\p{Ll}\d,;](?:[ \t\r]|\n(?!\s*\n))+)(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/gu;
  for (const match of own.matchAll(inside)) {
    const before = own.slice(0, match.index);
    if (/\p{L}+en[ \t\n]+$/u.test(before) && match[0] === 'Sie') continue;
    yield {at: match.index, length: match[0].length, reason: `„${match[0]}“ addresses the reader formally`, note};
  }
});

/** Verbs of instructions whose imperative has a short and a long form; guides use the long one throughout. */
const shortImperatives =
  'Beschreib|Bleib|Bring|Denk|Druck|Ergänz|Erzeug|Frag|Geh|Heb|Klick|Kopier|Lad|Lass|Leg|Lösch|Meld|Merk|Nenn|Nutz|Prüf|Schalt|Schick|Schließ|Schreib|Schütz|Setz|Stell|Such|Tipp|Trag|Überleg|Vergleich|Verwend|Wähl|Wiederhol|Zieh';

/** At the beginning of a sentence, behind „und“, „sondern“ or a comma: elsewhere the same letters are a noun (der Klick, der Druck). */
const imperativePattern = new RegExp(
  `(?<=(?:^|[${boundary}\\n]|[.!?:;]“?[ \\t]+)[ \\t]*)(?:${shortImperatives})(?=[ \\t]+(?!${boundary})\\S)` +
    `|(?<=(?:(?<!\\p{L})(?:und|oder|dann|sondern)|,)[ \\t])(?:${shortImperatives.toLowerCase()})(?=[ \\t]+\\S)`,
  'gmu',
);

const imperative = languageRule('imperative', (prose) =>
  matches(withoutQuotations(prose), imperativePattern, ([found]) => ({
    reason: `„${found}“ beside forms such as „wähle“`,
    note: `write „${found}e“, as in all instructions`,
    replacement: `${found}e`,
  })),
);

const person = languageRule('person', (prose) =>
  matches(
    withoutQuotations(prose),
    /(?<!\p{L})(?:(?:ein|der|jeder|kein|dieser) )?Mensch(?:en|s)?(?!\p{L})/gu,
    ([found]) => ({
      reason: `„${found}“ for somebody who uses the services`,
      note: 'write „Person“, „alle“, „andere“ or „du“',
    }),
  ),
);

const typography = languageRule('typography', function* (prose) {
  yield* matches(prose, /(?<!\.)\.\.\.(?!\.)/g, () => ({reason: 'three points', note: 'write …', replacement: '…'}));
  yield* matches(prose, /(?<=[\p{L}\d]) -{1,2} (?=[\p{L}\d])/gu, () => ({
    reason: 'a hyphen as a dash',
    note: 'write – between spaces',
    replacement: ' – ',
  }));
});

const fragment = languageRule('fragment', function* (prose) {
  for (const section of prose.matchAll(/^[^\n\p{L}]*Deine Daten[^\n]*\n([\s\S]*?)(?=\n\uE002\uE002 |$(?![\s\S]))/gmu)) {
    const start = section.index + section[0].length - (section[1]?.length ?? 0);
    // A label and a fact: „Sicherung: {{…}}.“ The fact is a stand-in here (FactMask).
    for (const match of (section[1] ?? '').matchAll(
      /(?<=(?:^|[.!?]\s+|\n))(\p{Lu}[\p{L} -]{2,40}): \uE000[^.\n]*\./gu,
    )) {
      yield {
        at: start + match.index,
        length: match[0].length,
        reason: `„${match[1] ?? ''}: …“ is no sentence`,
        note: 'write one with a verb: „Gesichert wird {{…}}.“',
      };
    }
  }
});

const phrases = languageRule('words', function* (prose, {options}) {
  const own = withoutQuotations(prose);
  for (const {pattern, right: note} of options.phrases ?? []) {
    yield* matches(own, new RegExp(pattern, 'gu'), ([found]) => ({
      reason: `„${found}“ is not how this site puts it`,
      note,
    }));
  }
});

export const germanRules: readonly Rule[] = [
  quotes,
  abbreviation,
  unitSpace,
  doubled,
  formal,
  imperative,
  person,
  typography,
  fragment,
  phrases,
];
