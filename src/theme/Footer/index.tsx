// Wrap: below the footer stands the page's address, which only paper shows.
import type {ReactNode} from 'react';
import Footer from '@theme-original/Footer';
import PrintAddress from 'docusaurus-hosting/components/PrintAddress';

export default function FooterWrapper(): ReactNode {
  return (
    <>
      <Footer />
      <PrintAddress />
    </>
  );
}
