import type {Area} from './areas';
import type {Provider} from '../facts/schema';
import type {KeyPages} from './keyPages';
import type {Notice} from '../notices/notices';

/** What components know of the site: written to `.docusaurus` as JSON, so that the bundle carries no code of the build. */
export interface SiteData {
  readonly provider: Provider;
  readonly areas: readonly Area[];
  readonly keyPages: KeyPages;
  readonly notices: readonly Notice[];
}
