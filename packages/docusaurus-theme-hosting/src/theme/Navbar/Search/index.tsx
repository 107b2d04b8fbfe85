// Wrap: the search needs JavaScript; without it this says where to look instead. css/accessibility.css shows the one or the other.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Navbar/Search';
import Search from '@theme-init/Navbar/Search';
import {keyPages} from '../../../components/site';

export default function SearchWrapper(props: Props): ReactNode {
  return (
    <>
      <span className="search-note">
        Suche nur mit JavaScript. <a href={keyPages.allServices}>Alle Dienste</a>
      </span>
      <Search {...props} className={clsx(props.className, 'needs-scripting')} />
    </>
  );
}
