import {describe, expect, it} from 'vitest';
import {addToHead, titleOf} from './html';

describe('titleOf', () => {
  it('gives the page’s own title, decoded', () => {
    expect(titleOf('<head><title data-rh=true>Fragen &amp; Antworten | Haus</title></head>', ' | Haus')).toBe(
      'Fragen & Antworten',
    );
  });

  it('gives nothing for a page without a title', () => {
    expect(titleOf('<head></head>', ' | Haus')).toBeUndefined();
  });
});

describe('addToHead', () => {
  it('adds at the end of the head', () => {
    expect(addToHead('<head><title>x</title></head><body>', '<meta>')).toBe(
      '<head><title>x</title><meta></head><body>',
    );
  });

  it('refuses what is no page', () => {
    expect(() => addToHead('Text', '<meta>')).toThrow('no </head>');
  });
});
