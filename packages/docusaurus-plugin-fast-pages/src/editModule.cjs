// Loader of the bundler: puts other text into a module. Used by bundling.ts, which says what and why.
module.exports = function editModule(source) {
  return this.getOptions().edits.reduce((text, [find, put]) => {
    if (typeof find === 'string' ? !text.includes(find) : text.search(find) < 0) {
      throw new Error(`There is no „${find}“ in ${this.resourcePath} any more; see hydration/bundling.ts.`);
    }
    return text.replace(find, put);
  }, source);
};
