import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The caption, or else the last heading before the table. */
function nameOf(table: HTMLTableElement): string {
  const caption = table.caption?.textContent;
  if (caption) {
    return caption;
  }
  const headings = Array.from(document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)'));
  const before = headings.filter(
    (heading) => heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return before.at(-1)?.firstChild?.textContent ?? 'ohne Titel';
}

/**
 * A table that scrolls inside its own region where the window is too narrow for it. Then, and only then, the region
 * can take the focus, so that the arrow keys scroll it, and has a name (WCAG 2.2, 1.4.10 and 2.1.1).
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();

  useEffect(() => {
    const element = region.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const table = element.querySelector('table');
      const scrolls = table !== null && element.scrollWidth > element.clientWidth;
      setName(scrolls ? `Tabelle „${nameOf(table)}“` : undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const focusable = name === undefined ? {} : {role: 'region', 'aria-label': name, tabIndex: 0};
  return (
    <div ref={region} className={styles.region} {...focusable}>
      <table {...props} />
    </div>
  );
}

/** A head cell of a Markdown table, all of which head columns; an empty one is no head (axe: empty-table-header). */
export function ColumnHead({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? (
    <th scope="col" {...props}>
      {children}
    </th>
  ) : (
    <td {...props} />
  );
}
