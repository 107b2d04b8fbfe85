import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/** The page's own address, for its printed copy only. */
export default function PrintAddress(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    // One prerendered page answers every unknown path, so there the address differs from the server's. Nobody prints it.
    <p className={styles.address} suppressHydrationWarning>
      {`${siteConfig.title} · ${siteConfig.url}${decodeURI(pathname)}`}
    </p>
  );
}
