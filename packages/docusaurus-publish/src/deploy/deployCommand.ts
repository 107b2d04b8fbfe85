import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Command} from 'docusaurus-content-check/command';
import {buildWithServerFiles} from 'docusaurus-hosting/cli/buildCommand';
import {check} from 'docusaurus-content-check';
import {noticeFiles} from 'docusaurus-hosting/notices';
import {siteOf, type LoadedSite} from 'docusaurus-hosting/cli/siteOf';
import {UsageError} from 'docusaurus-content-check/usage';
import {checkPrograms, deploy as publish, replaceFiles, rollback} from './deploy';
import {verify} from '../verify';

const usage = `hosting deploy TARGET   checks, builds strictly and publishes; TARGET is a folder, or [user@]host:/folder

  --rollback       goes back to the release before
  --notices        publishes notices of maintenance and incidents alone, without a build
  --dry-run        only says what would happen
  --no-build       publishes the build that is there
  --reload COMMAND makes the web server read its configuration again
  --ssh COMMAND    ssh with its options
`;

const options = {
  rollback: {type: 'boolean', default: false},
  notices: {type: 'boolean', default: false},
  'dry-run': {type: 'boolean', default: false},
  'no-build': {type: 'boolean', default: false},
  reload: {type: 'string'},
  ssh: {type: 'string'},
} as const;

const refusal = 'Nothing is published before the mistakes above are mended.';

/**
 * Checks the sources, builds strictly and checks the build: what is published has been read, no fact may still be the
 * example's, and no link is dead. The browser's part of the last check is a matter of tests: it takes minutes.
 *
 * @throws Error when one of them finds something; nothing is sent then
 */
async function prepare(site: LoadedSite, dryRun: boolean): Promise<void> {
  if (dryRun) {
    console.log(
      'would check the sources (hosting check --all)\nwould build strictly (PROVIDER_STRICT=true)\nwould check the build (hosting verify)',
    );
    return;
  }
  console.log('check the sources');
  if ((await check(['--all'])) !== 0) {
    throw new Error(refusal);
  }
  await buildWithServerFiles(site, [], {PROVIDER_STRICT: 'true'});
  console.log('check the build');
  if ((await verify(['--no-browser'])) !== 0) {
    throw new Error(refusal);
  }
}

/** @returns the exit code */
export async function deploy(args: readonly string[]): Promise<number> {
  const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
  const [target, ...others] = positionals;
  if (!target || others.length > 0) throw new UsageError('Name one folder to publish to.');
  checkPrograms();
  const site = await siteOf(process.cwd());
  const now = new Date();
  const release = {
    target,
    now,
    buildDir: path.join(site.root, 'build'),
    definition: site.server,
    ...(values.reload !== undefined && {reload: values.reload}),
    ...(values.ssh !== undefined && {ssh: values.ssh}),
    dryRun: values['dry-run'],
    buildsBefore: !values['no-build'],
    log: (line: string) => console.log(line),
  };
  if (values.rollback) {
    await rollback(release);
    return 0;
  }
  if (values.notices) {
    await replaceFiles(release, noticeFiles({provider: site.provider, notices: site.notices ?? []}, now));
    return 0;
  }
  if (!values['no-build']) {
    await prepare(site, release.dryRun);
  }
  await publish(release);
  return 0;
}

export const command: Command = {run: deploy, usage};
