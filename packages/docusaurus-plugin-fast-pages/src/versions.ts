import {createRequire} from 'node:module';
import path from 'node:path';

/** The versions of Docusaurus with which every step was tried: its internals may differ in others. */
const tested = {from: [3, 10, 2], to: [3, 10, 2]} as const;

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** @returns what to tell whoever builds the site, if its version of Docusaurus was not tried */
export function untestedVersion(version: string): string | undefined {
  const parts = version.split(/[.-]/).slice(0, 3).map(Number);
  if (compare(parts, tested.from) >= 0 && compare(parts, tested.to) <= 0) {
    return undefined;
  }
  return (
    `fast-pages was tried with Docusaurus ${tested.from.join('.')} to ${tested.to.join('.')}, not with ${version}. ` +
    'If pages do not work, switch routeManifest and scheduler off, or remove the plugin.'
  );
}

/** The version of Docusaurus that a site uses. */
export function docusaurusVersion(siteDir: string): string {
  const require = createRequire(path.join(siteDir, 'package.json'));
  return (require('@docusaurus/core/package.json') as {readonly version: string}).version;
}
