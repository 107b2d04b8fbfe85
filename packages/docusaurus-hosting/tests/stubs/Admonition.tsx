import type {ReactNode} from 'react';

/** Stands for the theme's admonition, which needs the site's context. */
export default function Admonition({
  type,
  title,
  children,
}: {
  type: string;
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div data-type={type}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}
