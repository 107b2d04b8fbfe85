// Wrap: the navbar becomes the page's one banner landmark; upstream has none but the announcement bar. Every page has it, and
// so incidents.
import type {ReactNode} from 'react';
import Navbar from '@theme-init/Navbar';
import NoticeBar from '../../components/shared/NoticeBar';

export default function NavbarWrapper(): ReactNode {
  return (
    <>
      <header className="boxless">
        <Navbar />
      </header>
      <NoticeBar />
    </>
  );
}
