// Eject: upstream's bar is a second `banner` landmark beside the page's header; here it is a named region.
// Upstream's inline script hides a dismissed bar before the first paint without asking for its id,
// and nothing shows it again: the bar under a new id would appear with the second page load only.
// Upstream also stores the state of a bar that nobody can close; such a bar comes as `fixedBar` and stores nothing.
// Its colors are tokens, so `backgroundColor` and `textColor` of the configuration are not needed.
import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {createStorageSlot, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import type {AnnouncementConfig} from '@site/src/site/announcements';
import styles from './styles.module.css';

/** Where upstream keeps the id that this visitor saw last; it writes the present one after this component's effect. */
const seenId = createStorageSlot('docusaurus.announcement.id');

export default function AnnouncementBar(): ReactNode {
  const {announcementBar, fixedBar} = useThemeConfig() as AnnouncementConfig;
  const {isActive, close} = useAnnouncementBar();
  useEffect(() => {
    if (announcementBar && seenId.get() !== announcementBar.id) {
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    }
  }, [announcementBar]);
  const bar = fixedBar ?? (isActive ? announcementBar : undefined);
  return bar ? (
    <section aria-label="Hinweis zur Website" className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}>
      <div className={styles.content} dangerouslySetInnerHTML={{__html: bar.content ?? ''}} />
      {bar.isCloseable && <AnnouncementBarCloseButton onClick={close} className={styles.close} />}
    </section>
  ) : null;
}
