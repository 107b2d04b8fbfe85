import {config} from '../config';
import {attributes, classes} from '../contract';
import {afterPaint, create} from '../dom';
import type {Handler} from './index';

const showsSecondary = 'navbar-sidebar__items--show-secondary';

const clones = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll(selector)].map((element) => element.cloneNode(true) as HTMLElement);

/** A sidebar's list with the classes of the menu; links alone, since its groups open by script. */
function toMenuList(list: HTMLElement): HTMLElement {
  list.querySelectorAll('button').forEach((button) => button.remove());
  list.querySelectorAll('ul').forEach((element) => element.classList.add('menu__list'));
  list.querySelectorAll('a').forEach((link) => link.classList.add('menu__link'));
  return list;
}

function mainLinks(): HTMLElement {
  const links = clones('.navbar__items > a.navbar__link').map((link) => {
    link.className = link.hasAttribute('aria-current') ? 'menu__link menu__link--active' : 'menu__link';
    return create('li', 'menu__list-item', link);
  });
  return create('ul', 'menu__list', ...links);
}

/** The navbar's links, and before them the sidebar's where the page has one. */
function createPanels(): HTMLElement {
  const panels = create('div', 'navbar-sidebar__items', create('div', 'navbar-sidebar__item menu', mainLinks()));
  const sidebar = clones('aside nav > *').map(toMenuList);
  if (sidebar.length > 0) {
    const back = create('button', 'clean-btn navbar-sidebar__back', config.messages.backToMainMenu);
    back.onclick = () => panels.classList.remove(showsSecondary);
    panels.classList.add(showsSecondary);
    panels.append(create('div', 'navbar-sidebar__item menu', back, ...sidebar));
  }
  return panels;
}

function createMenu(): {menu: HTMLDialogElement; close: HTMLButtonElement} {
  const close = create('button', 'clean-btn navbar-sidebar__close', '✕');
  close.setAttribute('aria-label', config.messages.closeMenu);
  const buttons = clones(`body [${attributes.colorMode}], .navbar [class*="toggleButton_"]`);
  buttons.forEach((button) => button.classList.add('margin-right--md'));
  const sidebar = create(
    'div',
    'navbar-sidebar',
    create('div', 'navbar-sidebar__brand', ...clones('.navbar__brand'), ...buttons, close),
    createPanels(),
  );
  const backdrop = create('div', 'navbar-sidebar__backdrop');
  const menu = create('dialog', `${classes.menu} navbar-sidebar--show`, backdrop, sidebar);
  close.onclick = backdrop.onclick = () => menu.close();
  menu.onclose = () => menu.remove();
  return {menu, close};
}

/** Puts React's menu in the place of this one: the same list, as far down, with the focus on the same link or button. */
function handOver(menu: HTMLDialogElement, successor: Element): void {
  const back = '.navbar-sidebar__back';
  const showedSecondary = menu.querySelector(`.${showsSecondary}`) !== null;
  if (!showedSecondary && successor.querySelector(`.${showsSecondary}`)) {
    successor.querySelector<HTMLElement>(back)?.click();
  }
  const panels = menu.querySelectorAll('.navbar-sidebar__item');
  successor.querySelectorAll('.navbar-sidebar__item').forEach((panel, index) => {
    panel.scrollTop = panels[index]?.scrollTop ?? 0;
  });
  menu.removeAttribute('aria-label'); // only one menu has the name
  // After the effects of the theme, which makes the page behind its menu inert: until then, Tab stays in this one.
  afterPaint(() => {
    const focused = menu.querySelector(':focus');
    const link = `.menu__link[href="${CSS.escape(focused?.getAttribute('href') ?? '')}"]`;
    menu.remove();
    // What cannot have the focus leaves it where it is.
    for (const place of ['.navbar-sidebar__close', focused?.matches(back) ? back : link]) {
      successor.querySelector<HTMLElement>(place)?.focus();
    }
  });
}

/** Opens React's menu, and hands over when it is there. */
function openSuccessor(menu: HTMLDialogElement, toggle: HTMLElement | undefined): void {
  const observer = new MutationObserver(() => {
    const successor = document.querySelector(`.navbar-sidebar:not(.${classes.menu} *)`);
    if (successor?.closest('.navbar-sidebar--show')) {
      observer.disconnect();
      handOver(menu, successor);
    }
  });
  observer.observe(document.body, {subtree: true, childList: true, attributeFilter: ['class']});
  toggle?.click();
}

/** Opens the menu of narrow windows, made of links that the page has already. */
export const openMenu: Handler = (toggle) => {
  const {menu, close} = createMenu();
  menu.setAttribute('aria-label', toggle.getAttribute('aria-label') ?? '');
  menu.open = true;
  document.body.append(menu);
  // To make everything else inert takes a phone as long as to show the menu.
  afterPaint(() => {
    if (menu.open) {
      menu.open = false;
      menu.showModal();
      close.focus();
    }
  });
  return (current) => {
    if (menu.open) openSuccessor(menu, current);
  };
};
