// Eject: a `<details>` that the browser opens by itself. Upstream's answers clicks with JavaScript only once React has
// taken over, and the first click after an earlier one is lost on it. The arrow and the frame are in css/elements.css.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info', className)}>
      {typeof summary === 'object' ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div>{children}</div>
    </details>
  );
}
