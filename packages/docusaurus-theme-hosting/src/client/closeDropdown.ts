/**
 * Docusaurus client module: Escape closes an open dropdown of the navbar and leaves the focus on its button. Upstream has no
 * key for that; https://github.com/facebook/docusaurus/pull/11889 adds one.
 */

function closeOnEscape(event: KeyboardEvent): void {
  const dropdown = event.target instanceof Element ? event.target.closest('.navbar .dropdown') : null;
  const button = dropdown?.querySelector<HTMLElement>('[aria-haspopup][aria-expanded="true"]');
  if (event.key === 'Escape' && button) {
    button.focus();
    // The button's own key closes the open menu, so that the theme's state stays right.
    button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  }
}

if (typeof window !== 'undefined') document.addEventListener('keydown', closeOnEscape);
