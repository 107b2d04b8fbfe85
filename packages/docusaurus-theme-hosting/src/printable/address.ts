/** Where the document of a category lies. @param route - of the category's own page */
export const printableAddress = (route: string): string => `/drucken${route}`;
