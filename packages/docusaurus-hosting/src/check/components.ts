import type {ComponentProps} from 'docusaurus-content-check';
import known from '../markdown/components.json';

/**
 * Components of few pages, each the default export of its folder in the theme's `components/markdown/`. Those of many are in
 * theme/MDXComponents.
 */
export const importedComponents = Object.keys(known.imported);

/** Components that Markdown can use without an import, with their props; undefined for Docusaurus' own. */
export const components: Readonly<Record<string, ComponentProps | undefined>> = Object.fromEntries(
  Object.entries({...known.everywhere, ...known.imported}).map(([name, props]) => [
    name,
    (props ?? undefined) as ComponentProps | undefined,
  ]),
);
