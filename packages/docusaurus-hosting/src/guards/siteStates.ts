import {factStates, type Confirmations, type FactState} from '../facts/states';
import {claimsIn, foreignPictures} from '../markdown/claims';
import {contentFiles, filesNotOffered} from '../markdown/contentFiles';
import {namingOf, shownOn} from '../markdown/shown';
import type {Site} from '../site/site';

/**
 * The states of all facts of a site, of what its pages claim, and of pictures that came with it. Single values that only
 * pages or sentences about other services name are none of its facts.
 */
export function siteStates(
  {facts, areas, contentTags}: Pick<Site, 'facts' | 'areas' | 'contentTags'>,
  confirmations: Confirmations,
  root: string,
): FactState[] {
  const files = contentFiles(areas, root);
  const gone = new Set(filesNotOffered(files, facts));
  const offered = files.filter((file) => !gone.has(file));
  const pictures = foreignPictures(areas, root, confirmations.baseline);
  const claims = [...claimsIn(offered, contentTags), ...pictures];
  const shown = shownOn(files, facts);
  const isNamed = (name: string): boolean => files.some(({document}) => namingOf(name).test(document.text));
  const isShown = ({name}: FactState): boolean =>
    !name.startsWith('values.') || !isNamed(name) || shown(name) !== undefined;
  return factStates(facts, claims, confirmations, root).filter(isShown);
}
