import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {serviceById} from '../lookup';

export interface Props {
  /** Id of the service that takes over, or `keiner`. */
  readonly id: string;
}

/** Link to the service that takes over. @throws Error for an unknown id, which fails the build. */
export default function Successor({id}: Props): ReactNode {
  if (id === 'keiner') return 'keiner';
  const {title, docs} = serviceById(id);
  return <Link to={docs}>{title}</Link>;
}
