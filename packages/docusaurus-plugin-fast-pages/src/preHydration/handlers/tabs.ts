import type {Handler} from './index';

/** Shows a tab's panel; React remembers the choice when the click is replayed. */
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
  return (current) => current?.click();
};
