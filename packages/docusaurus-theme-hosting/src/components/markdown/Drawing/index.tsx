import type {ReactNode} from 'react';
import clsx from 'clsx';

export interface Props {
  /** Unique on the page. The head of its arrows is `url(#ID-arrow)`, for `markerStart` and `markerEnd`. */
  readonly id: string;
  readonly title: string;
  /** What the drawing tells, in whole sentences: screen readers and the Markdown of the page have only these. */
  readonly description: string;
  /** In units that are about pixels on a small phone; 330 fits it, and fewer than 100 count as 100. */
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** SVG elements with the classes of css/drawings.css. */
  readonly children: ReactNode;
}

/**
 * A drawing of lines, boxes and words that follows the color mode and says in words what it shows. It is part of a
 * `<figure className="drawings">`, where several stand side by side if there is room.
 */
export default function Drawing({id, title, description, width, height, className, children}: Props): ReactNode {
  return (
    <svg
      // In a tiny picture everything would be huge, and take long to draw.
      viewBox={`0 0 ${Math.max(width, 100)} ${height}`}
      className={clsx('drawing', className)}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <defs>
        <marker
          id={`${id}-arrow`}
          viewBox="0 0 8 8"
          refX={7}
          refY={4}
          markerWidth={8}
          markerHeight={8}
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {children}
    </svg>
  );
}
