import type {ReactNode} from 'react';
import {Copy, Mail, Printer, Share2} from 'lucide-react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import {printableFolder} from 'docusaurus-hosting/client';
import {useCopyState} from '../../shared/CopyButton/useCopyState';
import Icon from '../../shared/Icon';
import {supportMail} from '../../shared/supportMail';
import PageFeedback from '../PageFeedback';

/** The page's Markdown; the file exists in builds only. */
async function readMarkdown(pathname: string): Promise<Blob> {
  const address = `${pathname.replace(/\/$/, '')}.md`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return new Blob([await response.text()], {type: 'text/plain'});
}

export interface Props {
  /** Day of the page's last change, in German form, if it is known. */
  readonly version: string | undefined;
  /** Where its source can be edited, if anywhere. */
  readonly editUrl: string | null | undefined;
}

/** Shows what the browser itself offers for sharing; it fails when the visitor changes their mind. */
const share = (url: string): void => void navigator.share({title: document.title, url}).catch(() => undefined);

/** What a visitor can do with a page beyond reading it: say whether it helped, write to us, copy, print or share it. */
export default function PageActions({version, editUrl}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const path = decodeURI(pathname);
  const canShare = useIsBrowser() && 'share' in navigator;
  // A promise as content: Safari takes the clipboard only while it handles the click.
  const {message, copy} = useCopyState(() =>
    navigator.clipboard.write([new ClipboardItem({'text/plain': readMarkdown(pathname)})]),
  );
  const printable = (usePluginData('docusaurus-theme-hosting') ?? []) as readonly string[];
  const mailto = supportMail(`Rückmeldung zu ${path}`, [
    `Seite: ${siteConfig.url}${path}`,
    ...(version ? [`Stand: ${version}`] : []),
    '\r\nWas ich machen wollte:\r\n\r\n',
    'Was nicht geklappt hat oder fehlt:\r\n\r\n',
  ]);
  return (
    <>
      <PageFeedback mailto={mailto} />
      <div className="cluster">
        {/* A plain link: it starts a program and opens no tab. */}
        <a className="page-action" href={mailto}>
          <Icon icon={Mail} size={18} /> Etwas stimmt nicht? Schreibe uns
        </a>
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <button type="button" className="clean-btn page-action needs-scripting" onClick={copy}>
          <Icon icon={Copy} size={18} /> Seite als Markdown kopieren
        </button>
        <span role="status">{message}</span>
        <button type="button" className="clean-btn page-action needs-scripting" onClick={() => window.print()}>
          <Icon icon={Printer} size={18} /> Drucken
        </button>
        {printable.includes(path) && (
          // No route of the site, but a file of the build.
          <a className="page-action" href={`${printableFolder}${pathname}`}>
            <Icon icon={Printer} size={18} /> Alle Seiten dieses Bereichs drucken
          </a>
        )}
        {canShare && (
          <button type="button" className="clean-btn page-action" onClick={() => share(`${siteConfig.url}${pathname}`)}>
            <Icon icon={Share2} size={18} /> Teilen
          </button>
        )}
      </div>
    </>
  );
}
