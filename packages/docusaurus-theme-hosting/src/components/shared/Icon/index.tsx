import type {ReactNode} from 'react';
import {
  ArrowRight,
  BadgeCheck,
  Check,
  Contrast,
  Copy,
  Mail,
  Moon,
  Printer,
  Share2,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import {icons as named} from '@generated/docusaurus-theme-hosting/default/icons';
import {unknownName} from '../lookup';

/** Icons that components show by themselves, and those that the facts of this site name; no others are in the build. */
export const icons: Readonly<Record<string, LucideIcon>> = {
  'arrow-right': ArrowRight,
  'badge-check': BadgeCheck,
  check: Check,
  contrast: Contrast,
  copy: Copy,
  mail: Mail,
  moon: Moon,
  printer: Printer,
  'share-2': Share2,
  sun: Sun,
  ...named,
};

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
 * @throws Error for a name that neither the components nor the facts have, which fails the build.
 */
export default function Icon({name, size = 20, className}: Props): ReactNode {
  const Drawing = icons[name];
  if (!Drawing) {
    throw unknownName(`<Icon name="${name}">`, 'icon', name, Object.keys(icons), 'the facts, with names of Lucide');
  }
  return <Drawing size={size} strokeWidth={1.75} className={className} aria-hidden />;
}
