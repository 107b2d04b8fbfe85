import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {wrapText} from './text';
import styles from './styles.module.css';

/** Distance of two lines of text, in the drawing's units. */
export const lineHeight = 18;

/** A text in lines of at most `width` characters; `y` is the base line of the first. */
export function Lines({
  text,
  x,
  y,
  width,
  className,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly className?: string;
}): ReactNode {
  return (
    <text x={x} y={y} className={className}>
      {wrapText(text, width).map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The end of all arrows of a drawing, by its id. */
export function ArrowHead({id}: {readonly id: string}): ReactNode {
  return (
    <defs>
      <marker id={id} viewBox="0 0 8 8" refX={7} refY={4} markerWidth={8} markerHeight={8} orient="auto-start-reverse">
        <path d="M0 0 8 4 0 8z" className={styles.arrowHead} />
      </marker>
    </defs>
  );
}

interface Props {
  readonly title: string;
  /** What the picture tells, in whole sentences: screen readers and the Markdown of the page have only these. */
  readonly description: string;
  /** In units that are about pixels on a small phone; 330 fits it. */
  readonly width: number;
  readonly height: number;
  /** Draws, with the address of an arrow's end for `markerEnd`. */
  readonly children: (arrow: string) => ReactNode;
  readonly className?: string;
}

/** A drawing of lines, boxes and words that follows the colour mode and says in words what it shows. */
export default function Drawing({title, description, width, height, children, className}: Props): ReactNode {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={clsx(styles.drawing, className)}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <ArrowHead id={`${id}-arrow`} />
      {children(`url(#${id}-arrow)`)}
    </svg>
  );
}

/** Drawings in the width of a phone; several stand side by side where there is room. */
export function Figure({children}: {readonly children: ReactNode}): ReactNode {
  return <figure className={styles.figure}>{children}</figure>;
}

export {styles as drawingStyles};
