declare module '@generated/docusaurus-theme-hosting/default/site' {
  import type {BrowserData} from 'docusaurus-hosting/client';

  /** Each part is a file of its own, so that a page gets those which its components import. */
  const data: BrowserData;
  export = data;
}

declare module '@generated/docusaurus-theme-hosting/default/titles' {
  /** Of all pages, by path. */
  const titles: Readonly<Record<string, string>>;
  export default titles;
}

declare module '@generated/docusaurus-theme-hosting/default/icons' {
  import type {LucideIcon} from 'lucide-react';

  /** By Lucide's name: those that the site's facts name. */
  export const icons: Readonly<Record<string, LucideIcon>>;
}
