import type {ComponentProps} from 'docusaurus-content-check';
import {importedComponents} from '../markdown/importComponents';

/** Components for Markdown that many pages show; the theme gives them to all of them. */
const everywhere = ['EndpointTable', 'LifecycleBadge', 'Picture', 'ServiceFacts', 'TabItem', 'Tabs'];

/** Props of components that take any, or none; those of the theme take more than is worth listing. */
const props: Readonly<Record<string, ComponentProps>> = {
  AppleMailProfile: {},
  CategoryCards: {},
  Drawing: {
    id: 'needed',
    title: 'needed',
    description: 'needed',
    width: 'needed',
    height: 'needed',
    className: 'optional',
  },
  EndpointTable: {endpoints: 'needed', caption: 'needed'},
  EolOverview: {},
  GroupAccess: {},
  GuideChooser: {},
  HelpFinder: {},
  HostTable: {},
  If: {service: 'optional', fact: 'optional'},
  InfrastructureDiagram: {},
  OfflineHelp: {},
  LifecycleBadge: {service: 'needed'},
  PastIncidents: {},
  ServiceCards: {category: 'needed'},
  ServiceState: {},
  ServiceFacts: {service: 'optional'},
  SignInOverview: {},
};

/** Components that Markdown can use without an import, with their props. */
export const components: Readonly<Record<string, ComponentProps | undefined>> = Object.fromEntries(
  [...everywhere, ...importedComponents, 'If'].map((name) => [name, props[name]]),
);
