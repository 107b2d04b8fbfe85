// Wrap: says when the page's controls work, so that hydration/loader.js does what the visitor did before; keeps visitors who are offline on
// the page that they have.
import {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Root from '@theme-init/Root';
import OfflineNotice from '../../components/OfflineNotice';

export default function RootWrapper({children}: {readonly children: ReactNode}): ReactNode {
  // True in the render that follows the first one: only then are all controls as they will stay.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      window.dispatchEvent(new Event('hydrated'));
    }
  }, [isBrowser]);
  return (
    <Root>
      {children}
      <OfflineNotice />
    </Root>
  );
}
