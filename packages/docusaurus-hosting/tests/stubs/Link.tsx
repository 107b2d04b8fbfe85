import type {ReactNode} from 'react';

/** Stands for Docusaurus' link, which needs the site's router. */
export default function Link({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
