import {describe, expect, it} from 'vitest';
import {llmsFullTxt, llmsTxt} from './llms';
import {toMarkdown} from './toMarkdown';

const url = 'https://docs.example/hilfe/x';
const page = (content: string): string =>
  `<!DOCTYPE html><html><head><meta name="description" content="Ein Satz."></head><body><main><div class="theme-doc-markdown markdown"><header><h1>Titel</h1></header>${content}</div></main></body></html>`;
const textOf = async (content: string): Promise<string | undefined> =>
  (await toMarkdown(page(content), url, 'Quelle'))?.markdown.split('\n\n---\n')[0]?.replace('# Titel\n\n', '');

describe('a page as Markdown', () => {
  it.each([
    [
      'links are absolute',
      '<p><a href="/seiten/kontakt">Kontakt</a></p>',
      '[Kontakt](https://docs.example/seiten/kontakt)',
    ],
    [
      'tables stay tables',
      '<table><thead><tr><th>Host<th>Port<tbody><tr><td>x<td>993</table>',
      '| Host | Port |\n| ---- | ---- |\n| x    | 993  |',
    ],
    [
      'tables without a head get their caption as one',
      '<table><caption>Cloud</caption><tbody><tr><th>Kosten<td>keine</table>',
      '| Cloud  |       |\n| ------ | ----- |\n| Kosten | keine |',
    ],
    [
      'buttons, marks for screen readers and anchors go',
      '<h2 id="a">A<a class="hash-link" href="#a">#</a></h2><p>x<button>Kopieren</button></p>',
      '## A\n\nx',
    ],
    [
      'tabs follow one another under their names',
      '<ul role="tablist"><li>Linux</ul><div role="tabpanel" aria-label="Linux" hidden><p>apt</p></div>',
      '**Linux**\n\napt',
    ],
    [
      'admonitions become quotations',
      '<div class="theme-admonition"><div class="admonitionHeading_x">Vorsicht</div><div class="admonitionContent_x"><p>Heiß.</p></div></div>',
      '> **Vorsicht**\n>\n> Heiß.',
    ],
    [
      'code keeps its lines and its language',
      '<div class="language-bash theme-code-block"><pre><code><span class="code-name">a</span>\nb\n</code></pre></div>',
      '```bash\na\nb\n```',
    ],
    [
      'drawings say what they show',
      '<svg><title>Bild</title><desc>A schickt B etwas.</desc></svg>',
      'A schickt B etwas.',
    ],
    ['details show what they hide', '<details><summary>Mehr</summary><p>Text</p></details>', '**Mehr**\n\nText'],
  ])('%s', async (_, html, markdown) => {
    expect(await textOf(html)).toBe(markdown);
  });

  it('knows its title, its description and where it comes from', async () => {
    expect(await toMarkdown(page('<p>Text</p>'), url, 'Quelle')).toEqual({
      title: 'Titel',
      description: 'Ein Satz.',
      markdown: `# Titel\n\nText\n\n---\n\nQuelle: <${url}>\n`,
    });
  });

  it('has its title once, also where that is a part of the text', async () => {
    const html = '<!DOCTYPE html><main><article><h1>Titel</h1><p>Text</p></article></main>';
    expect((await toMarkdown(html, url, 'Quelle'))?.markdown).toMatch(/^# Titel\n\nText\n/);
  });

  it('is none of a page without text', async () => {
    expect(
      await toMarkdown('<!DOCTYPE html><title>x</title><meta http-equiv="refresh" content="0; url=/y">', url, 'Quelle'),
    ).toBeUndefined();
  });
});

describe('lists for machines', () => {
  const listed = {
    title: 'Cloud',
    description: 'Dateien.',
    markdown: '# Cloud\n\nText\n',
    url,
    markdownUrl: `${url}.md`,
  };
  const site = {name: 'Anbieter', description: 'Alles.'};
  const sections = [{label: 'Dienste', pages: [listed]}];

  it('llms.txt links to the Markdown of every page', () => {
    expect(llmsTxt(site, sections)).toBe(`# Anbieter\n\n> Alles.\n\n## Dienste\n\n- [Cloud](${url}.md): Dateien.\n`);
  });

  it('llms-full.txt holds the text of every page', () => {
    expect(llmsFullTxt(site, sections)).toContain('# Cloud\n\nText');
  });
});
