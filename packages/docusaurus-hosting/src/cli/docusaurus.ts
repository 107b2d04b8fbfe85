import {createRequire} from 'node:module';
import path from 'node:path';

/** The program of the site's own Docusaurus. */
export const docusaurusProgram = (root: string): string =>
  createRequire(path.join(root, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');
