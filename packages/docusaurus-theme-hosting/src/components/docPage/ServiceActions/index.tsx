import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {keyPages} from '@generated/docusaurus-theme-hosting/default/site';
import {isInUse, serviceById, type ServiceProps} from '../../shared/lookup';

/** What most readers of a service's page came for, as buttons: set it up, open it, get help. Nothing on its other pages. */
export default function ServiceActions({service}: ServiceProps): ReactNode {
  const found = serviceById(service);
  const {title, docs, url} = found;
  const {metadata, toc} = useDoc();
  // The address of a folder's index ends with a slash here.
  if (decodeURI(metadata.permalink).replace(/\/$/, '') !== docs || !isInUse(found)) return null;
  const section = (name: RegExp) => toc.find(({id, value}) => name.test(id) || name.test(value));
  const setUp = section(/einrichten|^(?:anlegen|geraete|mitmachen|verbinden|verschicken)/i);
  const problems = section(/bekannte-probleme|^hilfe|wenn-es-nicht/i);
  const help = problems ? `#${problems.id}` : keyPages.help;
  return (
    <div className="cluster service-actions">
      {setUp && (
        <Link to={`#${setUp.id}`} className="button button--primary">
          {/einrichten/i.test(setUp.value) ? 'Einrichten' : setUp.value}
        </Link>
      )}
      {url && (
        <Link to={url} className={`button button--primary ${setUp ? 'button--outline' : ''}`}>
          {`${title} öffnen`}
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
