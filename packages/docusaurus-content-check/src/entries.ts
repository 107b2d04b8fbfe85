export const packageName = 'docusaurus-content-check';

type PluginOptions = Readonly<Record<string, unknown>>;

/** A plugin or preset with its options, as a configuration lists them. */
export type Entry = string | false | null | readonly [name: unknown, options?: PluginOptions | false];

/** What a configuration calls a plugin or preset, also by the path of its module. */
const nameOf = (entry: Entry): string =>
  String([entry].flat()[0])
    .replace(/^.*[\\/]node_modules[\\/]/, '')
    .replace(/^@docusaurus[\\/](?:plugin-|preset-)?/, '')
    .replace(/[\\/].*$/, '');

/** Options of all entries of a name. */
export const optionsOf = (name: string, entries: readonly Entry[] = []): (PluginOptions | false)[] =>
  entries
    .filter((entry) => nameOf(entry) === name)
    .map((entry) => (Array.isArray(entry) ? (entry[1] ?? {}) : {}) as PluginOptions | false);
