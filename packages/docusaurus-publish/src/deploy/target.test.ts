import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {UsageError} from '../usageError';
import {parseTarget} from './target';

const signs = fc.constantFrom(...Array.from('aZ9ß \'"`\\{}<>$&#@:;,.|*_~[]()!?-+=%\n\t\0\u009b\u00a0\u202e\ud800'));
const anyText = fc.oneof(fc.string({unit: signs, maxLength: 20}), fc.string({unit: 'grapheme', maxLength: 20}));

const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

/** What a target is read as; undefined where it is refused in words. */
function read(target: string): ReturnType<typeof parseTarget> | undefined {
  try {
    return parseTarget(target);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toMatch(/^".*" .{10,}$/su);
    expect((error as Error).message).not.toMatch(hidden);
    return undefined;
  }
}

describe('a target', () => {
  it('is a folder here or on another machine, or refused, whatever is typed', () => {
    const begins = fc.constantFrom('', './', '/srv/', 'host:', 'me@host:/srv/', '-');
    const typed = fc.tuple(begins, anyText).map((parts) => parts.join(''));
    const holds = (target: string): void => {
      const {host = 'host', folder = '/'} = read(target) ?? {};
      expect(host).toMatch(/^(?:\w[\w.-]*@)?\w[\w.-]*$/);
      expect(folder).toMatch(/^\//);
      expect(folder).not.toMatch(hidden);
    };
    fc.assert(fc.property(typed, holds), {numRuns: 5000});
  });

  it('is no address of the web', () => {
    expect(read('https://docs.example/x')).toBeUndefined();
  });

  it('is the very folder that was typed', () => {
    const folders = anyText.filter((text) => !hidden.test(text) && !text.includes('/')).map((text) => `/srv/x${text}x`);
    const holds = (folder: string): void => {
      expect(read(folder)).toEqual({folder});
      expect(read(`me@host.example:${folder}`)).toEqual({host: 'me@host.example', folder});
    };
    fc.assert(fc.property(folders, holds), {numRuns: 5000});
  });
});
