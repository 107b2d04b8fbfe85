import logger from '@docusaurus/logger';
import type {PluginModule} from '@docusaurus/types';
import {livePreview} from '../live-preview';
import {hostingCheck} from '../live-preview/sources';
import {refusal} from './refusal';

/** Runs the check; what it prints, warnings included. @throws Error that holds its findings */
async function check(siteDir: string): Promise<string> {
  const strict = process.env.PROVIDER_STRICT === 'true' ? ['--strict'] : [];
  const {output, failed} = await hostingCheck(siteDir, ['--all', '--build', ...strict]);
  if (failed) {
    throw refusal(`The content has mistakes that a build must not publish (npm run check shows all):\n${output}`);
  }
  return output;
}

/**
 * Refuses to build what `hosting check` calls broken, with the same lines, before Docusaurus reads anything. What has grown
 * old is a warning, and an error in strict builds (`PROVIDER_STRICT=true`). Under `npm start` the pages say what is wrong.
 *
 * @throws Error that lists every mistake with file, line and what would be right.
 */
export const contentCheck = (): PluginModule => async (context) => {
  if (process.env.NODE_ENV !== 'production') return livePreview(context);
  const said = await check(context.siteDir);
  if (/ warning: /.test(said)) logger.warn(said.trimEnd());
  return {name: 'content-check'};
};
