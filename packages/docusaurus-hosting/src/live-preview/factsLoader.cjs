/**
 * Loader (Rspack, webpack) that leaves a file as it is, and lets it be compiled again when the file `marker` changes.
 * JavaScript, because the bundler loads it without TypeScript.
 */
module.exports = function factsLoader(source) {
  this.addDependency(this.getOptions().marker);
  return source;
};
