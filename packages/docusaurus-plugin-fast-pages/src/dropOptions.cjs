// Loader of the bundler: takes options out of Docusaurus' configuration. Used by bundling.ts, which says which and why.
module.exports = function dropOptions(source) {
  const [, json] = /export default (\{.*\});\s*$/s.exec(source) ?? [];
  if (!json) {
    throw new Error(`${this.resourcePath} is written differently now; see hydration/bundling.ts.`);
  }
  const {names} = this.getOptions();
  const kept = Object.entries(JSON.parse(json)).filter(([name]) => !names.includes(name));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
};
