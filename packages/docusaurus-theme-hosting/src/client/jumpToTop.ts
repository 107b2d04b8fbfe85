/**
 * Docusaurus client module: the button that leads back to the top jumps there when the system asks for less motion. The
 * theme scrolls by script, which no CSS reaches (WCAG 2.2, 2.3.3).
 */

function jumpWithoutMotion(event: MouseEvent): void {
  const isButton = event.target instanceof Element && event.target.closest('.theme-back-to-top-button') !== null;
  if (isButton && window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

if (typeof window !== 'undefined') {
  // Before React, whose handler begins to scroll.
  document.addEventListener('click', jumpWithoutMotion, {capture: true});
}
