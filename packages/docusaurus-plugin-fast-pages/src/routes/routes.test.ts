import {expect, it} from 'vitest';
import {addRouteManifest, readRoutes, routeManifest} from './addRouteManifests';

const routes = readRoutes(`import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/tags', component: ComponentCreator('/tags', '0f0'), exact: true},
  {path: '/hilfe', component: ComponentCreator('/hilfe', 'a1a'), routes: [
    {path: '/hilfe/a', component: ComponentCreator('/hilfe/a', 'b2b'), exact: true},
    {path: '/hilfe/%C3%BCber', component: ComponentCreator('/hilfe/%C3%BCber', 'c3c'), exact: true, sidebar: 'hilfe'},
  ]},
  {path: '/', component: ComponentCreator('/', 'd4d'), exact: true},
  {path: '*', component: ComponentCreator('*')},
];`);

const table = {
  routes,
  chunkNames: {
    '/tags-0f0': {__comp: 'cc000000'},
    '/hilfe-a1a': {__comp: 'aa000000'},
    '/-d4d': {__comp: 'cc000000'},
    '/hilfe/%C3%BCber-c3c': {__comp: 'aa000000', items: [{content: 'bb000000'}]},
  },
  loaders: {
    aa000000: {chunks: [1], module: 11},
    bb000000: {chunks: [3], module: 12},
    cc000000: {chunks: [], module: 1},
  },
};

it('gives a page its own routes and chunks, and the index of the home page', () => {
  expect(routeManifest(table, '/hilfe/über', '/')).toEqual({
    routes: [
      {
        path: '/hilfe',
        key: '1',
        hash: 'a1a',
        routes: [{path: '/hilfe/%C3%BCber', key: '1', hash: 'c3c', exact: true, sidebar: 'hilfe'}],
      },
      {path: '/', key: '2', exact: true},
    ],
    chunkNames: {
      '/hilfe-a1a': table.chunkNames['/hilfe-a1a'],
      '/hilfe/%C3%BCber-c3c': table.chunkNames['/hilfe/%C3%BCber-c3c'],
    },
    loaders: {aa000000: table.loaders.aa000000, bb000000: table.loaders.bb000000},
  });
});

const page = '<body><p>Text</p></body>';

it('appends the manifest to the page at that address, however its file is named', () => {
  for (const file of ['hilfe/über.html', 'hilfe/über/index.html']) {
    expect(addRouteManifest(page, table, file, '/')).toMatch(
      /^<body><p>Text<\/p><script type="application\/json" id="fast-pages-routes">\{.*\}<\/script><\/body>$/,
    );
  }
  expect(addRouteManifest(page, table, 'index.html', '/')).toContain('"hash":"d4d"');
});

it('takes nothing that a page says for its end', () => {
  const quoting = '<body><p title="</body>">Text</p></body>';
  expect(addRouteManifest(quoting, table, 'hilfe/über.html', '/')).toMatch(
    /^<body><p title="<\/body>">Text<\/p><script/,
  );
});

it('adds nothing to a page that answers any address', () => {
  expect(addRouteManifest(page, table, '404.html', '/')).toBe(page);
});

it('stops the build when Docusaurus writes its routes differently', () => {
  expect(() => readRoutes('module.exports = routes();')).toThrow('routes.js is written differently now');
});
