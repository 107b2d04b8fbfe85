import type {Facts} from './facts';

/** A place where a host, port or address is typed by hand instead of named. */
export interface Literal {
  /** Line, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** What to write instead. */
  readonly advice: string;
}

/** Stands for a named fact: counts as part of a word before a port, and never as the beginning of an address. */
const blank = '\uE000';
const hostLabel = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const hostWith = (topLevel: string, before = '\\b'): RegExp =>
  new RegExp(`${before}(?:${hostLabel}\\.)+(?:${topLevel})\\b(?![.(]?\\w)`, 'giu');
const topLevel = 'example|test|invalid|de|ch|eu|com|org|net|io|dev|gov|edu';
/** Top-level domains that are also names of properties, and in code stand for a host only within a string. */
const wordTopLevel =
  'app|at|biz|chat|cloud|co|email|fr|host|info|it|me|nl|online|page|pl|shop|site|social|space|systems|tech|tv|uk|us|wiki|xyz|zone';
const hexGroup = '[0-9a-f]{1,4}';

const patterns = [
  new RegExp(`\\b(?!pathname:|file:)[a-z][a-z0-9+.-]*:\\/\\/[^\\s"'\`)<>\\]}$${blank}]+`, 'giu'),
  /\b[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b/giu,
  hostWith(topLevel),
  /\b\d{1,3}(?:\.\d{1,3}){3}\b(?!\.\d)/gu,
  // IPv6 (RFC 4291): shortened by a double colon, or all eight groups.
  new RegExp(
    `(?<![\\w:])(?:(?:${hexGroup}:){1,7}:(?:${hexGroup}(?::${hexGroup}){0,6})?|(?:${hexGroup}:){7}${hexGroup})(?![\\w:])`,
    'giu',
  ),
  new RegExp(`(?<=[\\w\\]${blank}]):\\d{3,5}\\b(?!\\d)`, 'gu'),
];

/** Ways to write a port that mean something else in code (loop counters, sizes, the local server's own port). */
const prosePatterns = [
  hostWith(wordTopLevel),
  /\bPorts?[-\s:=*`„"|]*\d{2,5}\b(?:(?:\s*,\s*|\s*\/\s*|\s+(?:und|oder|bis)\s+)\d{2,5}\b)*/giu,
  /(?<=\|\s*[*`]*)\d{2,5}(?=[*`]*\s*\|)/gu,
  /(?<=\b(?:nc|ncat|telnet)\s[^|;&]*\s)\d{2,5}\b/gu,
];
const codePatterns = [hostWith(wordTopLevel, '(?<=[\'"`/@])')];

/** The loopback address, names of programs and files that only look like hosts, and namespaces, which are names and not addresses. */
const harmless = [
  /^(?:https:\/\/)?schema\.org$/,
  /^lunr\.de$/,
  /^snowballstem\.org$/,
  /127\.0\.0\.1/,
  /^(?:docker|node|next|vue)\.(?:io|dev)$/i,
  /\.(?:service|conf)$/i,
  /^[A-Z][a-z]+\.app$/,
  /^theme\.admonition\.info$/,
  /^http:\/\/www\.w3\.org\/(?:1999|2000)\//,
];

/** Fact whose value is the text, or the text's last number for ports. */
function factFor(text: string, facts: Facts): string | undefined {
  const port = /\d+$/.exec(text)?.[0];
  for (const [name, value] of facts) {
    if (value === text || (port && value === port && /port$/i.test(name) && /^(?:Port|:|\d+$)/i.test(text))) {
      return name;
    }
  }
  return undefined;
}

/**
 * Finds hosts, addresses, URLs and ports written out in a source text.
 *
 * @param text - content of a Markdown file, a component or a config piece
 * @param kind - what the text is: in code, property accesses look like hosts and numbers are seldom ports
 * @returns every find with its line and what to write instead, in order of appearance
 */
export function findLiterals(text: string, facts: Facts, kind: 'prose' | 'code'): Literal[] {
  const ports = new Set([...facts].filter(([name]) => /port$/i.test(name)).map(([, value]) => value));
  return text.split('\n').flatMap((line, index) => {
    const named = line.replace(/\{\{[^}]+\}\}|\$\{[^}]+\}/g, (match) => blank.repeat(match.length));
    const finds = new Map<number, string>();
    for (const pattern of [...patterns, ...(kind === 'prose' ? prosePatterns : codePatterns)]) {
      for (const {index: at, 0: found} of named.matchAll(pattern)) {
        const inside = [...finds].some(([start, {length}]) => at >= start && at < start + length);
        const noPort = /^\d+$/.test(found) && !ports.has(found);
        if (!inside && !noPort) finds.set(at, found);
      }
    }
    const serious = [...finds.values()].filter((found) => !harmless.some((name) => name.test(found)));
    return serious.map((found) => {
      const fact = factFor(found, facts);
      return {line: index + 1, text: found, advice: fact ? `write {{${fact}}}` : 'add it to src/provider/ and name it'};
    });
  });
}
