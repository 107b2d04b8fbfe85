/** Plugin's name, by which components find the routes of categories that can be printed as a whole. */
export const printablePlugin = 'printable-categories';

/** Where the document of a category lies. @param route - of the category's own page */
export const printableAddress = (route: string): string => `/drucken${route}`;
