/**
 * Makes a site of one's own from this repository: `npm run create-site -- DIR [--answers FILE] [--release VERSION]`.
 * Without a file of answers (JSON: name, domain, services, titles, color) it asks.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import * as prompts from '@clack/prompts';
import {createSite} from 'create-docusaurus-hosting';
import {provider} from '../src/provider';
import {site} from '../src/site';
import {packPackages, tarballs} from './pack';

/** Folder of a new site that holds our packages as long as no registry has them. */
const packagesFolder = 'packages';

/** Asks for what a file of answers would say. Ends the process when the asking is broken off. */
async function ask(): Promise<unknown> {
  const answers = await prompts.group(
    {
      name: () => prompts.text({message: 'Name of the provider, as visitors read it'}),
      domain: () => prompts.text({message: 'Its domain'}),
      services: () =>
        prompts.multiselect({
          message: 'Services that it offers',
          options: Object.entries(provider.services).map(([value, {title}]) => ({value, label: title})),
          initialValues: Object.keys(provider.services),
        }),
      color: async () => {
        const light = await prompts.text({
          message: 'Its colour, like #0a5c4f (none keeps the example’s)',
          defaultValue: '',
        });
        return typeof light === 'string' && light ? {light} : undefined;
      },
    },
    {
      onCancel() {
        prompts.cancel('Nothing was written.');
        process.exit(1);
      },
    },
  );
  return answers;
}

async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {answers: {type: 'string'}, release: {type: 'string'}},
  });
  const [folder] = positionals;
  if (!folder) {
    throw new Error('Usage: npm run create-site -- DIR [--answers FILE] [--release VERSION]');
  }
  const target = path.resolve(folder);
  const answers: unknown = values.answers ? JSON.parse(readFileSync(values.answers, 'utf8')) : await ask();
  const {release} = values;
  const packages = Object.entries(tarballs())
    // A site that is there needs no package that makes one.
    .filter(([name]) => !name.startsWith('create-'))
    .map(([name, tarball]): [string, string] => [name, release ?? `file:${packagesFolder}/${tarball}`]);
  const today = new Date().toISOString().slice(0, 10);
  createSite(
    {...site, root: process.cwd()},
    answers,
    {target, packages: Object.fromEntries(packages), today},
    (draft) => release ?? packPackages(path.join(draft, packagesFolder)),
  );
  const next = ['git init', 'git add .', 'git commit', 'npm install', 'npm run facts', 'npm start'];
  console.log(`${target} is yours. Next: cd there, ${next.join(', ')}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
