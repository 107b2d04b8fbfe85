import type {ReactNode} from 'react';

/** Stands for the theme's heading, which needs the site's context. */
export default function Heading({
  as: Tag,
  id,
  children,
}: {
  as: 'h2' | 'h3';
  id: string;
  children: ReactNode;
}): ReactNode {
  return <Tag id={id}>{children}</Tag>;
}
