/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the rule takes td for a gridcell */
import {Fragment, type ReactNode} from 'react';
import type {Service} from 'docusaurus-hosting/client';
import {services} from '@generated/docusaurus-theme-hosting/default/site';
import {signInWays} from '../ServiceFacts';
import PageLink from '../../shared/PageLink';
import ScrollTable from '../../shared/ScrollTable';

/** Which services one signs in to how: a row for each way, with the services that are in use now. */
export default function SignInOverview(): ReactNode {
  const inUse = Object.values(services).filter(
    ({lifecycle}) => lifecycle.phase !== 'off' && lifecycle.phase !== 'planned',
  );
  const ways = (Object.keys(signInWays) as Service['signIn'][])
    .map((way) => ({way, services: inUse.filter(({signIn}) => signIn === way)}))
    .filter(({services}) => services.length > 0);
  return (
    <ScrollTable role="table" className="pair">
      <caption className="visually-hidden">Anmeldung an den Diensten</caption>
      <thead>
        <tr role="row">
          <th role="columnheader" scope="col">
            Dienste
          </th>
          <th role="columnheader" scope="col">
            Anmeldung
          </th>
        </tr>
      </thead>
      <tbody>
        {ways.map(({way, services}) => (
          <tr key={way} role="row">
            <td role="cell">
              {services.map(({title, docs}, index) => (
                <Fragment key={docs}>
                  {index > 0 && ', '}
                  <PageLink to={docs}>{title}</PageLink>
                </Fragment>
              ))}
            </td>
            <td role="cell">{signInWays[way]}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
