declare module '@generated/docusaurus-hosting/default/site.json' {
  import type {SiteData} from 'docusaurus-hosting/siteData';

  const siteData: SiteData;
  export default siteData;
}
