// Eject: the code comes colored from the build (highlightCode of fast pages), so that no browser needs Prism; colors of
// both modes are CSS variables, which change without React. The block has a name, and its copy button is this site's:
// it says that it has copied, or could not, and is seen without hovering, which phones cannot.
import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as UpstreamProps} from '@theme/CodeBlock';
import CopyButton from '../../components/shared/CopyButton';
import styles from './styles.module.css';

interface Props extends UpstreamProps {
  /** The content as HTML; without it (a `CodeBlock` in JSX) the children are shown, without colors. */
  readonly html?: string;
}

const titleIn = (metastring = ''): string | undefined => /title=(["'])(.*?)\1/.exec(metastring)?.[2];

export default function CodeBlock({
  html,
  children,
  className,
  metastring,
  title = titleIn(metastring),
}: Props): ReactNode {
  const block = useRef<HTMLPreElement>(null);
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.container, className)}>
      {title && <div className={styles.title}>{title}</div>}
      <div
        className={styles.content}
        role="group"
        aria-label={typeof title === 'string' ? `Codeblock „${title}“` : 'Codeblock'}
      >
        {/* A stop for the keyboard, so that a wide block can be scrolled. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre ref={block} tabIndex={0} className={clsx(styles.code, 'thin-scrollbar')}>
          {html === undefined ? <code>{children}</code> : <code dangerouslySetInnerHTML={{__html: html}} />}
        </pre>
        <CopyButton text={() => block.current?.textContent ?? ''} label="Code" className={styles.copy} />
      </div>
    </div>
  );
}
