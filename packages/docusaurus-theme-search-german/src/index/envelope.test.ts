import fc from 'fast-check';
import {expect, it} from 'vitest';
import {DamagedFileError, seal, unseal} from './envelope';
import {indexFormat} from './model';

const content = {wörter: ['Straße', '😀', '\\u0041'], zahlen: [1, -2, 0.5]};
const sealed = Buffer.from(seal(content));
/** What a browser makes of the bytes. */
const read = (bytes: Buffer): unknown => unseal(bytes.toString('utf8'));

it('reads what it has written', () => {
  expect(read(sealed)).toEqual(content);
  expect(JSON.parse(sealed.toString())).toEqual([indexFormat, expect.any(Number), content]);
});

it('refuses a file in which any byte has become any other, or that ends early', () => {
  for (let place = 0; place < sealed.length; place += 1) {
    for (let change = 1; change < 256; change += 1) {
      const bytes = Buffer.from(sealed);
      bytes[place]! ^= change;
      expect(() => read(bytes), `byte ${place} ^ ${change}`).toThrow(DamagedFileError);
    }
    expect(() => read(sealed.subarray(0, place))).toThrow(DamagedFileError);
  }
});

it('refuses every other text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => unseal(text)).toThrow(DamagedFileError);
    }),
  );
});
