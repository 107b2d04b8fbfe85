import {Fragment, type ReactNode} from 'react';
import type {Service} from 'docusaurus-hosting/client';
import {services} from '@generated/docusaurus-theme-hosting/default/site';
import {signInWays} from '../ServiceFacts';
import PageLink from '../../shared/PageLink';
import StackTable from '../../shared/StackTable';
import {isInUse} from '../../shared/lookup';

/** Which services one signs in to how: a row for each way, with the services that are in use now. */
export default function SignInOverview(): ReactNode {
  const inUse = Object.values(services).filter(isInUse);
  const ways = (Object.keys(signInWays) as Service['signIn'][])
    .map((way) => ({way, services: inUse.filter(({signIn}) => signIn === way)}))
    .filter(({services}) => services.length > 0);
  const rows = ways.map(({way, services}) => [
    services.map(({title, docs}, index) => (
      <Fragment key={docs}>
        {index > 0 && ', '}
        <PageLink to={docs}>{title}</PageLink>
      </Fragment>
    )),
    signInWays[way],
  ]);
  return <StackTable caption="Anmeldung an den Diensten" columns={['Dienste', 'Anmeldung']} rows={rows} />;
}
