import path from 'node:path';
import {parseArgs, type ParseArgsConfig} from 'node:util';
import {differencesFrom} from '../published';
import {deploy as publish, replaceFiles, rollback} from '../deploy/deploy';
import {parseTarget} from '../deploy/target';
import {UsageError} from '../usageError';
import {visibleLines} from '../verify/diagnostic';
import type {Command, PublishedSite} from './command';
import {verify} from './verify';

const knownOptions = {
  rollback: {type: 'boolean', default: false},
  'dry-run': {type: 'boolean', default: false},
  'no-build': {type: 'boolean', default: false},
  'no-probe': {type: 'boolean', default: false},
  forget: {type: 'boolean', default: false},
  reload: {type: 'string'},
  ssh: {type: 'string'},
} as const;

/** Publishes only a build without errors. @throws Error when `verify` finds some */
async function verified(site: PublishedSite, dryRun: boolean): Promise<void> {
  if (dryRun) {
    console.log('would check the build');
  } else if ((await verify(['--no-browser'], site)) !== 0) {
    throw new Error('Nothing is published before the errors above are fixed.');
  }
}

/** Publishes the build to the folder that the arguments name, or goes back to the release before. */
export const deploy: Command = async (args, site) => {
  const {partialReleases = {}, prepareRelease, deployment = {}} = site;
  const flags: ParseArgsConfig['options'] = Object.fromEntries(
    Object.keys(partialReleases).map((name) => [name, {type: 'boolean'}] as const),
  );
  const {values, positionals} = parseArgs({
    args: [...args],
    options: {...flags, ...knownOptions},
    allowPositionals: true,
  });
  // npm keeps options to itself that stand before "--", and this would publish.
  for (const name of ['rollback', 'forget', 'dry-run', ...Object.keys(flags)]) {
    if (process.env[`npm_config_${name.replaceAll('-', '_')}`] === 'true' && !args.includes(`--${name}`)) {
      throw new UsageError(`npm has kept --${name} to itself: write npm run deploy -- --${name}`);
    }
  }
  const [target = deployment.target, ...others] = positionals;
  const {reload = deployment.reload, ssh = deployment.ssh} = values;
  if (!target || others.length > 0) throw new UsageError('Name one folder to publish to.');
  // Before anything is built.
  parseTarget(target);
  const now = new Date();
  const dryRun = values['dry-run'];
  const options = {
    target,
    now,
    ...(reload !== undefined && {reload}),
    ...(ssh !== undefined && {ssh}),
    publishedAlone: Object.values(partialReleases).flatMap((files) => [...files(now).keys()]),
    dryRun,
    // Some of it is what the target says.
    log: (text: string) => console.log(visibleLines(text)),
  };
  const partial = Object.entries(partialReleases).find(([name]) => name in values);
  if (values.forget && (values.rollback || partial)) {
    throw new UsageError('--forget is for a deployment: publish the site without what must go.');
  }
  if (values.rollback) {
    await rollback(options);
  } else if (partial) {
    await replaceFiles(options, partial[1](now));
  } else {
    if (!values['no-build']) await (prepareRelease ? prepareRelease(dryRun) : verified(site, dryRun));
    const buildDir = path.join(site.root, 'build');
    await publish({
      ...options,
      buildDir,
      ...(!values['no-probe'] && {lookAtSite: () => differencesFrom(buildDir, site.definition)}),
      definition: site.definition,
      forget: values.forget,
      buildsBefore: !values['no-build'] && prepareRelease !== undefined,
    });
  }
  return 0;
};
