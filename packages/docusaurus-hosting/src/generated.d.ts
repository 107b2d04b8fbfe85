declare module '@generated/docusaurus-hosting/default/site.json' {
  import type {SiteData} from 'docusaurus-hosting/siteData';

  const siteData: SiteData;
  export default siteData;
}

declare module '@generated/docusaurus-hosting/default/icons' {
  import type {LucideIcon} from 'lucide-react';

  /** By Lucide's name: those that the site's facts name. */
  export const icons: Readonly<Record<string, LucideIcon>>;
}

declare module '@generated/registry?whole' {
  export {default} from '@generated/registry';
}

declare module '@generated/routes?whole' {
  export {default} from '@generated/routes';
}

declare module '@generated/routesChunkNames?whole' {
  import type {RouteChunkNames} from '@docusaurus/types';

  const routesChunkNames: RouteChunkNames;
  export default routesChunkNames;
}
