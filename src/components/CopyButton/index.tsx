import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

export interface Props {
  /** What lands on the clipboard. */
  readonly text: string;
  /** What it is, for the button's name: „Host von IMAP“ gives „Host von IMAP kopieren“. */
  readonly label: string;
  readonly className?: string | undefined;
}

type State = 'idle' | 'copied' | 'failed';

const messages: Record<State, string> = {
  idle: '',
  copied: 'Kopiert',
  failed: 'Kopieren hat nicht geklappt, bitte markiere den Text selbst',
};

/** Shown for long enough to be read, in milliseconds. */
const messageDuration = 2500;

/** Copies a text and says so, also to screen readers. Hidden while there is no JavaScript and in print. */
export default function CopyButton({text, label, className}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') {
      return;
    }
    const timer = setTimeout(() => setState('idle'), messageDuration);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      // Undefined outside of secure contexts, i.e. on plain HTTP: the visitor is told as for a refusal.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <span className={clsx(styles.container, className)}>
      <button type="button" className={styles.button} aria-label={`${label} kopieren`} onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
      </button>
      <span role="status" className={clsx(styles.message, state !== 'idle' && styles.shown)}>
        {messages[state]}
      </span>
    </span>
  );
}
