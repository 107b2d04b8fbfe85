/** The whole of what surrounds an offset in its line: a sentence, a cell of a table or an item of a list. */
export function sentenceAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(lineStart).split('\n', 1);
  let start = 0;
  for (const part of line.split(/(?<=[.!?:]\**(?:<\/\w+>)?)\s+|\s*\|\s*/)) {
    start = line.indexOf(part, start) + part.length;
    if (offset - lineStart < start) return part.replace(/^[-*#>\s]+/, '').trim();
  }
  return line.trim();
}
