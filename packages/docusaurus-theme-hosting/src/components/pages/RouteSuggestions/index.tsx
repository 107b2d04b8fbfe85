import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import generatedRoutes from '@generated/routes';
import {categories, services} from '@generated/docusaurus-theme-hosting/default/site';
import {suggestRoutes} from './suggest';

type RouteTree = readonly {readonly path?: unknown; readonly routes?: RouteTree}[];

/** Lists of tags and pages of services that are switched off help nobody further. */
const helps = (route: string): boolean =>
  !/\/tags(?:\/|$)/.test(route) &&
  !Object.values(services).some(({docs, lifecycle}) => lifecycle.phase === 'off' && route === docs);

/** Paths of pages, without the layouts around them and the route for everything else. */
const leaves = (routes: RouteTree): string[] =>
  routes.flatMap(({path, routes: children}) =>
    children ? leaves(children) : typeof path === 'string' && path !== '*' ? [decodeURI(path)] : [],
  );

const titles: ReadonlyMap<string, string> = new Map(
  [...Object.values(categories), ...Object.values(services)].map(({docs, title}) => [docs, title]),
);

/** "Meintest du …?" for the current path. Only in the browser: one prerendered page answers all unknown paths. */
export default function RouteSuggestions(): ReactNode {
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  const suggestions = isBrowser ? suggestRoutes(pathname, leaves(generatedRoutes).filter(helps)) : [];
  if (suggestions.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="meintest-du" className="panel">
      <h2 id="meintest-du">Meintest du …?</h2>
      <ul className="markdown clean-list margin--none">
        {suggestions.map((route) => (
          <li key={route}>
            <Link to={route}>{titles.get(route) ?? route}</Link>
            {titles.has(route) && <small> {route}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
