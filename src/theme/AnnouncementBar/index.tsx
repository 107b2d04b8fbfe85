// Eject: upstream's bar is a second `banner` landmark beside the page's header; here it is a named region.
// Upstream's inline script hides a dismissed bar before the first paint without asking for its id,
// and nothing shows it again: the bar under a new id would appear with the second page load only.
// Its colours are tokens, so `backgroundColor` and `textColor` of the configuration are not needed.
import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {createStorageSlot, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** Where upstream keeps the id that this visitor saw last; it writes the present one after this component's effect. */
const seenId = createStorageSlot('docusaurus.announcement.id');

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  useEffect(() => {
    if (seenId.get() !== announcementBar?.id) {
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    }
  }, [announcementBar?.id]);
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
