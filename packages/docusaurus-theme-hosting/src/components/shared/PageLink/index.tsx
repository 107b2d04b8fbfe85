import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';

export interface Props {
  /** Path of the page; without one, the words stand alone. */
  readonly to: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page that this site may not have, or that may be the present one: then the words stand alone. */
export default function PageLink({to, className, children}: Props): ReactNode {
  const {pathname} = useLocation();
  return to === undefined || to === pathname ? (
    <span className={className}>{children}</span>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
