// Eject: the panel has a name (upstream's has none), and its label stands in it wherever all panels are shown:
// without JavaScript and in print. Its value is there before hydration, too. Upstream's `lazy` is left out, because it hides panels from both.
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {systems} from '../../components/shared/useSystem';

export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {selectedValue} = useTabs();
  const name = label ?? value;
  return (
    <div
      role="tabpanel"
      aria-label={name}
      className={className}
      hidden={value !== selectedValue}
      data-fast-pages-tab={value}
      data-fast-pages-tab-agent={Object.hasOwn(systems, value) ? systems[value] : undefined}
    >
      <p className="tab-label" aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}
