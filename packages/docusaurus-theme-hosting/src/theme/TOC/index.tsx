// Wrap: the table of contents is a named navigation. In the blog upstream leaves it outside of every landmark.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TOC';
import TOC from '@theme-init/TOC';

export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav className="boxless" aria-label="Auf dieser Seite">
      <TOC {...props} />
    </nav>
  );
}
