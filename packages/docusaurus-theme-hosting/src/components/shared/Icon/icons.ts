import {ArrowRight, BadgeCheck, Check, Copy, Mail, type LucideIcon} from 'lucide-react';
import {icons as named} from '@generated/docusaurus-theme-hosting/default/icons';

/** Icons that components show by themselves, and those that the facts of this site name; no others are in the build. */
export const icons: Readonly<Record<string, LucideIcon>> = {
  'arrow-right': ArrowRight,
  'badge-check': BadgeCheck,
  check: Check,
  copy: Copy,
  mail: Mail,
  ...named,
};
