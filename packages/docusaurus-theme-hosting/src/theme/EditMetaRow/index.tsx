// Eject: upstream has no place beside "Diese Seite bearbeiten" for what else a reader can do with the page.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import LastUpdated from '@theme/LastUpdated';
import type {Props} from '@theme/EditMetaRow';
import {formatDay} from 'docusaurus-hosting/client';
import PageActions from '../../components/docPage/PageActions';

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

export default function EditMetaRow({className, editUrl, lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <div className={clsx('cluster', className)}>
      <PageActions version={lastUpdatedAt ? formatDay(dayOf(lastUpdatedAt)) : undefined} editUrl={editUrl} />
      {(lastUpdatedAt || lastUpdatedBy) && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />}
    </div>
  );
}
