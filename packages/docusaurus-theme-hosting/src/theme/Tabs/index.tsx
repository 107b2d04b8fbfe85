// Wrap: adds the keys of the tabs pattern (ARIA Authoring Practices) that upstream lacks: Space, Home and End. Tabs of systems
// begin with the visitor's.
import {Children, isValidElement, type KeyboardEvent, type ReactNode} from 'react';
import type {Props} from '@theme/Tabs';
import Tabs from '@theme-init/Tabs';
import siteStorage from '@generated/site-storage';
import {useSystem} from '../../components/shared/useSystem';

function completeKeys(event: KeyboardEvent<HTMLElement>): void {
  const tab = (event.target as HTMLElement).closest<HTMLElement>('[role="tab"]');
  const tabs = tab?.parentElement?.children;
  const goal = {' ': tab, Home: tabs?.[0], End: tabs?.[tabs.length - 1]}[event.key];
  if (tab && goal instanceof HTMLElement) {
    event.preventDefault();
    goal.focus();
    if (event.key === ' ') goal.click();
  }
}

/** Where upstream keeps the chosen tab: for choices made before hydration (docusaurus-plugin-fast-pages). */
const storageKeyOf = ({groupId}: Props): string | undefined =>
  groupId && `docusaurus.tab.${groupId}${siteStorage.namespace}`;

/** What an address names the tab by, as upstream reads it. */
const queryKeyOf = ({queryString, groupId}: Props): string | undefined =>
  queryString === true ? groupId : queryString || undefined;

/** The visitor's system, if it has a tab, and not the first one, which is open by itself. */
function otherTab(system: string | undefined, children: ReactNode): string | undefined {
  const values = Children.toArray(children).map((child) => isValidElement<{value: string}>(child) && child.props.value);
  return values.indexOf(system ?? '') > 0 ? system : undefined;
}

export default function TabsWrapper(props: Props): ReactNode {
  // Before hydration, docusaurus-plugin-fast-pages opens the same tab.
  const system = otherTab(useSystem(), props.children);
  return (
    // The keys are meant for the tabs inside; this element is no control itself.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={completeKeys}
      data-fast-pages-tabs={storageKeyOf(props)}
      data-fast-pages-tabs-query={queryKeyOf(props)}
    >
      {/* A tab that is the first one by itself comes with a group of its own. */}
      <Tabs key={system} defaultValue={system} {...props} />
    </div>
  );
}
