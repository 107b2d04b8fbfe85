import type {ReactNode} from 'react';

export default function EndpointTable(): ReactNode {
  return null;
}
