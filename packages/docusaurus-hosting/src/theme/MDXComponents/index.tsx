// Wrap: makes the components of this project available in Markdown without an import.
import MDXComponents from '@theme-init/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import AppleMailProfile from '../../components/AppleMailProfile';
import CategoryCards from '../../components/CategoryCards';
import DeviceVerification from '../../components/DeviceVerification';
import EndpointTable from '../../components/EndpointTable';
import EolOverview from '../../components/EolOverview';
import GroupAccess from '../../components/GroupAccess';
import HostTable from '../../components/HostTable';
import InfrastructureDiagram from '../../components/InfrastructureDiagram';
import LifecycleBadge from '../../components/LifecycleBadge';
import MailPath from '../../components/MailPath';
import MessageList from '../../components/MessageList';
import Picture from '../../components/Picture';
import PullRequestFlow from '../../components/PullRequestFlow';
import ScrollTable, {ColumnHead} from '../../components/ScrollTable';
import ServiceCards from '../../components/ServiceCards';
import ServiceFacts from '../../components/ServiceFacts';
import ShareWays from '../../components/ShareWays';
import SignInFlow from '../../components/SignInFlow';
import SignInOverview from '../../components/SignInOverview';
import TaskCheckbox from '../../components/TaskCheckbox';
import TunnelModes from '../../components/TunnelModes';

export default {
  ...MDXComponents,
  table: ScrollTable,
  th: ColumnHead,
  input: TaskCheckbox,
  AppleMailProfile,
  CategoryCards,
  DocCardList,
  TabItem,
  Tabs,
  DeviceVerification,
  EndpointTable,
  EolOverview,
  GroupAccess,
  HostTable,
  InfrastructureDiagram,
  LifecycleBadge,
  MailPath,
  MessageList,
  Picture,
  PullRequestFlow,
  ServiceCards,
  ServiceFacts,
  ShareWays,
  SignInFlow,
  SignInOverview,
  TunnelModes,
};
