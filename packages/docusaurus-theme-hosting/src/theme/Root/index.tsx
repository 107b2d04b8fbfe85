// Wrap: keeps visitors who are offline on the page that they have.
import type {ReactNode} from 'react';
import Root from '@theme-init/Root';
import OfflineNotice from '../../components/docPage/OfflineNotice';

export default function RootWrapper({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Root>
      {children}
      <OfflineNotice />
    </Root>
  );
}
