import type {ReactNode} from 'react';

export default function ServiceFacts(): ReactNode {
  return null;
}
