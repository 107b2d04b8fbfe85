import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCopyState, type CopyState} from '../../shared/CopyButton/useCopyState';
import Icon from '../../shared/Icon';
import {contact} from '../../shared/site';
import styles from './styles.module.css';

const messages: Record<CopyState, string> = {
  idle: '',
  copied: 'Kopiert',
  failed: 'Kopieren hat nicht geklappt',
};

/** Path of the page's Markdown in the build (page-markdown/). */
const markdownPath = (pathname: string): string =>
  pathname === '/' ? '/index.md' : `${pathname.replace(/\/$/, '')}.md`;

async function readMarkdown(pathname: string): Promise<Blob> {
  const response = await fetch(markdownPath(pathname));
  if (!response.ok) {
    throw new Error(`${markdownPath(pathname)}: status ${response.status}`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** Copies the page's text as Markdown. The file exists in builds only. */
function CopyMarkdown(): ReactNode {
  const {pathname} = useLocation();
  // A promise as content: Safari takes the clipboard only while it handles the click.
  const [state, copy] = useCopyState(() =>
    navigator.clipboard.write([new ClipboardItem({'text/plain': readMarkdown(pathname)})]),
  );

  return (
    <>
      <button type="button" className={`${styles.action} needs-scripting`} onClick={() => void copy()}>
        <Icon name="copy" size={18} /> Seite als Markdown kopieren
      </button>
      <span role="status" className={styles.message}>
        {messages[state]}
      </span>
    </>
  );
}

export interface Props {
  /** Day of the page's last change, in German form, if it is known. */
  readonly version: string | undefined;
}

/** What a visitor can do with a page beyond reading it: copy its text, or say by e-mail what did not work. */
export default function PageActions({version}: Props): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const address = `${siteConfig.url}${decodeURI(pathname)}`;
  const subject = `Rückmeldung zu ${decodeURI(pathname)}`;
  const body = [
    `Seite: ${address}`,
    ...(version ? [`Stand: ${version}`] : []),
    '',
    'Was ich machen wollte:',
    '',
    '',
    'Was nicht geklappt hat oder fehlt:',
    '',
    '',
  ].join('\r\n');
  const mail = `mailto:${contact.support}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <>
      <CopyMarkdown />
      {/* A plain link: it starts a program and opens no tab. */}
      <a className={styles.action} href={mail}>
        <Icon name="mail" size={18} /> Etwas stimmt nicht? Schreibe uns
      </a>
    </>
  );
}
