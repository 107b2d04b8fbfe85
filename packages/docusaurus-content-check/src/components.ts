import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props as DrawingProps} from 'docusaurus-theme-hosting/components/Drawing';
import type {Props as EndpointTableProps} from 'docusaurus-theme-hosting/components/EndpointTable';
import type {Props as LifecycleBadgeProps} from 'docusaurus-theme-hosting/components/LifecycleBadge';
import type {Props as ServiceFactsProps} from 'docusaurus-theme-hosting/components/ServiceFacts';
import {importedComponents} from 'docusaurus-hosting/markdown/importComponents';

/** Names of a component's props, and whether it needs them; the compiler compares both with the component. */
type PropsOf<P> = {readonly [K in keyof P]-?: object extends Pick<P, K> ? 'optional' : 'needed'};
const props = <P>(names: PropsOf<P>): Props => names;

type Props = Readonly<Record<string, 'optional' | 'needed'>>;

/** Props of components for Markdown. Those of the theme take more than is worth listing. */
export const componentProps: Readonly<Record<string, Props>> = {
  AppleMailProfile: {},
  CategoryCards: {},
  Drawing: props<DrawingProps>({
    id: 'needed',
    title: 'needed',
    description: 'needed',
    width: 'needed',
    height: 'needed',
    className: 'optional',
    children: 'needed',
  }),
  EndpointTable: props<EndpointTableProps>({endpoints: 'needed', caption: 'needed'}),
  EolOverview: {},
  GroupAccess: {},
  HostTable: {},
  If: {service: 'optional', fact: 'optional'},
  InfrastructureDiagram: {},
  LifecycleBadge: props<LifecycleBadgeProps>({service: 'needed'}),
  ServiceCards: {category: 'optional', services: 'optional'},
  ServiceFacts: props<ServiceFactsProps>({service: 'optional'}),
  SignInOverview: {},
};

/** Components that every page has: the names that theme/MDXComponents exports. */
function exportedNames(): string[] {
  const folder = path.join(path.dirname(require.resolve('docusaurus-theme-hosting')), 'theme/MDXComponents');
  const file = readdirSync(folder).find((name) => /^index\.(?:tsx|js)$/.test(name)) ?? 'index.tsx';
  const [, list = ''] = /\.\.\.MDXComponents,([^}]*)\}/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
  return [...list.matchAll(/^\s*([A-Z]\w+)/gm)].map(([, name = '']) => name);
}

/** Conditions, which markdown/conditions.ts applies before there are components. */
const conditions = ['If'];

/** Docusaurus' own among them. */
const docusaurusComponents = ['Admonition', 'Details', 'Head'];

/** Components that Markdown can use without an import. */
export const markdownComponents: readonly string[] = [
  ...docusaurusComponents,
  ...conditions,
  ...exportedNames(),
  ...importedComponents,
];
