import type {ThemeConfig} from '@docusaurus/preset-classic';
import {provider} from '../provider';
import {docsAreas, type DocsAreaId} from './docsArea';

// A plain link rather than type `docSidebar`: that one is not active on the area's tag pages.
const areaItem = (id: DocsAreaId) => ({
  to: docsAreas[id].mainRoute,
  label: docsAreas[id].label,
  activeBasePath: `/${id}`,
  position: 'left' as const,
});

export const navbar: ThemeConfig['navbar'] = {
  title: provider.operator.name,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  items: [
    {to: '/', label: 'Blog', position: 'left', activeBaseRegex: '^/$'},
    areaItem('services'),
    areaItem('info'),
    {type: 'search', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
};
