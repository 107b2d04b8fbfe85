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
  it('adds before all that a page says, whatever that looks like', () => {
    const head = '<html class=a><head><meta charset=UTF-8>';
    const said = '<title>x</title><meta content="</head><meta charset=x>"></head><body>';
    expect(addToHead(head + said, '<meta>')).toBe(`${head}<meta>${said}`);
  });

  it.each(['Text', '<head><title>x</title><meta charset=x>'])('refuses what is no page: %s', (html) => {
    expect(() => addToHead(html, '<meta>')).toThrow('no <meta charset>');
  });
});
