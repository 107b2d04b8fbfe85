// Eject: the button takes its first tap before React has taken over (upstream's is disabled until then, so that the tap is
// lost), and says the new mode out loud. Upstream only changes the button's label, which screen readers may pass over.
import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

type Mode = Props['value'];

/** As the document names it (`data-theme-choice`). */
type Choice = NonNullable<Mode> | 'system';

const nameOf = (choice: Choice): string =>
  ({
    light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
    dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
    system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  })[choice];

/** In their order. */
const choicesOf = (withSystem: boolean): readonly Choice[] =>
  withSystem ? ['system', 'light', 'dark'] : ['light', 'dark'];

const choiceAfter = (choice: Choice, choices: readonly Choice[]): Choice =>
  choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'system';

export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const [status, setStatus] = useState('');
  const choice = value ?? 'system';
  const choices = choicesOf(respectPrefersColorScheme);
  const change = (): void => {
    const next = choiceAfter(choice, choices);
    setStatus(nameOf(next));
    onChange(next === 'system' ? null : next);
  };
  return (
    <>
      <div className={clsx(styles.toggle, className)}>
        <button
          type="button"
          className={clsx('clean-btn', styles.button, buttonClassName)}
          title={nameOf(choice)}
          aria-label={translate(
            {
              id: 'theme.colorToggle.ariaLabel',
              message: 'Switch between dark and light mode (currently {mode})',
            },
            {mode: nameOf(choice)},
          )}
          onClick={change}
          // Before hydration, docusaurus-plugin-fast-pages answers.
          data-fast-pages-color-mode
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
