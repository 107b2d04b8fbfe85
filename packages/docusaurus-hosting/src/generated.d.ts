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
