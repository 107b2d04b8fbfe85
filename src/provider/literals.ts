import type {Facts} from './facts';

/** A place where a host, port or address is typed by hand instead of named. */
export interface Literal {
  /** Line, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** What to write instead. */
  readonly advice: string;
}

const hostLabel = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const patterns = [
  /\b(?:https?|ts3server|matrix|ftp):\/\/[^\s"'`)<>\]}]+/giu,
  /\b[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b/giu,
  new RegExp(`\\b(?:${hostLabel}\\.)+(?:example|de|com|org|net|io|eu|dev)\\b`, 'giu'),
  /\b\d{1,3}(?:\.\d{1,3}){3}\b(?!\.\d)/gu,
  /\b2001:[0-9a-f:]+\b/giu,
  /\bPort\s+\d{2,5}\b/giu,
  /(?<=[\w\]]):\d{3,5}\b(?!\d)/gu,
];

/** The loopback address, names of programs and files that only look like hosts, and namespaces, which are names and not addresses. */
const harmless = [/^(?:https:\/\/)?schema\.org$/, /^lunr\.de$/, /^snowballstem\.org$/, /127\.0\.0\.1/, /^(?:docker|node|next|vue)\.(?:io|dev)$/i, /\.(?:service|conf)$/i, /^http:\/\/www\.w3\.org\/(?:1999|2000)\//];

/** Fact whose value is the text, or the text's last number for ports. */
function factFor(text: string, facts: Facts): string | undefined {
  const port = /\d+$/.exec(text)?.[0];
  for (const [name, value] of facts) {
    if (value === text || (port && value === port && /port$/i.test(name) && /^(?:Port|:)/i.test(text))) {
      return name;
    }
  }
  return undefined;
}

/**
 * Finds hosts, addresses, URLs and ports written out in a source text.
 *
 * @param text - content of a Markdown file, a component or a config piece
 * @returns every find with its line and what to write instead, in order of appearance
 */
export function findLiterals(text: string, facts: Facts): Literal[] {
  return text.split('\n').flatMap((line, index) => {
    const named = line.replace(/\{\{[^}]+\}\}/g, (match) => ' '.repeat(match.length));
    const finds = new Map<number, string>();
    for (const pattern of patterns) {
      for (const match of named.matchAll(pattern)) {
        const inside = [...finds].some(([start, found]) => match.index >= start && match.index < start + found.length);
        if (!inside && !harmless.some((name) => name.test(match[0]))) {
          finds.set(match.index, match[0]);
        }
      }
    }
    return [...finds.values()].map((found) => {
      const fact = factFor(found, facts);
      return {line: index + 1, text: found, advice: fact ? `write {{${fact}}}` : 'add it to src/provider/ and name it'};
    });
  });
}
