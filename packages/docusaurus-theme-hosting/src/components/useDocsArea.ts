import {useLocation} from '@docusaurus/router';
import {docsAreaOf, docsAreas, type Area} from 'docusaurus-hosting/site/areas';
import {areas} from './site';

/** The docs area that the current page belongs to. @throws Error on pages of no area. */
export function useDocsArea(): Area {
  const {pathname} = useLocation();
  const area = docsAreaOf(pathname, areas);
  if (!area) {
    throw new Error(
      `${pathname} belongs to no docs area (${docsAreas(areas)
        .map(({id}) => id)
        .join(', ')})`,
    );
  }
  return area;
}
