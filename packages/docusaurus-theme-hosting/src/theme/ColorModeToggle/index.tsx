// Eject: the button takes its first tap before React has taken over (upstream's is disabled until then, so that the tap is
// lost), and says the new mode out loud. Upstream only changes the button's label, which screen readers may pass over.
import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Contrast, Moon, Sun} from 'lucide-react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import Icon from '../../components/shared/Icon';
import styles from './styles.module.css';

type Mode = 'system' | 'light' | 'dark';

/** The modes in their order, by the system's mode: the first step away from it is one that can be seen. */
const ordersOf = (respectsSystem: boolean): Record<'light' | 'dark', readonly Mode[]> =>
  respectsSystem
    ? {light: ['system', 'dark', 'light'], dark: ['system', 'light', 'dark']}
    : {light: ['light', 'dark'], dark: ['light', 'dark']};

const nameOf = (mode: Mode): string =>
  ({
    light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
    dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
    system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  })[mode];

export default function ColorModeToggle(props: Props): ReactNode {
  const {className, buttonClassName, respectPrefersColorScheme, value, onChange} = props;
  const [status, setStatus] = useState('');
  const mode = nameOf(value ?? 'system');
  const orders = ordersOf(respectPrefersColorScheme);
  const change = (): void => {
    const modes = orders[window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];
    const next = modes[(modes.indexOf(value ?? 'system') + 1) % modes.length] ?? 'system';
    setStatus(nameOf(next));
    onChange(next === 'system' ? null : next);
  };
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={mode}
        aria-label={translate(
          {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
          {mode},
        )}
        onClick={change}
        // Before hydration, docusaurus-plugin-fast-pages answers, in this order.
        data-fast-pages-color-mode={JSON.stringify(orders)}
      >
        {/* The document knows the choice before React does: CSS shows the one that holds. */}
        <Icon icon={Sun} size={24} className={styles.light} />
        <Icon icon={Moon} size={24} className={styles.dark} />
        <Icon icon={Contrast} size={24} className={styles.system} />
      </button>
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </div>
  );
}
