// Eject: the button takes its first tap before React has taken over (upstream's is disabled until then, so that the tap is
// lost), and says the new mode out loud. Upstream only changes the button's label, which screen readers may pass over.
import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import siteStorage from '@generated/site-storage';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

type Mode = Props['value'];

const nameOf = (mode: Mode): string =>
  ({
    light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
    dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
    system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  })[mode ?? 'system'];

/** In their order, as the document names them (`data-theme-choice`). */
const modesOf = (withSystem: boolean): readonly string[] =>
  withSystem ? ['system', 'light', 'dark'] : ['light', 'dark'];

function nextMode(mode: Mode, modes: readonly string[]): Mode {
  const next = modes[(modes.indexOf(mode ?? 'system') + 1) % modes.length];
  return next === 'light' || next === 'dark' ? next : null;
}

export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const [status, setStatus] = useState('');
  const modes = modesOf(respectPrefersColorScheme);
  const change = (): void => {
    const mode = nextMode(value, modes);
    setStatus(nameOf(mode));
    onChange(mode);
  };
  return (
    <>
      <div className={clsx(styles.toggle, className)}>
        <button
          type="button"
          className={clsx('clean-btn', styles.button, buttonClassName)}
          title={nameOf(value)}
          aria-label={translate(
            {
              id: 'theme.colorToggle.ariaLabel',
              message: 'Switch between dark and light mode (currently {mode})',
            },
            {mode: nameOf(value)},
          )}
          onClick={change}
          // For hydration/answers.js.
          data-color-modes={modes.join(' ')}
          data-storage-key={`theme${siteStorage.namespace}`}
        >
          {/* The document knows the choice before React does: CSS shows the one that holds. */}
          <IconLightMode aria-hidden className={styles.light} />
          <IconDarkMode aria-hidden className={styles.dark} />
          <IconSystemColorMode aria-hidden className={styles.system} />
        </button>
      </div>
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </>
  );
}
