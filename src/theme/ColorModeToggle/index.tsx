// Wrap: says the new mode out loud. Upstream only changes the button's label, which screen readers may pass over.
import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';

const announcement = (mode: Props['value']): string =>
  ({
    light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
    dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
    system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  })[mode ?? 'system'];

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  const [status, setStatus] = useState('');
  return (
    <>
      <ColorModeToggle
        {...props}
        onChange={(mode: Props['value']) => {
          setStatus(announcement(mode));
          props.onChange(mode);
        }}
      />
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </>
  );
}
