import type {ThemeConfig} from '@docusaurus/preset-classic';
import {docsAreas, type Area} from 'docusaurus-hosting/site/areas';
import {provider} from '../provider';
import {areas} from './areas';

// A plain link rather than type `docSidebar`: that one is not active on the area's tag pages.
const areaItem = ({basePath, label, mainRoute}: Area) => ({
  to: mainRoute,
  label,
  activeBasePath: basePath,
  position: 'left' as const,
});

export const navbar: ThemeConfig['navbar'] = {
  title: provider.operator.name,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  items: [
    {to: '/', label: 'Blog', position: 'left', activeBaseRegex: '^/$'},
    ...docsAreas(areas).map(areaItem),
    {type: 'search', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
};
