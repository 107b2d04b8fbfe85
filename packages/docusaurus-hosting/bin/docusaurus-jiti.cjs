/**
 * Loaded before Docusaurus (`node --require`), which has jiti 1 load the TypeScript of sites and plugins: by itself jiti
 * compiles with Babel, and evaluates packages anew for the configuration and for each plugin. Here esbuild compiles, and
 * packages are evaluated once.
 */
const Module = require('node:module');
const path = require('node:path');
const {pathToFileURL} = require('node:url');
const {isMainThread} = require('node:worker_threads');
const {transformSync, version} = require('esbuild');

/** Compiles a module to CommonJS, as jiti asks for it. */
function transform({source, filename, ts}) {
  const {code} = transformSync(source, {
    format: 'cjs',
    target: 'node20',
    loader: ts ? 'ts' : 'js',
    sourcefile: filename,
    define: {'import.meta.url': JSON.stringify(pathToFileURL(filename).href)},
    // jiti's own require loads these modules, too.
    supported: {'dynamic-import': false},
  });
  return {code};
}

/** Forgets the site's own modules, since Docusaurus loads them again when one has changed. */
function forgetSite() {
  const packages = path.resolve(__dirname, '../..') + path.sep;
  for (const file of Object.keys(require.cache)) {
    const isPackage = file.startsWith(packages) || file.split(path.sep).includes('node_modules');
    if (!isPackage) delete require.cache[file];
  }
}

/** What loads modules for Docusaurus' utilities. @returns nothing without jiti 1: Docusaurus then loads TypeScript as it does */
function requireWithJiti() {
  const program = Module.createRequire(process.argv[1]);
  try {
    const utils = Module.createRequire(program.resolve('@docusaurus/utils'));
    return utils('jiti/package.json').version.startsWith('1.') ? utils : undefined;
  } catch {
    return undefined;
  }
}

function replaceJiti(utils) {
  const jiti = utils('jiti');
  const cacheVersion = `esbuild-${version}`;
  require.cache[utils.resolve('jiti')].exports = (from, options) => (file) => {
    forgetSite();
    return jiti(from, {...options, transform, cacheVersion, requireCache: true})(file);
  };
}

// Node.js hands --require on to threads, which load no TypeScript.
const utils = isMainThread && requireWithJiti();
if (utils) replaceJiti(utils);
