import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../Icon';
import {withOwnAddress} from '../../docPage/OwnAddress/address';
import styles from './styles.module.css';
import {useCopyState, type CopyState} from './useCopyState';

export interface Props {
  /** What lands on the clipboard, or where it is read from when pressed; with the visitor's own address in place of the example. */
  readonly text: string | (() => string);
  /** What it is, for the button's name: "Host von IMAP" gives "Host von IMAP kopieren". */
  readonly label: string;
  readonly className?: string | undefined;
}

const messages: Record<CopyState, string> = {
  idle: '',
  copied: 'Kopiert',
  failed: 'Kopieren hat nicht geklappt, bitte markiere den Text selbst',
};

/** Copies a text and says so, also to screen readers. Hidden while there is no JavaScript and in print. */
export default function CopyButton({text, label, className}: Props): ReactNode {
  const [state, copy] = useCopyState(() =>
    navigator.clipboard.writeText(withOwnAddress(typeof text === 'string' ? text : text())),
  );

  return (
    <span className={clsx(styles.container, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${label} kopieren`}
        onClick={() => void copy()}
        // Before hydration, docusaurus-plugin-fast-pages copies: this text, or the code block around the button.
        data-fast-pages-copy={typeof text === 'string' ? text : ''}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
      </button>
      <span role="status" className={clsx(styles.message, state !== 'idle' && styles.shown)}>
        {messages[state]}
      </span>
    </span>
  );
}
