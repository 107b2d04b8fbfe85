import {createRequire} from 'node:module';
import path from 'node:path';

/** The versions of Docusaurus with which every step was tried: its internals may differ in others. */
const tested: readonly string[] = ['3.10.2'];

/** @returns what to tell whoever builds the site, if its version of Docusaurus was not tried */
export const untestedVersion = (version: string): string | undefined =>
  tested.includes(version)
    ? undefined
    : `fast-pages was tried with Docusaurus ${tested.join(', ')}, not with ${version}. ` +
      'If pages do not work, switch routeManifest and scheduler off, or remove the plugin.';

/** The version of Docusaurus that a site uses. */
export function docusaurusVersion(siteDir: string): string {
  const require = createRequire(path.join(siteDir, 'package.json'));
  return (require('@docusaurus/core/package.json') as {readonly version: string}).version;
}
