import {useEffect, useState} from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Shown for long enough to be read, in milliseconds. */
const messageDuration = 2500;

/**
 * What became of an attempt to copy, for as long as a message about it is shown.
 *
 * @param write - writes to the clipboard; a refusal, or a clipboard that is missing on plain HTTP, counts as a failure
 * @returns the state, and how to copy
 */
export function useCopyState(write: () => Promise<void>): readonly [CopyState, () => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), messageDuration);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await write();
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return [state, copy];
}
