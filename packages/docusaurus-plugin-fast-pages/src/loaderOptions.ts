import type {Plugin} from '@docusaurus/types';

export type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Options of the loaders of a bundler's configuration, which a plugin may change in place.
 *
 * @returns those of every loader that has some, by whatever names the caller looks for
 */
export function loaderOptions<Options extends object>({module}: Configuration): Options[] {
  const rules = (module?.rules ?? []) as readonly ({readonly use?: unknown} | undefined)[];
  return rules.flatMap((rule) => {
    const loaders = Array.isArray(rule?.use) ? (rule.use as readonly {readonly options?: Options}[]) : [];
    return loaders.flatMap(({options}) => options ?? []);
  });
}
