import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {serviceById} from '../../shared/lookup';
import {keyPages} from '../../shared/site';

export interface Props {
  /** Id of a service of the facts. */
  readonly service: string;
}

/** What most readers of a service's page came for, as buttons: set it up, open it, get help. Nothing on its other pages. */
export default function ServiceActions({service}: Props): ReactNode {
  const {title, docs, url, lifecycle} = serviceById(service, `<ServiceActions service="${service}">`);
  const {metadata, toc} = useDoc();
  // The address of a folder's index ends with a slash here.
  if (
    decodeURI(metadata.permalink).replace(/\/$/, '') !== docs ||
    lifecycle.phase === 'off' ||
    lifecycle.phase === 'planned'
  )
    return null;
  const section = (name: RegExp): string | undefined => {
    const found = toc.find(({id, value}) => name.test(id) || name.test(value));
    return found && `#${found.id}`;
  };
  const setUp = section(/einrichten|^anlegen/i);
  const help = section(/bekannte-probleme|^hilfe|wenn-es-nicht/i) ?? keyPages.help;
  return (
    <div className="cluster service-actions">
      {setUp && (
        <Link to={setUp} className="button button--primary">
          Einrichten
        </Link>
      )}
      {url && (
        <Link to={url} className={`button button--primary ${setUp ? 'button--outline' : ''}`}>
          {title} öffnen
        </Link>
      )}
      {help && (
        <Link to={help} className="button button--primary button--outline">
          Hilfe
        </Link>
      )}
    </div>
  );
}
