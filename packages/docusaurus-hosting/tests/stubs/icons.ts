import * as lucide from 'lucide-react';
import type {LucideIcon} from 'lucide-react';
import {provider} from '../../fixtures/provider';

const named = [...Object.values(provider.services), ...Object.values(provider.categories)].map(({icon}) => icon);
const componentName = (icon: string): string =>
  icon.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** As the build makes it from the facts (site/lucideIcons.ts). */
export const icons = Object.fromEntries(
  named.map((icon) => [icon, (lucide as unknown as Record<string, LucideIcon>)[componentName(icon)]]),
);
