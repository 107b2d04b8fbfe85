import {attributes} from '../contract';
import type {Handler} from './index';

/** Keeps a choice where Docusaurus does, for a visitor who leaves the page before hydration. Needs the theme's attributes. */
function keepChoice(tab: HTMLElement, panel: HTMLElement | undefined): void {
  const key = tab.closest(`[${attributes.tabs}]`)?.getAttribute(attributes.tabs);
  const value = panel?.getAttribute(attributes.tab);
  try {
    if (key && value) localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice holds for this page.
  }
}

/** Shows a tab's panel and keeps the choice; React follows when the click is replayed. */
export const selectTab: Handler = (selected) => {
  const tabs = [...(selected.parentElement?.children ?? [])] as HTMLElement[];
  const panels = [...(selected.parentElement?.nextElementSibling?.children ?? [])] as HTMLElement[];
  tabs.forEach((tab, index) => {
    const isSelected = tab === selected;
    tab.classList.toggle('tabs__item--active', isSelected);
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    panels[index]?.toggleAttribute('hidden', !isSelected);
  });
  keepChoice(selected, panels[tabs.indexOf(selected)]);
  return (current) => current?.click();
};
