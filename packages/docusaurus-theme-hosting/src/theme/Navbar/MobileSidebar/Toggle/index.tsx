// Eject: names what hydration/answers.js says in the menu that it opens before React is there; React opens its own as a
// transition, so that the tap is seen before the whole menu is made.
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
      data-close={translate({id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel', message: 'Close navigation bar'})}
      data-back={translate({
        id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
        message: '← Back to main menu',
      })}
    >
      <IconMenu />
    </button>
  );
}
