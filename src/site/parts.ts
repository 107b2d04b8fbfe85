import type {Area} from 'docusaurus-hosting/site/areas';

/** The parts of this site, in the order in which the navbar and the search list them. */
export const parts: readonly Area[] = [
  {id: 'blog', kind: 'blog', label: 'Blog', folder: 'blog', basePath: '/', mainRoute: '/'},
  {
    id: 'services',
    kind: 'docs',
    label: 'Dienste',
    folder: 'docs-services',
    basePath: '/services',
    mainRoute: '/services/konto',
  },
  {
    id: 'info',
    kind: 'docs',
    label: 'Informationen',
    folder: 'docs-info',
    basePath: '/info',
    mainRoute: '/info/intro',
  },
  {id: 'pages', kind: 'pages', label: 'Seiten', folder: 'src/pages', basePath: '/', mainRoute: '/impressum'},
];
