import {once} from 'node:events';
import logger from '@docusaurus/logger';
import type {PluginModule} from '@docusaurus/types';
import {livePreview} from '../live-preview';
import {hostingCheck} from '../live-preview/sources';
import {takeOmissions} from '../markdown/unoffered';
import {buildCheck, checkedByParent, refusal, type CheckMessage} from './strict';

/** What the check of `hosting build` says, which runs while Docusaurus starts; in other builds a process of its own. */
async function findings(siteDir: string): ReturnType<typeof hostingCheck> {
  if (!process.env[checkedByParent] || !process.connected) return hostingCheck(siteDir, buildCheck());
  const [said] = (await once(process, 'message')) as [CheckMessage];
  process.disconnect();
  takeOmissions(said.omissions);
  return said;
}

/**
 * Refuses to build what `hosting check` calls broken, with the same lines, before Docusaurus reads anything. What has grown
 * old is a warning, and an error in strict builds (`HOSTING_STRICT=true`). Under `npm start` the pages say what is wrong.
 *
 * @throws Error that lists every mistake with file, line and what would be right.
 */
export const contentCheck = (): PluginModule => async (context) => {
  if (process.env.NODE_ENV !== 'production') return livePreview(context);
  const {output, failed} = await findings(context.siteDir);
  if (failed) {
    throw refusal(`The content has mistakes that a build must not publish (npm run check shows all):\n${output}`);
  }
  if (/ warning: /.test(output)) logger.warn(output.trimEnd());
  return {name: 'content-check'};
};
