import {neededPage, type Offer} from '../facts/lookup';
import type {Area} from './areaSchema';

export type {Area};

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

/** The areas with main pages that there are. @throws Error for an area without one, see {@link neededPage} */
export const offeredAreas = (areas: readonly Area[], facts: Offer): readonly Area[] =>
  areas.map((area) => ({
    ...area,
    mainRoute: neededPage(facts, `mainRoute of "${area.label}"`, area.mainRoute, `${area.basePath}/`),
  }));
