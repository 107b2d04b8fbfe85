import {provider} from '../provider';

/** Where „Diese Seite bearbeiten“ leads: the forge's web editor. Docusaurus appends the file's path. */
export const editUrl = `${provider.links.siteRepository}/_edit/main/`;
