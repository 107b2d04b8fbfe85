import type {ReactNode} from 'react';
import type {LucideIcon} from 'lucide-react';
import {icons} from '@generated/docusaurus-theme-hosting/default/icons';

export interface Props {
  /** An icon of Lucide, or its name where the facts of this site name it: no others are in the build. */
  readonly icon: LucideIcon | string;
  /** Edge length in CSS pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** A decorative icon in the color of the text around it; the text beside it must say what it means. */
export default function Icon({icon, size = 20, className}: Props): ReactNode {
  const Drawing = typeof icon === 'string' ? icons[icon] : icon;
  return Drawing && <Drawing size={size} strokeWidth={1.75} className={className} aria-hidden />;
}
