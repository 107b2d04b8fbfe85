import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls inside its own region where the window is too narrow for it. Then, and only then, the region
 * can take the focus, so that the arrow keys scroll it, and has the name of the table's caption (WCAG 2.2, 1.4.10 and
 * 2.1.1): those of Markdown have theirs from content/tableCaptions.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();

  useEffect(() => {
    const element = region.current!;
    const observer = new ResizeObserver(() => {
      const caption = element.querySelector('caption')?.textContent ?? '';
      setName(element.scrollWidth > element.clientWidth ? `Tabelle „${caption}“` : undefined);
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
