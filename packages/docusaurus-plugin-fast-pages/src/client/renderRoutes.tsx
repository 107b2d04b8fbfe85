// In place of `@docusaurus/renderRoutes`: the routes of the site change when those of all pages are loaded. React Router 5, as in
// Docusaurus 3: Docusaurus 4 is to have version 8, without `react-router-config` (facebook/docusaurus#12201).
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {renderRoutes as renderAll, type RouteConfig} from 'react-router-config';
import siteRoutes from './pageRoutes';

function CurrentRoutes(): ReactNode {
  useLocation(); // renders anew for each address
  return renderAll(siteRoutes as RouteConfig[]);
}

export default function renderRoutes(routes: RouteConfig[], extraProps?: object): ReactNode {
  return routes === (siteRoutes as RouteConfig[]) ? <CurrentRoutes /> : renderAll(routes, extraProps);
}
