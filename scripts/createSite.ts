/**
 * Makes a site of one's own from this repository: `npm run create-site -- DIR [--answers FILE] [--release VERSION]`.
 * Without a file of answers (JSON: name, domain, services, titles, color) it asks.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import * as prompts from '@clack/prompts';
import {answersIn, createSite, nextSteps} from 'create-docusaurus-hosting';
import {facts} from '../src/facts';
import {site} from '../src/site';
import {packPackages, tarballs} from './pack';

const usage = `Usage: npm run create-site -- FOLDER [--answers FILE.json] [--release VERSION]

Makes a site of your own in FOLDER, which must be empty or missing. Without --answers it asks.
docs/operator.md says what FILE.json may hold. --release names the version of our packages in a registry.`;

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
          options: Object.entries(facts.services).map(([value, {title}]) => ({value, label: title})),
          initialValues: Object.keys(facts.services),
        }),
      color: async () => {
        const light = await prompts.text({
          message: 'Its color, like #0a5c4f (none keeps the example’s)',
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
    options: {answers: {type: 'string'}, release: {type: 'string'}, help: {type: 'boolean'}},
  });
  const [folder] = positionals;
  if (values.help) {
    console.log(usage);
    return;
  }
  if (!folder) throw new Error(usage);
  const target = path.resolve(folder);
  const answers = values.answers === undefined ? await ask() : answersIn(values.answers);
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
  console.log(nextSteps(target));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
