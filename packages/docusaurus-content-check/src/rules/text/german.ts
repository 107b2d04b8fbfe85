import {message, type Level, type Message} from '../../diagnostic';
import {boundary, opaque} from '../../reader/prose';
import type {Site} from '../../reader/site';
import type {Rule} from '../../rule';
import words from './germanWords.json';

/** U+00A0: what belongs together stays on one line. */
const nbsp = '\u00A0';

/** A rule about language: it reads what visitors read, in pages, lists of tags and authors, and the interface. */
const languageRule = (
  name: string,
  find: (prose: string, site: Site, text: string) => Iterable<Message>,
  level: Level = 'error',
): Rule => ({name: `german/${name}`, level, file: (file, site) => find(site.prose(file), site, site.text(file))});

/** A message about a match, of which the whole is replaced. */
function found({index: at, 0: whole}: RegExpExecArray, reason: string, note: string, text?: string): Message {
  return {at, reason, note, ...(text !== undefined && {fix: {start: at, end: at + whole.length, text}})};
}

const quotes = languageRule('quotes', function* (prose) {
  // Straight or English marks in pairs can be corrected; a lone one cannot be told to open or to close.
  const paired = new Set<number>();
  for (const match of prose.matchAll(/["“]([^"“”„\n]*)["”]|„([^"“”„\n]*)["”]/g)) {
    const [{length}] = match;
    const [open, close] = [match[0].charAt(0), match[0].charAt(length - 1)];
    const inner = match[1] ?? match[2] ?? '';
    if (inner.includes(boundary)) continue;
    const last = match.index + length - 1;
    paired.add(match.index).add(last);
    // Between the marks may stand markup, which the prose leaves out: only the marks themselves are replaced.
    const note = `write „${inner.replaceAll(opaque, '·').replace(/\s+/g, ' ').trim()}“`;
    const replaced = (start: number, text: string): Pick<Message, 'fix'> => ({fix: {start, end: start + 1, text}});
    yield message(match.index, `quotation marks ${open}…${close}`, note, replaced(match.index, '„'));
    yield message(last, `a closing quotation mark ${close}`, note, replaced(last, '“'));
  }
  for (const {index, 0: mark} of prose.matchAll(/["”]/g)) {
    if (!paired.has(index)) yield message(index, `a quotation mark ${mark}`, 'write „…“');
  }
  for (const match of prose.matchAll(/(?<![\p{L}\d])'([^'\n\uE002]+)'(?![\p{L}\d])/gu)) {
    const [whole, inner = ''] = match;
    yield found(match, `quotation marks ${whole}`, `write „${inner.trim()}“`, `„${inner}“`);
  }
  for (const match of prose.matchAll(/(?<=\p{L})'(?=\p{L})/gu)) {
    yield found(match, "a straight apostrophe '", 'write ’', '’');
  }
});

/** Abbreviations of several words: their parts are kept together by a no-break space (DIN 5008). */
const abbreviation = languageRule('abbreviation', function* (prose) {
  for (const short of words.abbreviations) {
    const letters = short.split(' ').map((part) => part.replace('.', '\\.'));
    for (const match of prose.matchAll(new RegExp(`(?<![\\p{L}.])${letters.join('[ \\t]*')}`, 'gu'))) {
      const reason = `"${match[0]}" ${match[0].includes(' ') ? 'with normal spaces' : 'without spaces'}`;
      yield found(match, reason, `write "${short}" with no-break spaces (&nbsp;)`, short.replaceAll(' ', nbsp));
    }
  }
});

const unitPattern = new RegExp(
  `(?<![\\p{L}\\d.,:-])(\\d+(?:[.,]\\d+)?)([ \\t]*)(${words.units.join('|')})(?![\\p{L}\\d])`,
  'gu',
);

const unitSpace = languageRule('unit-space', function* (prose) {
  for (const match of prose.matchAll(unitPattern)) {
    const [whole, number, space, unit] = match;
    const reason = `"${whole}" ${space ? 'with a normal space' : 'without a space'} between number and unit`;
    const note = `write "${number} ${unit}" with a no-break space (&nbsp;)`;
    yield found(match, reason, note, `${number}${nbsp}${unit}`);
  }
});

/** Words that stand twice in good German where a clause begins: "…, die die App …", "wenn sie sie anders nennen". */
const twiceAllowed = /^(?:der|die|das|den|dem|des|sie|es|wir|ihr|was|wer|in)$/i;

const clauseBegins = /(?:,|(?<!\p{L})(?:als|bevor|bis|da|damit|dass|nachdem|ob|sobald|solange|weil|wenn|wie|wo))\s$/u;

const doubled = languageRule('doubled', function* (prose) {
  for (const match of prose.matchAll(/(?<![\p{L}\d-])(\p{L}+)((?:[ \t]|\n(?![ \t]*\n))+)\1(?![\p{L}\d-])/gu)) {
    const [whole, word = '', gap = ''] = match;
    const before = prose.slice(Math.max(0, match.index - 20), match.index);
    if (twiceAllowed.test(word) && clauseBegins.test(before)) continue;
    // What stands apart in the file may have markup in between, which nobody but a person can correct.
    const replacement = /^[ \t]$/.test(gap) ? word : undefined;
    yield found(match, `"${whole.replace(/\s+/g, ' ')}": the word stands twice`, 'remove one', replacement);
  }
});

/** What a program says in quotation marks may say "Sie". The end of a quoted sentence stays, because it ends the one around it, too. */
const withoutQuotations = (prose: string): string =>
  prose.replace(/„[^„“]*?(?=[.!?]?“)/g, (quotation) => quotation.replace(/[^\n]/g, opaque));

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
  const verb = /\b\p{Lu}?\p{Ll}+en(?:[ \t\r]|\n(?!\s*\n))+Sie\b/gu;
  // The word comes first: looking back from each of a thousand spaces takes minutes.
  const inside = /(?=Sie|Ih)(?<=[\p{Ll}\d,;](?:[ \t\r]|\n(?!\s*\n))+)(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/gu;
  const verbs = [...own.matchAll(verb)];
  // "klicken Sie" is one mistake.
  const isTold = (at: number): boolean => verbs.some(({index, 0: whole}) => index < at && at < index + whole.length);
  for (const match of [...verbs, ...own.matchAll(inside)]) {
    if (!isTold(match.index)) yield found(match, `"${match[0]}" addresses the reader formally`, 'write "du"');
  }
});

/** Verbs of instructions whose imperative has a short and a long form; guides use the long one throughout. */
const shortImperatives = words.imperatives.join('|');

/** At the beginning of a sentence, behind "und", "sondern" or a comma: elsewhere the same letters are a noun (der Klick, der Druck). */
const imperativePattern = new RegExp(
  `(?=${shortImperatives})(?<=(?:^|[${boundary}\\n])[ \\t]*|[.!?:;]“?[ \\t]+)(?:${shortImperatives})(?=[ \\t]+(?!${boundary})\\S)` +
    `|(?<=(?:(?<!\\p{L})(?:und|oder|dann|sondern)|,)[ \\t])(?:${shortImperatives.toLowerCase()})(?=[ \\t]+\\S)`,
  'gmu',
);

const imperative = languageRule('imperative', function* (prose) {
  for (const match of withoutQuotations(prose).matchAll(imperativePattern)) {
    const right = `${match[0]}e`;
    yield found(match, `"${match[0]}" beside forms such as "wähle"`, `write "${right}", as in all instructions`, right);
  }
});

/** What glues an instruction to what belongs into a sentence of its own, unlike "überall, wo du …"; the second "denn" of a page is one too many. */
const gluePattern = new RegExp(
  `(?<!überall|dort|nach), (?:(?:worauf|wobei|wo (?:du|ihr))(?!\\p{L})|deshalb (?:(?:${shortImperatives.toLowerCase()})e|${words.otherImperatives.join('|')})(?!\\p{L}))|(?<!\\p{L})denn(?!\\p{L})`,
  'gu',
);

function* gluedSentences(prose: string): Iterable<Message> {
  let reasons = 0;
  for (const match of withoutQuotations(prose).matchAll(gluePattern)) {
    const [glue] = match;
    if (glue === 'denn' && ++reasons === 1) continue;
    yield found(match, `"${glue.replace(/^, /, '')}" glues two sentences together`, 'begin a sentence of its own');
  }
}

/** Whoever follows a step reads it in one look, and then looks at the device. */
const longestStep = 25;

function* longSteps(prose: string, _: Site, text: string): Iterable<Message> {
  for (const {index, 0: line} of text.matchAll(/^[ \t]*\d+\.[ \t].+$/gm)) {
    const words = prose.slice(index, index + line.length).split(/[\s\uE002]+/);
    const {length} = words.filter((word) => /[\p{L}\d\uE000\uE003]/u.test(word));
    if (length > longestStep) {
      yield message(index, `a step of ${length} words`, 'make two steps, or a paragraph behind the instruction');
    }
  }
}

const typography = languageRule('typography', function* (prose) {
  for (const match of prose.matchAll(/(?<!\.)\.\.\.(?!\.)/g)) yield found(match, 'three points', 'write …', '…');
  for (const match of prose.matchAll(/(?<=[\p{L}\d]) -{1,2} (?=[\p{L}\d])/gu)) {
    yield found(match, 'a hyphen as a dash', 'write – between spaces', ' – ');
  }
});

const phrases = languageRule('words', function* (prose, {options}) {
  for (const {pattern, right} of options.phrases ?? []) {
    for (const match of withoutQuotations(prose).matchAll(new RegExp(pattern, 'gu'))) {
      yield found(match, `"${match[0]}" is not how this site puts it`, right);
    }
  }
});

export const germanRules: readonly Rule[] = [
  quotes,
  abbreviation,
  unitSpace,
  doubled,
  formal,
  imperative,
  languageRule('glued', gluedSentences, 'warning'),
  languageRule('step', longSteps, 'warning'),
  typography,
  phrases,
];
