import type {ReactNode} from 'react';

export default function ServiceCards(): ReactNode {
  return null;
}
