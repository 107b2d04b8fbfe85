import {existsSync} from 'node:fs';
import path from 'node:path';
import {deploy as publish, verify} from 'docusaurus-publish/commands';
import {check} from '../../check';
import {checkFacts, strictMark} from '../../guards/factsGuard';
import {buildPreloaded} from '../preload';
import {siteOf, type LoadedSite} from '../siteOf';
import {publishedSite} from '.';

const refusal = 'Nothing is published before the errors above are fixed.';

/**
 * Checks the sources, builds strictly and checks the build: what is published has been read, no fact may still be the
 * example's, and no link is dead. The browser's part of the last check is a matter of tests: it takes minutes.
 *
 * @throws Error when one of them finds something; nothing is sent then
 */
async function prepareRelease(site: LoadedSite, dryRun: boolean): Promise<void> {
  if (dryRun) {
    console.log(
      'would check the sources (hosting check --all)\nwould build strictly (HOSTING_STRICT=true)\nwould check the build (hosting verify)',
    );
    return;
  }
  console.log('check the sources');
  checkFacts(site, site.root, true);
  if ((await check(['--all'])) !== 0) throw new Error(refusal);
  await buildPreloaded(publishedSite(site), [], {env: {HOSTING_STRICT: 'true'}});
  console.log('check the build');
  if ((await verify(['--no-browser'], publishedSite(site))) !== 0) throw new Error(refusal);
}

/** @returns the exit code */
export async function deploy(args: readonly string[]): Promise<number> {
  const site = await siteOf(process.cwd());
  const noBuild = args.includes('--no-build');
  if (noBuild && !existsSync(path.join(site.root, 'build', strictMark))) {
    throw new Error('build/ is not that of a strict build: leave out --no-build, or build with HOSTING_STRICT=true.');
  }
  // Without steps of its own, `publish` checks the build that is there: it may have been damaged since.
  const steps = noBuild ? {} : {prepareRelease: (dryRun: boolean) => prepareRelease(site, dryRun)};
  const options = args.filter((arg) => arg !== '--no-build');
  return publish(options, {...publishedSite(site), ...steps});
}
