// Wrap: adds the keys of the tabs pattern (ARIA Authoring Practices) that upstream lacks: Space, Home and End.
import type {KeyboardEvent, ReactNode} from 'react';
import type {Props} from '@theme/Tabs';
import Tabs from '@theme-init/Tabs';
import siteStorage from '@generated/site-storage';

function completeKeys(event: KeyboardEvent<HTMLElement>): void {
  const tab = (event.target as HTMLElement).closest<HTMLElement>('[role="tab"]');
  const tabs = tab?.parentElement?.children;
  const goal = {' ': tab, Home: tabs?.[0], End: tabs?.[tabs.length - 1]}[event.key];
  if (tab && goal instanceof HTMLElement) {
    event.preventDefault();
    goal.focus();
    if (event.key === ' ') {
      goal.click();
    }
  }
}

/** Where upstream keeps the chosen tab: for choices made before hydration (docusaurus-plugin-fast-pages). */
const storageKeyOf = ({groupId}: Props): string | undefined =>
  groupId && `docusaurus.tab.${groupId}${siteStorage.namespace}`;

export default function TabsWrapper(props: Props): ReactNode {
  return (
    // The keys are meant for the tabs inside; this element is no control itself.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={completeKeys} data-fast-pages-tabs={storageKeyOf(props)}>
      <Tabs {...props} />
    </div>
  );
}
