import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import styles from './styles.module.css';

/** Address of the picture that the build draws for a page (printable/phoneCodes.ts). */
const phoneCodePath = (pathname: string): string => `/img/qr${pathname}.svg`;

/** Edge length in CSS pixels: large enough for a phone's camera at arm's length. */
const size = 132;

/** The page's own address as a QR code: for readers at a computer when they ask for it, and on paper. Phones hide it. */
export default function PhoneCode(): ReactNode {
  const {pathname} = useLocation();
  return (
    <details className={styles.code} data-search-ignore>
      <summary className="page-action">Auf dem Handy öffnen</summary>
      <figure>
        <img
          src={phoneCodePath(pathname)}
          width={size}
          height={size}
          loading="lazy"
          alt="QR-Code mit der Adresse dieser Seite"
        />
        <figcaption>Richte die Kamera auf den Code.</figcaption>
      </figure>
    </details>
  );
}
