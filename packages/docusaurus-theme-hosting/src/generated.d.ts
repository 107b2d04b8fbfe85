declare module '@generated/docusaurus-theme-hosting/default/site' {
  import type {BrowserData} from 'docusaurus-hosting/client';

  export const account: BrowserData['account'];
  export const areas: BrowserData['areas'];
  export const categories: BrowserData['categories'];
  export const contact: BrowserData['contact'];
  export const devices: BrowserData['devices'];
  export const endpoints: BrowserData['endpoints'];
  export const everydayNames: BrowserData['everydayNames'];
  export const help: BrowserData['help'];
  export const infrastructure: BrowserData['infrastructure'];
  export const keyPages: BrowserData['keyPages'];
  export const mail: BrowserData['mail'];
  export const notOffered: BrowserData['notOffered'];
  export const notices: BrowserData['notices'];
  export const offlinePages: BrowserData['offlinePages'];
  export const operator: BrowserData['operator'];
  export const serviceDetails: BrowserData['serviceDetails'];
  export const services: BrowserData['services'];
  export const tasks: BrowserData['tasks'];
}

declare module '@generated/docusaurus-theme-hosting/default/icons' {
  import type {LucideIcon} from 'lucide-react';

  /** By Lucide's name: those that the site's facts name. */
  export const icons: Readonly<Record<string, LucideIcon>>;
}
