/** Optional facts are taken away: a strict build takes the pages, and what they then say begins and ends as it should. */
import {checkSite} from 'docusaurus-content-check/command';
import {defineFacts} from 'docusaurus-hosting/facts';
import {expect, it} from 'vitest';
import type {HostingContent} from '../../packages/docusaurus-hosting/src/check/content';
import {contentWith} from '../support/content';
import {repository} from '../support/newSite';
import {writtenFacts, oddPlaces, optional, without} from '../support/optionalFacts';

const oddities = (content: HostingContent, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    oddPlaces(content.asPublished(content.pageOf(file)!.document)).map((place) => `${file}: ${place}`),
  );

const whole = contentWith(defineFacts(writtenFacts));

/** Sentences that name another way to reach somebody than the fact for want of which they go. */
const lostWays = (content: HostingContent, files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const {document} = content.pageOf(file)!;
    const sentences = [...content.omittedOf(document).lost.values()];
    return sentences
      .filter(({name, range}) =>
        document.text
          .slice(...range)
          .replaceAll(`{{${name}`, '')
          .includes('{{contact.'),
      )
      .map(({range}) => `${file}: ${document.text.slice(...range)}`);
  });

/** Files that show a fact, or depend on it. */
const filesWith = (name: string): string[] =>
  whole.contentFiles
    .filter(({document: {text}}) => [`{{${name}`, `Fact="${name}`, `fact="${name}`].some((use) => text.includes(use)))
    .map(({file}) => file);

interface Group {
  readonly names: string[];
  readonly files: Set<string>;
}

/** Facts of which no page shows two: taken away together, each page lacks one. */
function groups(names: readonly string[]): Group[] {
  const found: Group[] = [];
  for (const name of names) {
    const files = filesWith(name);
    const group = found.find((each) => !files.some((file) => each.files.has(file)));
    if (group) group.names.push(name);
    else found.push({names: [name], files: new Set()});
    files.forEach((file) => (group ?? found.at(-1)!).files.add(file));
  }
  return found;
}

// Whether a limit's text names it is decided in src/facts/services.ts, which a copy of the facts does not run again.
const tried = optional.filter((name) => name !== 'sso.sessionMax');

// All at once: tests/operator/source.test.ts
it.each(groups(tried).map(({names, files}) => [names.join(', '), names, [...files]] as const))(
  '%s',
  async (_, names, files) => {
    const content = contentWith(defineFacts(without(names)));
    const {output} = await checkSite([...files, '--build'], repository, async () => content);
    expect(output.split('\n').slice(0, -1)).toEqual([]);
    expect(lostWays(content, files)).toEqual([]);
    const before = oddities(whole, files);
    expect(oddities(content, files).filter((each) => !before.includes(each))).toEqual([]);
  },
);
