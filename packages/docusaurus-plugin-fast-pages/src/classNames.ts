import {createHash} from 'node:crypto';
import path from 'node:path';
import {loaderOptions, type Configuration} from './loaderOptions';

/** Where css-loader stands while it names a class. */
interface Context {
  readonly rootContext: string;
  readonly resourcePath: string;
}

/** Each name with the file that it belongs to. */
const owners = new Map<string, string>();

/**
 * Names a class of a CSS module: its own name and three characters for its file, which are the same for all classes of a file,
 * so that they compress well.
 *
 * @throws Error when two files would get the same name
 */
export function className({rootContext, resourcePath}: Context, _template: string, local: string): string {
  const file = path.relative(rootContext, resourcePath).split(path.sep).join('/');
  const name = `${local}_${createHash('sha1').update(file).digest('base64url').slice(0, 3)}`;
  const owner = owners.get(name) ?? file;
  if (owner !== file) {
    throw new Error(`${owner} and ${file} both have a class ${name}; rename one of the files or its class "${local}".`);
  }
  owners.set(name, file);
  return name;
}

interface CssLoaderOptions {
  readonly modules?: {getLocalIdent?: typeof className};
}

/**
 * Lets the loader of CSS modules use {@link className}, in browser code and in that of the server alike.
 *
 * @throws Error when the configuration has no such loader
 */
export function shortenClassNames(config: Configuration): void {
  const modules = loaderOptions<CssLoaderOptions>(config).flatMap((options) => options.modules ?? []);
  if (modules.length === 0) {
    throw new Error('Docusaurus loads CSS modules differently now; see hydration/classNames.ts.');
  }
  modules.forEach((options) => (options.getLocalIdent = className));
}
