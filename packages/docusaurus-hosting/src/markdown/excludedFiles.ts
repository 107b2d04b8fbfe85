import path from 'node:path';
import {GlobExcludeDefault} from '@docusaurus/utils';
import type {Area} from '../site/areas';
import type {Provider} from '../facts/schema';
import {contentFiles, filesNotOffered} from './contentFiles';

/** The `exclude` option of an area's content plugin: Docusaurus' own exceptions, and files of services that are not offered. */
export const excludedFiles = (area: Area, provider: Provider): string[] => [
  ...GlobExcludeDefault,
  ...filesNotOffered(contentFiles([area], process.cwd()), provider).map(({file}) => path.relative(area.folder, file)),
];
