import type {Message} from 'docusaurus-content-check/diagnostic';
import {escapeRegExp} from 'docusaurus-content-check/text';
import type {FactTexts} from './facts';

/** Hosts, e-mail and IP addresses, URLs: one word with a dotted name or number, or a double colon; paths of this site are none. */
const address = /^(?!\/)\S*(?:[\w-]\.[a-z]{2,}|\d\.\d+\.\d|::)\S*$/i;

/** The text as a whole, not within a longer host or address. */
const whole = (text: string): RegExp => new RegExp(`(?<![\\w.@-])${text}(?![\\w-]|\\.\\w)`, 'giu');

/** A number beside the word Port, or behind a host: `Port 993`, `port=993`, `{{mail.imap.host}}:993`. */
const ports = /\bPorts?[-\s:=*`„"]*(\d+)\b|(?<=[\w\]}]):(\d+)\b/giu;

/** What must not be typed, longest first, so that a URL is found as a whole; hosts below the domains come last. */
function forbidden(known: FactTexts): [pattern: RegExp, advice: string][] {
  const addresses = [...known].filter(([, value]) => address.test(value)).sort(([, a], [, b]) => b.length - a.length);
  const domains = new Set(['operator.domain', 'mail.domain'].flatMap((name) => known.get(name) ?? []));
  return [
    ...addresses.map(([name, value]): [RegExp, string] => [whole(escapeRegExp(value)), `write {{${name}}}`]),
    ...[...domains].map((domain): [RegExp, string] => [
      whole(`(?:[\\w-]+\\.)+${escapeRegExp(domain)}`),
      'add it to src/facts/ and name it',
    ]),
  ];
}

/**
 * Finds values of facts that are typed by hand: hosts, addresses and URLs, all hosts below the provider's domains, and
 * ports beside a host or the word Port.
 *
 * @param text - content of a Markdown file, a component or a config piece
 * @param kind - what the text is: numbers in code are seldom ports, so there only addresses count
 * @returns every find with its offset and what to write instead, line by line
 */
export function findLiterals(text: string, known: FactTexts, kind: 'prose' | 'code'): Message[] {
  const patterns = forbidden(known);
  const portNames = new Map([...known].filter(([name]) => /port$/i.test(name)).map(([name, value]) => [value, name]));
  return [...text.matchAll(/.+/g)].flatMap(({0: source, index: start}) => {
    const finds: Message[] = [];
    const add = (found: string, at: number, note: string): void =>
      void finds.push({at: start + at, reason: `"${found}" is typed by hand`, note});
    let line = source.replace(/\{\{[^}]+\}\}|\$\{[^}]+\}/g, (named) => '}'.repeat(named.length));
    for (const [pattern, advice] of patterns) {
      line = line.replace(pattern, (found, at: number) => {
        add(found, at, advice);
        return ' '.repeat(found.length);
      });
    }
    for (const {0: found, 1: beside, 2: behind, index} of kind === 'prose' ? line.matchAll(ports) : []) {
      const name = portNames.get(beside ?? behind ?? '');
      if (name) add(found, index, `write {{${name}}}`);
    }
    return finds;
  });
}
