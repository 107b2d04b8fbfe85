// Eject: upstream's bar is a second `banner` landmark beside the page's header; here it is a named region.
// Its colours are tokens, so `backgroundColor` and `textColor` of the configuration are not needed.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) {
    return null;
  }
  return (
    <section aria-label="Hinweis zur Website" className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}>
      <AnnouncementBarContent className={styles.content} />
      {announcementBar?.isCloseable && <AnnouncementBarCloseButton onClick={close} className={styles.close} />}
    </section>
  );
}
