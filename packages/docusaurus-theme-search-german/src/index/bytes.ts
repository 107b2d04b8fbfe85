/** Numbers and texts one after the other, as the index files hold them: integers as LEB128 (seven bits a byte). */
export interface ByteWriter {
  /** @param value - a whole number from 0 to 2³¹ − 1 */
  number(value: number): void;
  byte(value: number): void;
  text(value: string): void;
  /** Bytes that are read by themselves. */
  part(value: Uint8Array): void;
  /** Everything that was written. */
  bytes(): Uint8Array;
}

export interface ByteReader {
  number(): number;
  byte(): number;
  text(): string;
  part(): Uint8Array;
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
  const part = (value: Uint8Array): void => {
    number(value.length);
    for (const byte of value) content.push(byte);
  };
  return {
    number,
    byte: (value) => void content.push(value),
    text: (value) => part(encoder.encode(value)),
    part,
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
  const part = (): Uint8Array => {
    const length = number();
    position += length;
    return content.subarray(position - length, position);
  };
  return {
    number,
    byte: () => content[position++]!,
    text: () => decoder.decode(part()),
    part,
  };
}
