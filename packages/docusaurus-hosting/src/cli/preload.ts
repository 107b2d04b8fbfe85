import path from 'node:path';
import {buildWithServerFiles} from 'docusaurus-publish/build';

/** What Node.js loads before Docusaurus, so that it loads TypeScript in less time. */
export const docusaurusPreload = path.resolve(__dirname, '../../bin/docusaurus-jiti.cjs');

/** As `buildWithServerFiles`, with {@link docusaurusPreload}. */
export const buildPreloaded: typeof buildWithServerFiles = (site, options, settings) =>
  buildWithServerFiles(site, options, {...settings, preload: docusaurusPreload});
