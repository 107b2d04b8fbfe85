/**
 * Docusaurus client module: a link within the site to a section moves the focus there, as browsers do without scripts, so
 * that screen readers go on there. The theme moves it for links to whole pages only.
 */

import type {ClientModule} from '@docusaurus/types';

/** Called by Docusaurus once a page has been rendered. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {pathname, hash} = location;
  if (!previousLocation || !hash || (pathname === previousLocation.pathname && hash === previousLocation.hash)) return;
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  section?.setAttribute('tabindex', '-1');
  section?.focus({preventScroll: true});
};
