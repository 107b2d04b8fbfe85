// Wrap: makes the components that many pages show available in Markdown without an import (others: markdown/importComponents).
import MDXComponents from '@theme-init/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import EndpointTable from '../../components/EndpointTable';
import LifecycleBadge from '../../components/LifecycleBadge';
import Picture from '../../components/Picture';
import ScrollTable, {ColumnHead} from '../../components/ScrollTable';
import ServiceFacts from '../../components/ServiceFacts';
import TaskCheckbox from '../../components/TaskCheckbox';

export default {
  ...MDXComponents,
  table: ScrollTable,
  th: ColumnHead,
  input: TaskCheckbox,
  DocCardList,
  TabItem,
  Tabs,
  EndpointTable,
  LifecycleBadge,
  Picture,
  ServiceFacts,
};
