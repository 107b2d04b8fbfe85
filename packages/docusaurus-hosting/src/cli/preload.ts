import path from 'node:path';

/** What Node.js loads before Docusaurus, so that it loads TypeScript in less time. */
export const docusaurusPreload = path.resolve(__dirname, '../../bin/docusaurus-jiti.cjs');
