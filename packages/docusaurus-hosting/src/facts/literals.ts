import {escapeRegExp} from 'docusaurus-content-check/text';
import type {Facts} from './facts';

/** A place where a host, port or address is typed by hand instead of named. */
export interface Literal {
  /** Line, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** What to write instead. */
  readonly advice: string;
}

/** Hosts, e-mail and IP addresses, URLs: one word with a dotted name or number, or a double colon; paths of this site are none. */
const address = /^(?!\/)\S*(?:[\w-]\.[a-z]{2,}|\d\.\d+\.\d|::)\S*$/i;

/** The text as a whole, not within a longer host or address. */
const whole = (text: string): RegExp => new RegExp(`(?<![\\w.@-])${text}(?![\\w-]|\\.\\w)`, 'giu');

/** A number beside the word Port, or behind a host: `Port 993`, `port=993`, `{{mail.imap.host}}:993`. */
const ports = /\bPorts?[-\s:=*`„"]*(\d+)\b|(?<=[\w\]}]):(\d+)\b/giu;

/** What must not be typed, longest first, so that a URL is found as a whole; hosts below the domains come last. */
function forbidden(facts: Facts): [pattern: RegExp, advice: string][] {
  const addresses = [...facts].filter(([, value]) => address.test(value)).sort(([, a], [, b]) => b.length - a.length);
  const domains = new Set(['operator.domain', 'mail.domain'].flatMap((name) => facts.get(name) ?? []));
  return [
    ...addresses.map(([name, value]): [RegExp, string] => [whole(escapeRegExp(value)), `write {{${name}}}`]),
    ...[...domains].map((domain): [RegExp, string] => [
      whole(`(?:[\\w-]+\\.)+${escapeRegExp(domain)}`),
      'add it to src/provider/ and name it',
    ]),
  ];
}

/**
 * Finds values of facts that are typed by hand: hosts, addresses and URLs, all hosts below the provider's domains, and
 * ports beside a host or the word Port.
 *
 * @param text - content of a Markdown file, a component or a config piece
 * @param kind - what the text is: numbers in code are seldom ports, so there only addresses count
 * @returns every find with its line and what to write instead, line by line
 */
export function findLiterals(text: string, facts: Facts, kind: 'prose' | 'code'): Literal[] {
  const patterns = forbidden(facts);
  const portNames = new Map([...facts].filter(([name]) => /port$/i.test(name)).map(([name, value]) => [value, name]));
  return text.split('\n').flatMap((source, index) => {
    const finds: Literal[] = [];
    let line = source.replace(/\{\{[^}]+\}\}|\$\{[^}]+\}/g, (named) => '}'.repeat(named.length));
    for (const [pattern, advice] of patterns) {
      line = line.replace(pattern, (found) => {
        finds.push({line: index + 1, text: found, advice});
        return ' '.repeat(found.length);
      });
    }
    for (const [found, ...numbers] of kind === 'prose' ? line.matchAll(ports) : []) {
      const name = portNames.get(numbers.find(Boolean) ?? '');
      if (name) finds.push({line: index + 1, text: found, advice: `write {{${name}}}`});
    }
    return finds;
  });
}
