import type {ReactNode} from 'react';
import type {MarkedText} from '../../types';

/** Shows a text with its matched words marked. */
export default function Marked({text, marks}: MarkedText): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    pieces.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}
