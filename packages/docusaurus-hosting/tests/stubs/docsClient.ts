/** Stands for a docs page whose front matter names no service. */
export const useDoc = (): {frontMatter: object} => ({frontMatter: {}});
