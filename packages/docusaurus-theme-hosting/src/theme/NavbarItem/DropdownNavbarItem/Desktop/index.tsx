// Wrap: Escape closes the menu and leaves the focus on its button. Upstream has no key for closing it.
import type {KeyboardEvent, ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import Dropdown from '@theme-init/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  const button = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup][aria-expanded="true"]');
  if (event.key === 'Escape' && button) {
    button.focus();
    // The button's own key closes the open menu: the state is the original's.
    button.dispatchEvent(new window.KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  }
}

export default function DropdownWrapper(props: Props): ReactNode {
  return (
    // The key is meant for the menu inside; this element is no control itself.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.wrapper} onKeyDown={closeOnEscape}>
      <Dropdown {...props} />
    </div>
  );
}
