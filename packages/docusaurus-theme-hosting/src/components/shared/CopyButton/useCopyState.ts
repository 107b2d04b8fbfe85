import {useEffect, useState} from 'react';

const messages = {
  idle: '',
  copied: 'Kopiert',
  failed: 'Kopieren hat nicht geklappt, bitte markiere den Text selbst',
};

/** Shown for long enough to be read, in milliseconds. */
const messageDuration = 2500;

/**
 * Copies, and says for a while what became of it.
 *
 * @param write - writes to the clipboard; a refusal, or a clipboard that is missing on plain HTTP, counts as a failure
 * @returns whether it has copied, the message, and how to copy
 */
export function useCopyState(write: () => Promise<void>) {
  const [state, setState] = useState<keyof typeof messages>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
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
  return {copied: state === 'copied', message: messages[state], copy: () => void copy()};
}
