import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pageChunks} from './pageChunks';
import {pageParts} from './routes/parts';
import {unusedStyles} from './unusedStyles';

interface EditedModule {
  /** Its file, whole or as an expression. */
  readonly test: string | RegExp;
  /** What follows the file's name where it is imported. */
  readonly resourceQuery?: object;
  readonly type?: string;
  /** What is found, and what stands there instead; the first time, or with an expression of `g` every time. */
  readonly edits: readonly (readonly [find: string | RegExp, put: string])[];
}

/** An import that means the table of all pages, not what stands in its place (routes/). */
const whole = /whole/;

/** A module of this package, as code names it. */
const modulePath = (module: string): string => JSON.stringify(path.join(__dirname, module));

/** What a first view has in place of a table of all pages. */
const inPlaceOf = (file: string, module: string, names: string): EditedModule => ({
  test: file,
  resourceQuery: {not: whole},
  type: 'javascript/auto',
  edits: [[/^[^]*$/, `export {${names}} from ${modulePath(`routes/${module}`)};`]],
});

/** For modules that ask for the routes of one address. */
const importOnlyNear = [
  "import routes from '@generated/routes';",
  "import {routesNear} from '@generated/routes';",
] as const;

/** Everything that says something of all pages: a first view knows what stands in the page (routes/), the rest comes later. */
const routeModules = (generatedFilesDir: string): readonly EditedModule[] => [
  inPlaceOf(path.join(generatedFilesDir, 'registry.js'), 'known', 'registry as default'),
  inPlaceOf(path.join(generatedFilesDir, 'routesChunkNames.json'), 'known', 'chunkNames as default'),
  inPlaceOf(path.join(generatedFilesDir, 'routes.js'), 'pageRoutes', 'routes as default, routesFor, routesNear'),
  // The routes of a page are known at once, those of others when they have come; the parts of a page are made from what is
  // known then, not from what was known at first, and only from routes that could be the page's.
  {
    test: /[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/,
    edits: [
      ["import routes from '@generated/routes';", "import {routesFor, routesNear} from '@generated/routes';"],
      [
        'export default function preload(pathname) {',
        'export default async function preload(pathname) { await routesFor(pathname);',
      ],
      ['matchRoutes(routes, p)', 'matchRoutes(routesNear(p), p)'],
    ],
  },
  {
    test: /[\\/]core[\\/]lib[\\/]client[\\/]normalizeLocation\.js$/,
    edits: [importOnlyNear, ['matchRoutes(routes, ', 'matchRoutes(routesNear(location.pathname), ']],
  },
  {
    test: /[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/,
    edits: [
      importOnlyNear,
      [
        'const routesElement = renderRoutes(routes);',
        'function Routes() { return renderRoutes(routesNear(useLocation().pathname)); }\nconst routesElement = <Routes />;',
      ],
    ],
  },
  // Every page of the site stands here with its source file, which only the build of its HTML asks for.
  {
    test: path.join(generatedFilesDir, 'registry.js'),
    resourceQuery: whole,
    edits: [[/ "[^"]+", require\.resolveWeak/g, ' "", require.resolveWeak']],
  },
];

/** Modules of Docusaurus that hold up the visitor, without an option to change that. */
const slowModules: readonly EditedModule[] = [
  // They set a state once the page has been taken over, and the whole page is rendered again: as a transition, which React
  // interrupts for what the visitor does.
  {
    test: /[\\/]core[\\/]lib[\\/]client[\\/]browserContext\.js$/,
    edits: [['setIsBrowser(true);', 'React.startTransition(() => setIsBrowser(true));']],
  },
  {
    test: /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
    edits: [
      ['import { useEffect,', 'import { startTransition, useEffect,'],
      [
        'setWindowSize(getWindowSize(desktopBreakpoint));',
        'startTransition(() => setWindowSize(getWindowSize(desktopBreakpoint)));',
      ],
    ],
  },
  // Every link watches for the moment when it is seen, anew with each rendering, to fetch the page behind it: a page has
  // dozens of links, and a visitor follows one of them. Docusaurus loads it when the link is pointed at or touched, too.
  {
    test: /[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]Link\.js$/,
    edits: [['if (IOSupported && el && isInternal) {', 'if (false) {']],
  },
  // A chosen tab changes the address, on which everything below the router depends: after the tab.
  {
    test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]tabsUtils\.js$/,
    edits: [
      ['import React, {', 'import React, { startTransition,'],
      [
        'history.replace({ ...history.location, search: searchParams.toString() });',
        'startTransition(() => history.replace({ ...history.location, search: searchParams.toString() }));',
      ],
    ],
  },
  // The whole of tslib comes along for two lines of it: a CommonJS module does not say which it needs.
  {
    test: /[\\/]utils-common[\\/]lib[\\/]index\.js$/,
    edits: [
      [
        'const tslib_1 = require("tslib");',
        'const tslib_1 = {__importDefault: (module) => (module?.__esModule ? module : {default: module})};',
      ],
    ],
  },
  // To make the first collator or date format of a page (ECMA-402) takes a browser 16 to 33 ms, and a phone four times that,
  // which is longer than anything else on a page. The order of a few addresses or names needs none of them, nor do German
  // plurals, whose two forms are those that English has.
  {
    test: /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils\.js$/,
    edits: [['b[1].path.localeCompare(a[1].path)', '(a[1].path < b[1].path ? 1 : -1)']],
  },
  {
    test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
    edits: [['a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)']],
  },
  {
    test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]usePluralForm\.js$/,
    edits: [['return createLocalePluralForms(currentLocale);', 'return EnglishPluralForms;']],
  },
  // Only cards with an emoji need it.
  {
    test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]emojiUtils\.js$/,
    edits: [
      [
        "const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });",
        "const segmenter = { segment: (text) => new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text) };",
      ],
    ],
  },
];

