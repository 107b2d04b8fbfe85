import {attributes} from '../contract';
import type {Handler} from './index';

/** Keeps a choice as Docusaurus does, for a visitor who leaves the page before hydration. Needs the theme's attributes. */
function keepChoice(tab: HTMLElement, panel: HTMLElement | undefined): void {
  const value = panel?.getAttribute(attributes.tabValue);
  const group = tab.closest(`[${attributes.tabStorageKey}], [${attributes.tabParameter}]`);
  if (!group || value === null || value === undefined) {
    return;
  }
  const parameter = group.getAttribute(attributes.tabParameter);
  if (parameter) {
    const url = new URL(location.href);
    url.searchParams.set(parameter, value);
    history.replaceState(history.state, '', url);
  }
  const key = group.getAttribute(attributes.tabStorageKey);
  try {
    if (key) localStorage.setItem(key, value);
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
