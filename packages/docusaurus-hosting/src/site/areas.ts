import type {Area as AreaOfContent} from 'docusaurus-content-check/reader';
import {firstOverview, isPageOffered, type Offer} from '../facts/lookup';

/** A part of the site: navbar, search, servers and tests take their list of parts from the site's one list of these. */
export interface Area extends AreaOfContent {
  /** Name in code and in the search's filter; for docs also the id of the docs plugin. */
  readonly id: string;
  /** What visitors read. */
  readonly label: string;
  /** Page that the navbar's entry and the bare base path lead to. */
  readonly mainRoute: string;
}

/** Folder of the build with a document to print for each category. */
export const printableFolder = '/drucken';

/** The areas made of documentation, in their order. */
export const docsAreas = (areas: readonly Area[]): Area[] => areas.filter(({kind}) => kind === 'docs');

/** The docs area below whose base path a route lies. */
export const docsAreaOf = (route: string, areas: readonly Area[]): Area | undefined =>
  docsAreas(areas).find(({basePath}) => route.startsWith(`${basePath}/`));

/** The area with an id. @throws Error that lists the ids there are. */
export function areaById(areas: readonly Area[], id: string): Area {
  const area = areas.find((each) => each.id === id);
  if (!area) throw new Error(`unknown area "${id}"; valid: ${areas.map((each) => each.id).join(', ')}`);
  return area;
}

/**
 * The areas with main pages that there are. Where the chosen one goes with a service that is not offered, the overview of
 * the first category in the area that is left takes its place.
 *
 * @throws Error for an area without one
 */
export const offeredAreas = (areas: readonly Area[], provider: Offer): readonly Area[] =>
  areas.map((area) => {
    if (isPageOffered(provider, area.mainRoute)) return area;
    const overview = firstOverview(provider, `${area.basePath}/`);
    if (!overview) {
      throw new Error(
        `The main page ${area.mainRoute} of "${area.label}" goes with a service that is not offered, and no category has its overview below ${area.basePath}; choose another mainRoute in src/site/`,
      );
    }
    return {...area, mainRoute: overview};
  });
