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

const showsBesides = (menu: Element): boolean => menu.querySelector('.navbar-sidebar__items--show-secondary') !== null;

/**
 * Takes the place of the menu that hydration/answers.js has opened, where the visitor is in it: which list, and how far down.
 *
 * @returns address of the link that had the focus
 */
function replaceEarlyMenu(menu: Element): string | undefined {
  const early = document.querySelector<HTMLDialogElement>('.early-menu');
  if (!early) {
    return undefined;
  }
  if (showsBesides(menu) && !showsBesides(early)) {
    menu.querySelector<HTMLElement>('.navbar-sidebar__back')?.click();
  }
  const panels = early.querySelectorAll('.navbar-sidebar__item');
  menu.querySelectorAll('.navbar-sidebar__item').forEach((panel, index) => {
    panel.scrollTop = panels[index]?.scrollTop ?? panel.scrollTop;
  });
  const address = early.querySelector('a:focus')?.getAttribute('href');
  early.close();
  early.remove();
  return address ?? undefined;
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
    const address = replaceEarlyMenu(menu);
    const opener = document.activeElement;
    const behind = elementsBehind(menu);
    behind.forEach((element) => {
      element.inert = true;
    });
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    if (address) {
      // In a list that may yet have to show.
      setTimeout(() => menu.querySelector<HTMLElement>(`.menu__link[href="${CSS.escape(address)}"]`)?.focus());
    }
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
      if (opener instanceof HTMLElement) {
        opener.focus();
      }
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
