/** Numbers and texts one after the other, as the index files hold them: integers as LEB128 (seven bits a byte). */
export interface ByteWriter {
  /** @param value - a whole number from 0 to 2³¹ − 1 */
  number(value: number): void;
  byte(value: number): void;
  text(value: string): void;
  /** Everything that was written. */
  bytes(): Uint8Array;
}

export interface ByteReader {
  number(): number;
  byte(): number;
  text(): string;
}

export function createByteWriter(): ByteWriter {
  const content: number[] = [];
  const encoder = new TextEncoder();
  const number = (value: number): void => {
    let rest = value;
    while (rest > 127) {
      content.push((rest & 127) | 128);
      rest >>>= 7;
    }
    content.push(rest);
  };
  return {
    number,
    byte: (value) => void content.push(value),
    text: (value) => {
      const encoded = encoder.encode(value);
      number(encoded.length);
      for (const byte of encoded) content.push(byte);
    },
    bytes: () => Uint8Array.from(content),
  };
}

/** Reads what a writer wrote, in the same order. */
export function createByteReader(content: Uint8Array): ByteReader {
  const decoder = new TextDecoder();
  let position = 0;
  const number = (): number => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = content[position]!;
      position += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
      shift += 7;
    }
  };
  return {
    number,
    byte: () => content[position++]!,
    text: () => {
      const length = number();
      position += length;
      return decoder.decode(content.subarray(position - length, position));
    },
  };
}
