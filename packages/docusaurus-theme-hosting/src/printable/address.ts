import {printableFolder} from 'docusaurus-hosting/client';

/** Where the document of a category lies. @param route - of the category's own page */
export const printableAddress = (route: string): string => `${printableFolder}${route}`;
