import type {Element} from 'hast';
import {describe, expect, it} from 'vitest';
import {highlight, highlightCode} from './highlightCode';

describe('highlight', () => {
  it('gives words the class of their kind', () => {
    expect(highlight('# Aufräumen\nrm -r "alt"\n', 'bash')).toBe(
      '<span class="code-comment"># Aufräumen</span>\n<span class="code-name">rm</span> <span class="code-name">-r</span> <span class="code-string">"alt"</span>\n',
    );
  });

  it('leaves code without colors on which Prism would work for minutes', () => {
    const code = `${'?a'.repeat(1000)}\n\n`.repeat(50);
    expect(highlight(code, 'zig')).toBe(code);
  });

  it('leaves text and unknown languages without colors, and escapes them', () => {
    expect(highlight('a < b && c', 'text')).toBe('a &lt; b &amp;&amp; c');
    expect(highlight('a < b', 'gibtsnicht')).toBe('a &lt; b');
  });
});

it('code blocks get their HTML, code in a sentence stays as it is', () => {
  const block: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: ['language-ini']},
    children: [{type: 'text', value: '[Peer]\n'}],
  };
  const inline: Element = {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value: 'ls'}]};
  highlightCode()({
    type: 'root',
    children: [
      {type: 'element', tagName: 'pre', properties: {}, children: [block]},
      {type: 'element', tagName: 'p', properties: {}, children: [inline]},
    ],
  });
  expect(block.children).toEqual([]);
  expect(block.properties.html).toContain('Peer');
  expect(inline).toEqual({type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value: 'ls'}]});
});
