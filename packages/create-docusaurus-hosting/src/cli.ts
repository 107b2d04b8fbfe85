import path from 'node:path';
import {parseArgs} from 'node:util';
import {siteOf} from 'docusaurus-hosting/commands';
import {answersIn, createSite, nextSteps} from '.';

const usage = 'Usage: create-docusaurus-hosting FOLDER --template SITE --answers FILE.json';

/**
 * The command line of this package.
 *
 * @param args - what is written behind `create-docusaurus-hosting`
 * @returns the exit code: 0, 1 for wrong answers or a folder that is not empty, 2 for a wrong call
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = {template: {type: 'string'}, answers: {type: 'string'}, help: {type: 'boolean'}} as const;
  try {
    const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
    const [folder] = positionals;
    const {template, answers, help} = values;
    if (help) {
      console.log(usage);
      return 0;
    }
    if (folder === undefined || template === undefined || answers === undefined) {
      console.error(usage);
      return 2;
    }
    const today = new Date().toISOString().slice(0, 10);
    const target = path.resolve(folder);
    createSite(await siteOf(path.resolve(template)), answersIn(answers), {target, packages: {}, today});
    console.log(nextSteps(target));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
