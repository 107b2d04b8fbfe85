// Loader of the bundler, for index.ts: drops the descriptions of all documents, which each page of a docs area carries.
module.exports = function withoutDescriptions(source) {
  const route = JSON.parse(source);
  for (const document of Object.values(route.version?.docs ?? {})) delete document.description;
  return JSON.stringify(route);
};
