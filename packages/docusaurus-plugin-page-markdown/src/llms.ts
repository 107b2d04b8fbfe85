import type {MarkdownPage} from './toMarkdown';

/** A page with the absolute address of its Markdown. */
export interface ListedPage extends MarkdownPage {
  readonly markdownUrl: string;
}

/** Pages under the heading of their area. */
type Sections = readonly {readonly label: string; readonly pages: readonly ListedPage[]}[];
type Site = Record<'name' | 'description', string>;

const heading = ({name, description}: Site): string => `# ${name}\n\n> ${description}\n`;

/** `llms.txt` (llmstxt.org): every page with a link to its Markdown and one sentence, by area. */
export function llmsTxt(site: Site, sections: Sections): string {
  const lists = sections.map(
    ({label, pages}) =>
      `\n## ${label}\n\n${pages.map(({title, markdownUrl, description}) => `- [${title}](${markdownUrl})${description && `: ${description}`}`).join('\n')}\n`,
  );
  return heading(site) + lists.join('');
}

/** `llms-full.txt`: the text of all pages in one file. */
export const llmsFullTxt = (site: Site, sections: Sections): string =>
  [heading(site), ...sections.flatMap(({pages}) => pages.map(({markdown}) => markdown))].join('\n');
