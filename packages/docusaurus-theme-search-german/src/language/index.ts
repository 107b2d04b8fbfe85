/** The language of the site's texts: all that index and engine know of it. Another one exports the same names. */
export * from './german';
