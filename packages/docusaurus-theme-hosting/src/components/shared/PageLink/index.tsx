import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export interface Props {
  /** Path of the page; without one, the words stand alone. */
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page that this site may not have. */
export default function PageLink({to, children}: Props): ReactNode {
  return to === undefined ? children : <Link to={to}>{children}</Link>;
}
