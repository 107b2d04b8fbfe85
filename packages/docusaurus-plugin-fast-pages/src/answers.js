// What the browser can answer by itself while the page's scripts are missing: stands before loader.js, in the same script.
// An answer takes the control that was pressed, and returns what is left to do once React has taken over, so that both agree;
// nothing, where only React can answer. Texts come with the controls. No imports, no build step.
/** Does work that the visitor does not wait for, once they have seen what they did. */
const afterPaint = (work) => requestAnimationFrame(() => setTimeout(work));

/** The way past the navigation, which the theme makes. */
const skipLink = 'a[href="#__docusaurus_skipToContent_fallback"]';

const answers = (() => {
  /** As long as the button's own message stands (components/CopyButton), in milliseconds. */
  const messageDuration = 2500;

  const copiesOf = (selector) => [...document.querySelectorAll(selector)].map((element) => element.cloneNode(true));

  function make(tag, className, ...children) {
    const element = document.createElement(tag);
    element.className = className;
    element.append(...children);
    return element;
  }

  function makeButton(className, ...children) {
    const button = make('button', `clean-btn ${className}`, ...children);
    button.type = 'button';
    return button;
  }

  /** A list that the page shows in wide windows, as the menu shows it: links alone, since groups open by script. */
  function forMenu(list) {
    list.querySelectorAll('button').forEach((button) => button.remove());
    list.querySelectorAll('ul').forEach((element) => element.classList.add('menu__list'));
    list.querySelectorAll('a').forEach((link) => link.classList.add('menu__link'));
    return list;
  }

  function mainLinks() {
    const list = make('ul', 'menu__list');
    for (const link of copiesOf('.navbar__items > a.navbar__link')) {
      link.className = link.hasAttribute('aria-current') ? 'menu__link menu__link--active' : 'menu__link';
      list.append(make('li', 'menu__list-item', link));
    }
    return list;
  }

  /** The menu of narrow windows: the site's main pages, and those of the sidebar, which show first. */
  function openMenu(toggle) {
    const {close, back} = toggle.dataset;
    const cross = makeButton('navbar-sidebar__close', '✕');
    cross.setAttribute('aria-label', close);
    const panels = make('div', 'navbar-sidebar__items', make('div', 'navbar-sidebar__item menu', mainLinks()));
    const besides = copiesOf('aside nav > *').map(forMenu);
    if (besides.length > 0) {
      const toMain = makeButton('navbar-sidebar__back', back);
      toMain.onclick = () => panels.classList.remove('navbar-sidebar__items--show-secondary');
      panels.classList.add('navbar-sidebar__items--show-secondary');
      panels.append(make('div', 'navbar-sidebar__item menu', toMain, ...besides));
    }
    const head = make('div', 'navbar-sidebar__brand', ...copiesOf('.navbar__brand, [data-color-modes]'), cross);
    const backdrop = make('div', 'navbar-sidebar__backdrop');
    const menu = make(
      'dialog',
      'early-menu navbar-sidebar--show',
      backdrop,
      make('div', 'navbar-sidebar', head, panels),
    );
    menu.setAttribute('aria-label', toggle.getAttribute('aria-label'));
    cross.onclick = backdrop.onclick = () => menu.close();
    menu.onclose = () => menu.remove();
    menu.open = true;
    document.body.append(menu);
    // To make everything else inert takes a phone as long as to show the menu.
    afterPaint(() => {
      if (menu.open) {
        menu.open = false;
        menu.showModal();
        cross.focus();
      }
    });
    // React's own takes its place (theme/Navbar/MobileSidebar), unless the visitor has closed it.
    return (present) => menu.open && present?.click();
  }

  /** Keeps a choice for other pages, unless the browser keeps nothing. */
  function store(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // As the theme does: it holds for this page.
    }
  }

  /** Shows a tab's panel, and keeps the choice where React looks which one to begin with. */
  function chooseTab(tab) {
    const tabs = [...tab.parentElement.children];
    const panels = tab.parentElement.nextElementSibling.children;
    for (const [index, each] of tabs.entries()) {
      const chosen = each === tab;
      each.classList.toggle('tabs__item--active', chosen);
      each.setAttribute('aria-selected', chosen);
      each.tabIndex = chosen ? 0 : -1;
      panels[index].hidden = !chosen;
    }
    const value = panels[tabs.indexOf(tab)].dataset.value;
    const {parameter, storageKey} = tab.closest('[data-storage-key], [data-parameter]')?.dataset ?? {};
    if (parameter) {
      const url = new URL(location.href);
      url.searchParams.set(parameter, value);
      history.replaceState(history.state, '', url);
    }
    if (storageKey) {
      store(storageKey, value);
    }
    return (present) => present?.click();
  }

  /** Says something to those who see it, or only to screen readers (`visually-hidden`). @returns what takes it back */
  function say(text, className) {
    const status = make('p', className);
    status.setAttribute('role', 'status');
    document.body.append(status);
    // A message is heard when it changes, not when it comes along.
    setTimeout(() => (status.textContent = text));
    return () => status.remove();
  }

  const systemColors = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

  /** Goes to the next of the modes that the button names. */
  function changeColors(button) {
    const {colorModes, names, storageKey} = button.dataset;
    const modes = colorModes.split(' ');
    const {dataset} = document.documentElement;
    const next = (modes.indexOf(dataset.themeChoice) + 1) % modes.length;
    const mode = modes[next];
    const takeBack = say(names.split('|')[next], 'visually-hidden');
    dataset.themeChoice = mode;
    dataset.theme = mode === 'system' ? systemColors() : mode;
    // As if another window of this site had changed them: the theme listens to that.
    const newValue = mode === 'system' ? null : mode;
    return () => {
      takeBack();
      dispatchEvent(new StorageEvent('storage', {key: storageKey, newValue, storageArea: localStorage}));
    };
  }

  /** Copies what the button names, or what stands before it. */
  function copy(button) {
    if (document.querySelector('form[method="dialog"]')) {
      return undefined; // the visitor's own address belongs into the text, which React puts there
    }
    const text = button.dataset.copies || button.parentElement.previousElementSibling.textContent;
    let failed = false;
    navigator.clipboard.writeText(text).then(
      () => setTimeout(say(button.dataset.done, 'early-status'), messageDuration),
      () => {
        failed = true;
      },
    );
    return (present) => failed && present?.click();
  }

  /** As the theme does: the browser alone would go to where the sidebar begins. */
  function skipToContent() {
    const main = document.querySelector('main');
    if (!main) {
      return undefined;
    }
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
    return () => {};
  }

  return [
    [skipLink, skipToContent],
    ['.navbar__toggle', openMenu],
    ['[role="tab"]', chooseTab],
    ['[data-color-modes]', changeColors],
    ['[data-copies]', copy],
  ];
})();
