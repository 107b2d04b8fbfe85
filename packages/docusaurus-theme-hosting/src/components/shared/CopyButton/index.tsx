import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Check, Copy} from 'lucide-react';
import {withOwnAddress} from '../../docPage/OwnAddress/address';
import Icon from '../Icon';
import styles from './styles.module.css';
import {useCopyState} from './useCopyState';

export interface Props {
  /** What lands on the clipboard, or where it is read from when pressed; with the visitor's own address in place of the example. */
  readonly text: string | (() => string);
  /** What it is, for the button's name: "Host von IMAP" gives "Host von IMAP kopieren". */
  readonly label: string;
  readonly className?: string | undefined;
  /** The text itself, which the button follows. */
  readonly children?: ReactNode;
}

/** Copies a text and says so, also to screen readers. Hidden while there is no JavaScript and in print. */
export default function CopyButton({text, label, className, children}: Props): ReactNode {
  const {copied, message, copy} = useCopyState(() =>
    navigator.clipboard.writeText(withOwnAddress(typeof text === 'string' ? text : text())),
  );
  return (
    <span className={clsx(styles.container, children === undefined && 'needs-scripting', className)}>
      {children}
      <button
        type="button"
        className={clsx(styles.button, 'needs-scripting')}
        aria-label={`${label} kopieren`}
        onClick={copy}
        // Before hydration, docusaurus-plugin-fast-pages copies: this text, or the code block around the button.
        data-fast-pages-copy={typeof text === 'string' ? text : ''}
      >
        <Icon icon={copied ? Check : Copy} size={16} />
      </button>
      <span role="status" className={styles.message}>
        {message}
      </span>
    </span>
  );
}
