import * as lucide from 'lucide-react';
import type {LucideIcon} from 'lucide-react';
import {facts} from '../../fixtures/facts';

const named = [...Object.values(facts.services), ...Object.values(facts.categories)].map(({icon}) => icon);
const componentName = (icon: string): string =>
  icon.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** As the build makes it from the facts (site/lucideIcons.ts). */
export const icons = Object.fromEntries(
  named.map((icon) => [icon, (lucide as unknown as Record<string, LucideIcon>)[componentName(icon)]]),
);
