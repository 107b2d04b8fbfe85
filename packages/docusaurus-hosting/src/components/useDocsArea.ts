import {useLocation} from '@docusaurus/router';
import {docsAreas, type Area} from '../site/areas';
import {areas} from './site';

/** The docs area that the current page belongs to. @throws Error on pages of no area. */
export function useDocsArea(): Area {
  const {pathname} = useLocation();
  const known = docsAreas(areas);
  const area = known.find(({basePath}) => pathname.startsWith(`${basePath}/`));
  if (!area) {
    throw new Error(`${pathname} belongs to no docs area (${known.map(({id}) => id).join(', ')})`);
  }
  return area;
}
