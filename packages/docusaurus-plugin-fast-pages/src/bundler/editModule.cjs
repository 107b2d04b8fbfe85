// Loader of the bundler, for moduleEdits.ts. Bundlers load it by themselves, so it is CommonJS without a build step.
module.exports = function editModule(source) {
  const {name, edits} = this.getOptions();
  return edits.reduce((text, [find, replacement]) => {
    if (!text.includes(find)) {
      throw new Error(
        `fast-pages: the edit "${name}" does not find ${JSON.stringify(find)} in ${this.resourcePath}. Another version of Docusaurus?`,
      );
    }
    return text.replace(find, replacement);
  }, source);
};
