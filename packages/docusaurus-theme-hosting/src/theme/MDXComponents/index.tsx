// Wrap: makes the components that many pages show available in Markdown without an import (others: content/importComponents).
import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-init/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import EndpointTable from '../../components/markdown/EndpointTable';
import LifecycleBadge from '../../components/markdown/LifecycleBadge';
import Picture from '../../components/markdown/Picture';
import ScrollTable from '../../components/shared/ScrollTable';
import ServiceFacts from '../../components/markdown/ServiceFacts';

/** The box of a Markdown task list (`- [ ]`), which shows a state and cannot be clicked; it needs a name of its own. */
const TaskCheckbox = (props: ComponentProps<'input'>): ReactNode => (
  <input {...props} aria-label={props.checked ? 'erledigt' : 'offen'} />
);

export default {
  ...MDXComponents,
  table: ScrollTable,
  input: TaskCheckbox,
  TabItem,
  Tabs,
  EndpointTable,
  LifecycleBadge,
  Picture,
  ServiceFacts,
};
