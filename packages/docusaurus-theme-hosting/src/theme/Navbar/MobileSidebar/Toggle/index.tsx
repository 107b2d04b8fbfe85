// Eject: React opens the menu as a transition, so that the tap is seen before the whole menu is rendered.
import {startTransition, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';

export default function MobileSidebarToggle(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', message: 'Toggle navigation bar'})}
      aria-expanded={shown}
      onClick={() => startTransition(toggle)}
    >
      <IconMenu />
    </button>
  );
}