/** Modules that carry along what no visitor of such a site needs. */
const heavyModules = (themeConfig: object): readonly EditedModule[] => [
  // Addresses have no hash in place of a path.
  {
    test: /[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
    edits: [
      [
        "siteConfig.future.experimental_router === 'hash' ? (<HashRouter>{children}</HashRouter>) : (<BrowserRouter>{children}</BrowserRouter>)",
        '<BrowserRouter>{children}</BrowserRouter>',
      ],
    ],
  },
  // Only the build of the HTML shows it.
  {test: /[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/, edits: [['<BaseUrlIssueBanner />', '']]},
  // Entries of the navigation bar that the site's configuration does not have.
  {
    test: /[\\/]theme[\\/]NavbarItem[\\/]ComponentTypes\.js$/,
    edits: Object.entries({
      localeDropdown: 'LocaleDropdownNavbarItem',
      html: 'HtmlNavbarItem',
      doc: 'DocNavbarItem',
      docSidebar: 'DocSidebarNavbarItem',
      docsVersion: 'DocsVersionNavbarItem',
      docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
    })
      .filter(([type]) => !JSON.stringify(themeConfig).includes(`"type":"${type}"`))
      .map(([type, component]): [string, string] => [`${type}: ${component},`, '']),
  },
];

/** Docusaurus puts its whole configuration into browser code; these parts are for the build alone. */
const buildOptions = ['ssrTemplate', 'presets', 'plugins', 'themes', 'headTags', 'staticDirectories'];

/** The part of the bundler's chunk that tells whose it is. */
interface Chunk {
  canBeInitial(): boolean;
  hasRuntime(): boolean;
}

/** Neither what every page begins with nor the search's worker, which has a runtime of its own and loads nothing else. */
const isOfPages = (chunk: Chunk): boolean => !chunk.canBeInitial() && !chunk.hasRuntime();

/** Modules of the blog, and of what suggestions and the page of results have in common. */
const parts = {
  blog: /[\\/](?:plugin-content-blog[\\/]lib[\\/]client|theme[\\/]Blog\w*|theme[\\/]Icon[\\/]Socials)[\\/]|[\\/]blog(?:Utils|Translations)\./,
  search: /[\\/]docusaurus-theme-search-german[\\/](?:src|lib|dist)[\\/]ui[\\/]results[\\/]/,
};

type Bundling = NonNullable<Plugin['configureWebpack']>;

/** Names the file of every page's part to every visitor, for fetching ahead what is seen, which no link does here. */
const namesEveryFile = (plugin: unknown): boolean => plugin?.constructor.name === 'ChunkAssetPlugin';

/** What the bundler of browser code does otherwise, so that no task of a first view holds up the visitor. */
export const clientBundling = (
  generatedFilesDir: string,
  plugins: Parameters<Bundling>[0]['plugins'],
  themeConfig: object,
): ReturnType<Bundling> => ({
  entry: path.join(__dirname, 'clientEntry'),
  module: {
    rules: [
      ...[...slowModules, ...heavyModules(themeConfig), ...routeModules(generatedFilesDir)].map(
        ({edits, ...module}) => ({
          ...module,
          loader: path.join(__dirname, 'editModule.cjs'),
          options: {edits},
        }),
      ),
      {
        test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
        loader: path.join(__dirname, 'dropOptions.cjs'),
        options: {names: buildOptions},
      },
    ],
  },
  // A name beside the hash would stand in every visitor's browser, for every page of the site.
  output: {chunkFilename: 'assets/js/[contenthash:8].js'},
  optimization: {
    splitChunks: {
      cacheGroups: {
        // Every kind of page would bring components of all once more, or in a dozen small files. Where two have a module
        // in common, it goes into one file.
        defaultVendors: false,
        theme: {name: 'theme', test: /\.(?:tsx?|m?js)$/, chunks: isOfPages, minChunks: 2, enforce: true},
        // What only some kinds of pages share stays with them.
        ...Object.fromEntries(
          Object.entries(parts).map(([name, test]) => [
            name,
            {name, test, chunks: isOfPages, minChunks: 2, enforce: true, priority: 1},
          ]),
        ),
      },
    },
  },
  mergeStrategy: {plugins: 'replace'},
  plugins: [
    ...(plugins ?? []).filter((plugin) => !namesEveryFile(plugin)),
    pageChunks(generatedFilesDir),
    pageParts(generatedFilesDir),
    unusedStyles(generatedFilesDir),
  ],
});
