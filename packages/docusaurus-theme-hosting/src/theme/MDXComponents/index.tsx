// Wrap: makes the components that many pages show available in Markdown without an import (others: markdown/importComponents).
import MDXComponents from '@theme-init/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import EndpointTable from '../../components/markdown/EndpointTable';
import LifecycleBadge from '../../components/markdown/LifecycleBadge';
import Picture from '../../components/markdown/Picture';
import ScrollTable, {ColumnHead} from '../../components/shared/ScrollTable';
import ServiceFacts from '../../components/markdown/ServiceFacts';
import TaskCheckbox from '../../components/shared/TaskCheckbox';

export default {
  ...MDXComponents,
  table: ScrollTable,
  th: ColumnHead,
  input: TaskCheckbox,
  TabItem,
  Tabs,
  EndpointTable,
  LifecycleBadge,
  Picture,
  ServiceFacts,
};
