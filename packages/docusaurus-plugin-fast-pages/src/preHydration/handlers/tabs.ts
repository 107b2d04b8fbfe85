import {attributes} from '../contract';
import type {Handler} from './index';

/** What the local storage answers; nothing where the browser refuses it. */
function stored<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Keeps a choice where Docusaurus does, for a visitor who leaves the page before hydration. Needs the theme's attributes. */
function keepChoice(tab: HTMLElement, panel: HTMLElement | undefined): void {
  const key = tab.closest(`body [${attributes.tabs}]`)?.getAttribute(attributes.tabs);
  const value = panel?.getAttribute(attributes.tab);
  if (key && value) stored(() => localStorage.setItem(key, value));
}

/** Shows a tab's panel. @returns the panel */
function showPanel(selected: HTMLElement): HTMLElement | undefined {
  const tabs = [...(selected.parentElement?.children ?? [])] as HTMLElement[];
  const panels = [...(selected.parentElement?.nextElementSibling?.children ?? [])] as HTMLElement[];
  tabs.forEach((tab, index) => {
    const isSelected = tab === selected;
    tab.classList.toggle('tabs__item--active', isSelected);
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    panels[index]?.toggleAttribute('hidden', !isSelected);
  });
  return panels[tabs.indexOf(selected)];
}

/** Shows a tab's panel and keeps the choice; React follows when the click is replayed. */
export const selectTab: Handler = (selected) => {
  keepChoice(selected, showPanel(selected));
  return (current) => current?.click();
};

/** Whether a panel is meant for this browser; iPads say that they are Macs, which have no touch screens. */
function isForBrowser(panel: Element): boolean {
  const pattern = panel.getAttribute(attributes.tabAgent);
  const agent = `${navigator.userAgent}${navigator.maxTouchPoints > 1 ? ' touch' : ''}`;
  return pattern !== null && new RegExp(pattern).test(agent);
}

/** Shows in each group of tabs what the address asks for, else what the visitor chose last, else what is meant for their browser. */
export function preselectTabs(): void {
  for (const group of document.querySelectorAll(`body [${attributes.tabs}]`)) {
    const key = group.getAttribute(attributes.tabs) ?? '';
    const asked = new URLSearchParams(location.search).get(group.getAttribute(attributes.tabsQuery) ?? '');
    const kept = stored(() => localStorage.getItem(key)) ?? null;
    const panels = [...group.querySelectorAll(`[${attributes.tab}]`)];
    const values = panels.map((panel) => panel.getAttribute(attributes.tab));
    const [index = 0] = [values.indexOf(asked), values.indexOf(kept), panels.findIndex(isForBrowser)].filter(
      (at) => at >= 0,
    );
    const tab = group.querySelectorAll<HTMLElement>('[role="tab"]')[index];
    if (index > 0 && tab) showPanel(tab);
  }
}
