import type {ReactNode} from 'react';

export default function EolOverview(): ReactNode {
  return null;
}
