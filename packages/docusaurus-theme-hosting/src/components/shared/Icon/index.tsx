import type {ReactNode} from 'react';
import {unknownName} from '../lookup';
import {icons} from './icons';

export interface Props {
  /** Lucide's name of the icon, e.g. `git-branch`; one that a component or a fact names. */
  readonly name: string;
  /** Edge length in CSS pixels. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * A decorative icon in the colour of the text around it; the text beside it must say what it means.
 *
 * @throws Error for a name that neither icons.ts nor the facts have, which fails the build.
 */
export default function Icon({name, size = 20, className}: Props): ReactNode {
  const Drawing = icons[name];
  if (!Drawing) {
    throw unknownName(
      `<Icon name="${name}">`,
      'icon',
      name,
      Object.keys(icons),
      'the facts, or components/Icon/icons.ts for the engine’s own (names: Lucide)',
    );
  }
  return <Drawing size={size} strokeWidth={1.75} className={className} aria-hidden focusable="false" />;
}
