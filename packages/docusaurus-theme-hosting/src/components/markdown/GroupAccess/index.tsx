import type {ReactNode} from 'react';
import {account, keyPages, services as allServices} from '@generated/docusaurus-theme-hosting/default/site';
import {isInUse} from '../../shared/lookup';

/** What one uses; the account itself and the sign-in open these and are not among them. */
const services = Object.values(allServices).filter(
  (service) => isInUse(service) && service.url !== account.url && service.docs !== keyPages.signIn,
);
const titles = (list: typeof services): string => list.map(({title}) => title).join(', ');
const free = titles(services.filter(({group, signIn}) => !group && signIn === 'none'));
const withAccount = titles(services.filter(({group, signIn}) => !group && signIn !== 'none'));
const groups = [...new Set(services.flatMap(({group}) => group ?? []))].map(
  (group) => `die Gruppe „${group}“ öffnet ${titles(services.filter((service) => service.group === group))}`,
);

/** Which services are open to all, to every account, or to a group, from the facts of the services. */
export default function GroupAccess(): ReactNode {
  return (
    <ul>
      {free && <li>Ohne Konto nutzbar: {free}.</li>}
      {withAccount && <li>Mit jedem Konto nutzbar: {withAccount}.</li>}
      {groups.length > 0 && (
        <li>
          Mit Konto und Gruppe nutzbar:
          <ul>
            {groups.map((group) => (
              <li key={group}>{group}</li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}
