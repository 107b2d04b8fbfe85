import type {Redirect} from 'docusaurus-hosting';

/** Old addresses of pages that were renamed or moved: `{from: '/alt', to: '/services/konto'}`. */
export const moved: readonly Redirect[] = [];
