// Loader of the bundler, for moduleEdits.ts. Bundlers load it by themselves, so it is CommonJS without a build step.
module.exports = function editModule(source) {
  const {name, find, replacement} = this.getOptions();
  if (!source.includes(find)) {
    throw new Error(
      `fast-pages: the edit "${name}" does not find ${JSON.stringify(find)} in ${this.resourcePath}. Another version of Docusaurus?`,
    );
  }
  return source.replace(find, () => replacement);
};
