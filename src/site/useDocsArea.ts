import {useLocation} from '@docusaurus/router';
import {docsAreas, type DocsAreaId} from './docsArea';

/** The docs area that the current page belongs to. @throws Error on pages of no area. */
export function useDocsArea(): (typeof docsAreas)[DocsAreaId] {
  const {pathname} = useLocation();
  const id = Object.keys(docsAreas).find((area) => pathname.startsWith(`/${area}/`)) as DocsAreaId | undefined;
  if (!id) {
    throw new Error(`${pathname} belongs to no docs area (${Object.keys(docsAreas).join(', ')})`);
  }
  return docsAreas[id];
}
