import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Sources = readonly (readonly [address: string, width: number])[];

interface Formats {
  readonly avif: Sources;
  readonly webp: Sources;
}

export interface Props {
  readonly alt: string;
  readonly light: Formats;
  /** Shown in the dark in place of `light`. */
  readonly dark?: Formats;
  /** Size where there is room, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const srcSet = (sources: Sources): string => sources.map(([address, width]) => `${address} ${width}w`).join(', ');

/**
 * A picture of a page, written in Markdown as `![…](./bild.webp)` (pictures/remarkPictures.ts). It is loaded when it comes near the
 * window, in the smallest size that is sharp there. Of the light and the dark one, CSS hides one, and browsers do not load
 * lazy pictures that are hidden.
 */
export default function Picture({alt, light, dark, width, height}: Props): ReactNode {
  // On phones the page keeps 1rem free at each side: one pixel too many, and the browser takes the next size.
  const sizes = `(width <= ${width}px) calc(100vw - 2rem), ${width}px`;
  const picture = ({avif, webp}: Formats, className: string | undefined): ReactNode => (
    <picture className={clsx(styles.picture, className)}>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        alt={alt}
        src={webp.at(-1)?.[0]}
        srcSet={srcSet(webp)}
        sizes={sizes}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
  return (
    <>
      {picture(light, dark && styles.light)}
      {dark && picture(dark, styles.dark)}
    </>
  );
}
