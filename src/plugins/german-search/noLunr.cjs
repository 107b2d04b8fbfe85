// Stands in for lunr and its languages in the browser: the plugin's constants import them, and nothing uses them.
module.exports = () => undefined;
