declare module '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js' {
  /** Address of the index file below the base URL, with `{dir}` for the search context and a hash of the content. */
  export const searchIndexUrl: string;
}
