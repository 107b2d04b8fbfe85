import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCopyState} from '../../shared/CopyButton/useCopyState';
import Icon from '../../shared/Icon';
import {contact} from '../../shared/site';

/** The page's Markdown; the file exists in builds only. */
async function readMarkdown(pathname: string): Promise<Blob> {
  const address = `${pathname.replace(/\/$/, '')}.md`;
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

export interface Props {
  /** Day of the page's last change, in German form, if it is known. */
  readonly version: string | undefined;
}

/** What a visitor can do with a page beyond reading it: copy its text, or say by e-mail what did not work. */
export default function PageActions({version}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  // A promise as content: Safari takes the clipboard only while it handles the click.
  const {message, copy} = useCopyState(() =>
    navigator.clipboard.write([new ClipboardItem({'text/plain': readMarkdown(pathname)})]),
  );
  const path = decodeURI(pathname);
  const body = [
    `Seite: ${siteConfig.url}${path}`,
    ...(version ? [`Stand: ${version}`] : []),
    '\r\nWas ich machen wollte:\r\n\r\n',
    'Was nicht geklappt hat oder fehlt:\r\n\r\n',
  ].join('\r\n');
  const mail = new URLSearchParams({subject: `Rückmeldung zu ${path}`, body}).toString().replaceAll('+', '%20');
  return (
    <>
      <button type="button" className="clean-btn page-action needs-scripting" onClick={copy}>
        <Icon name="copy" size={18} /> Seite als Markdown kopieren
      </button>
      <span role="status">{message}</span>
      {/* A plain link: it starts a program and opens no tab. */}
      <a className="page-action" href={`mailto:${contact.support}?${mail}`}>
        <Icon name="mail" size={18} /> Etwas stimmt nicht? Schreibe uns
      </a>
    </>
  );
}
