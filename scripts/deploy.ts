/**
 * Publishes the site: `npm run deploy -- TARGET [--rollback] [--notices] [--dry-run] [--no-build] [--reload COMMAND]`.
 * TARGET is a folder, or `[user@]host:/folder`; deploy/README.md says what the server needs.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {noticeFiles} from 'docusaurus-hosting/notices';
import {checkPrograms, deploy, replaceFiles, rollback} from 'docusaurus-hosting/cli/deploy';
import {provider} from '../src/provider';
import {notices} from '../src/site/notices';
import {server} from '../src/site/server';
import {build} from './build';

const usage =
  'npm run deploy -- TARGET [--rollback] [--notices] [--dry-run] [--no-build] [--reload COMMAND] [--ssh COMMAND]';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      rollback: {type: 'boolean'},
      notices: {type: 'boolean'},
      'dry-run': {type: 'boolean'},
      'no-build': {type: 'boolean'},
      reload: {type: 'string'},
      ssh: {type: 'string'},
    },
  });
  const [target, ...others] = positionals;
  if (!target || others.length > 0) {
    throw new Error(usage);
  }
  checkPrograms();
  const options = {
    target,
    buildDir: path.resolve('build'),
    definition: server,
    reload: values.reload,
    ssh: values.ssh,
    dryRun: values['dry-run'],
    log: (line: string) => console.log(line),
  };
  if (values.rollback) {
    await rollback(options);
    return;
  }
  if (values.notices) {
    await replaceFiles(options, noticeFiles({provider, notices}, new Date()));
    return;
  }
  if (!values['no-build'] && !options.dryRun) {
    // What is published has been read: no fact may still be the example's.
    await build([], {PROVIDER_STRICT: 'true'});
  }
  await deploy(options);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
