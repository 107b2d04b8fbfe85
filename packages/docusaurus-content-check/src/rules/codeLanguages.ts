import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/** Names for text without highlighting. */
const plain = ['text', 'txt', 'plain', 'plaintext', 'mdx', 'mdx-code-block'];

interface PrismComponents {
  readonly languages: Readonly<Record<string, {readonly alias?: string | readonly string[]}>>;
}

let known: ReadonlySet<string> | undefined;

/** Languages of code blocks: those that Prism knows with their aliases (markdown/highlightCode.ts colours them), and plain text. */
export function codeLanguages(): ReadonlySet<string> {
  if (!known) {
    const file = createRequire(__filename).resolve('prismjs/components.json');
    const {languages} = JSON.parse(readFileSync(file, 'utf8')) as PrismComponents;
    const names = Object.entries(languages).flatMap(([name, {alias = []}]) => [name, ...[alias].flat()]);
    known = new Set([...plain, ...names.filter((name) => name !== 'meta')]);
  }
  return known;
}
