import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Service} from 'docusaurus-hosting/facts/schema';
import StackTable from '../../shared/StackTable';
import {services} from '../../shared/site';
import {signInWays} from '../ServiceFacts';

/** Which services one signs in to how: a row for each way, with the services that are in use now. */
export default function SignInOverview(): ReactNode {
  const inUse = Object.values(services).filter(
    ({lifecycle}) => lifecycle.phase !== 'off' && lifecycle.phase !== 'planned',
  );
  const rows = (Object.keys(signInWays) as Service['signIn'][])
    .map((way) => ({way, members: inUse.filter(({signIn}) => signIn === way)}))
    .filter(({members}) => members.length > 0)
    .map(({way, members}) => [
      signInWays[way],
      members.map(({title, docs}, index) => (
        <Fragment key={docs}>
          {index > 0 && ', '}
          <Link to={docs}>{title}</Link>
        </Fragment>
      )),
    ]);
  return <StackTable caption="Anmeldung an den Diensten" columns={['Anmeldung', 'Dienste']} rows={rows} />;
}
