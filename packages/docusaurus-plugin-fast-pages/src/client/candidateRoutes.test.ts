import {expect, it} from 'vitest';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {candidateRoutes, type PathRoute} from './candidateRoutes';

const page = (path: string): PathRoute & {exact: boolean} => ({path, key: path, exact: true});

const routes: readonly PathRoute[] = [
  page('/tags'),
  {
    path: '/hilfe',
    key: '/hilfe',
    routes: [page('/hilfe/a'), page('/hilfe/ab'), page('/hilfe/%C3%BCber'), page('/hilfe/Gro%C3%9F/'), page('/hilfe')],
  },
  {path: '/archiv/:jahr', key: '/archiv/:jahr'},
  page('/'),
  {path: '*', key: '*'},
];

it.each([
  '/tags',
  '/tags/',
  '/Tags',
  '/tagsüber',
  '/hilfe',
  '/hilfe/a',
  '/hilfe/ab/',
  '/hilfe/über',
  '/hilfe/%C3%BCber',
  '/hilfe/%c3%bcber',
  '/hilfe/gro%C3%9F',
  '/hilfe/fehlt',
  '/archiv/2024/mai',
  '/%zz',
  '/',
  '/fehlt',
])('keeps every route that matches %s', (address) => {
  const answering = (table: readonly PathRoute[]): unknown =>
    matchRoutes(table as RouteConfig[], address).map(({route}) => route.key);
  expect(answering(candidateRoutes(routes, address))).toEqual(answering(routes));
});

it('leaves out all other pages', () => {
  expect(candidateRoutes(routes, '/hilfe/a').map(({path}) => path)).toEqual(['/hilfe', '/archiv/:jahr', '/', '*']);
  expect(candidateRoutes(routes, '/hilfe/a')[0]?.routes?.map(({path}) => path)).toEqual(['/hilfe/a', '/hilfe']);
});
