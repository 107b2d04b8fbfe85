// Wrap: makes the components of this project available in Markdown without an import.
import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CategoryCards from '@site/src/components/CategoryCards';
import EndpointTable from '@site/src/components/EndpointTable';
import EolOverview from '@site/src/components/EolOverview';
import HostTable from '@site/src/components/HostTable';
import InfrastructureDiagram from '@site/src/components/InfrastructureDiagram';
import LifecycleBadge from '@site/src/components/LifecycleBadge';
import ScrollTable, {ColumnHead} from '@site/src/components/ScrollTable';
import ServiceCards from '@site/src/components/ServiceCards';
import ServiceFacts from '@site/src/components/ServiceFacts';
import SignInFlow from '@site/src/components/SignInFlow';
import SignInOverview from '@site/src/components/SignInOverview';
import TaskCheckbox from '@site/src/components/TaskCheckbox';

export default {
  ...MDXComponents,
  table: ScrollTable,
  th: ColumnHead,
  input: TaskCheckbox,
  CategoryCards,
  DocCardList,
  TabItem,
  Tabs,
  EndpointTable,
  EolOverview,
  HostTable,
  InfrastructureDiagram,
  LifecycleBadge,
  ServiceCards,
  ServiceFacts,
  SignInFlow,
  SignInOverview,
};
