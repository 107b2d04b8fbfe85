import {describe, expect, it} from 'vitest';
import {highlight, highlightCode, type HtmlNode} from './highlightCode';

describe('highlight', () => {
  it('gives words the class of their kind', () => {
    expect(highlight('# Aufräumen\nrm -r "alt"\n', 'bash', '')).toBe(
      '<span class="code-comment"># Aufräumen</span>\n<span class="code-name">rm</span> <span class="code-name">-r</span> <span class="code-string">"alt"</span>\n',
    );
  });

  it('leaves text and unknown languages without colours, and escapes them', () => {
    expect(highlight('a < b && c', 'text', '')).toBe('a &lt; b &amp;&amp; c\n');
    expect(highlight('a < b', 'gibtsnicht', '')).toBe('a &lt; b\n');
  });

  it('marks the lines of a range', () => {
    expect(highlight('a\nb\nc\nd', 'text', 'title="x" {1,3-4}')).toBe(
      '<span class="code-marked">a\n</span>b\n<span class="code-marked">c\n</span><span class="code-marked">d\n</span>',
    );
  });

  it('marks lines by comments, which are gone then', () => {
    expect(
      highlight('# highlight-next-line\na\nb\n// highlight-start\nc\nd\n<!-- highlight-end -->\ne', 'text', ''),
    ).toBe(
      '<span class="code-marked">a\n</span>b\n<span class="code-marked">c\n</span><span class="code-marked">d\n</span>e\n',
    );
  });

  it('splits what spans lines, so that each line stays whole', () => {
    expect(highlight('/* a\nb */', 'css', '')).toBe(
      '<span class="code-comment">/* a</span>\n<span class="code-comment">b */</span>\n',
    );
  });
});

it('code blocks get their HTML, code in a sentence stays as it is', () => {
  const block: HtmlNode = {
    type: 'element',
    tagName: 'code',
    properties: {className: ['language-ini'], metastring: 'title="wg0.conf"'},
    children: [{type: 'text', value: '[Peer]\n'}],
  };
  const inline: HtmlNode = {type: 'element', tagName: 'code', children: [{type: 'text', value: 'ls'}]};
  highlightCode()({
    type: 'root',
    children: [
      {type: 'element', tagName: 'pre', children: [block]},
      {type: 'element', tagName: 'p', children: [inline]},
    ],
  });
  expect(block.children).toEqual([]);
  expect(block.properties?.html).toContain('Peer');
  expect(inline).toEqual({type: 'element', tagName: 'code', children: [{type: 'text', value: 'ls'}]});
});
