/** Docusaurus' own module in place of the one of this package that stands for it (`bundler/replacedModules.ts`). */
declare module '@generated/*?whole' {
  const generated: object;
  export default generated;
}
