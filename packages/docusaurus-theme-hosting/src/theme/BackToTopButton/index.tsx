// Wrap: one step up for visitors whose system asks for less motion.
import type {MouseEvent, ReactNode} from 'react';
import BackToTopButton from '@theme-init/BackToTopButton';

/** Takes the click before the theme's animation does, which asks nobody whether motion is wanted. */
function jumpWithoutMotion(event: MouseEvent): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={jumpWithoutMotion}>
      <BackToTopButton />
    </div>
  );
}
