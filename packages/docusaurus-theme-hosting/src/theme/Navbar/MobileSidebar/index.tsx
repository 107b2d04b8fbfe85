// Wrap: the open menu is a modal dialog. Upstream leaves the focus on the page behind it.
import {useEffect, useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-init/Navbar/MobileSidebar';
import styles from './styles.module.css';

/** Everything beside the menu and its ancestors, as the browser itself does it for a modal `<dialog>`. */
function elementsBehind(menu: Element): HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (let element = menu; element !== document.body && element.parentElement; element = element.parentElement) {
    for (const sibling of Array.from(element.parentElement.children)) {
      const isBackdrop = sibling.classList.contains('navbar-sidebar__backdrop');
      if (sibling instanceof HTMLElement && sibling !== element && !isBackdrop && !sibling.inert) {
        behind.push(sibling);
      }
    }
  }
  return behind;
}

/** Traps the focus while the menu is open, closes it with Escape and gives the focus back to the button that opened it. */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = container.current;
    if (!shown || !menu) {
      return undefined;
    }
    const opener = document.querySelector<HTMLElement>('.navbar__toggle');
    const behind = elementsBehind(menu);
    behind.forEach((element) => {
      element.inert = true;
    });
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        toggle();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      behind.forEach((element) => {
        element.inert = false;
      });
      opener?.focus();
    };
  }, [shown, toggle]);

  if (!shouldRender) {
    return null;
  }
  return (
    <div ref={container} className={styles.menu} role="dialog" aria-modal="true" aria-label="Menü">
      <MobileSidebar />
    </div>
  );
}
