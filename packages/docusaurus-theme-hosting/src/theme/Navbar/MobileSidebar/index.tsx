// Wrap: the open menu is a modal dialog. Upstream leaves the focus on the page behind it.
import {useEffect, useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-init/Navbar/MobileSidebar';
import styles from './styles.module.css';

/** Traps the focus while the menu is open, closes it with Escape and gives the focus back to the button that opened it. */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = container.current;
    if (!shown || !menu) return undefined;
    const behind = [...document.querySelectorAll<HTMLElement>('[id="__docusaurus"] > *, .navbar__inner')].filter(
      (element) => !element.contains(menu) && !element.inert,
    );
    const setInert = (inert: boolean): void => behind.forEach((element) => Object.assign(element, {inert}));
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') toggle();
    };
    setInert(true);
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      setInert(false);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);

  if (!shouldRender) return null;
  return (
    <div ref={container} className={`boxless ${styles.menu}`} role="dialog" aria-modal="true" aria-label="Menü">
      <MobileSidebar />
    </div>
  );
}
