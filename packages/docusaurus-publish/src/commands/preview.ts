import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {writePreview} from '../preview';
import {builtFolder, type Command, type PublishedSite} from './command';

const folder = 'preview';

/** Short name of the commit that is checked out; undefined without git or a repository. */
function currentCommit(root: string): string | undefined {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

const defaultNote: NonNullable<PublishedSite['previewNote']> = (today, commit) =>
  `Preview of ${today.toLocaleDateString('en-GB', {dateStyle: 'long'})}${commit === undefined ? '' : `, commit ${commit}`}. Scripts, and the search with them, work on the website only.`;

/** Writes the build into `preview/` so that its pages open without a server, for a reviewer. */
export const preview: Command = async (args, site) => {
  const {values} = parseArgs({args: [...args], options: {'no-build': {type: 'boolean', default: false}}});
  const buildDir = await builtFolder(site, values['no-build']);
  const note = (site.previewNote ?? defaultNote)(new Date(), currentCommit(site.root));
  const pages = writePreview(buildDir, path.join(site.root, folder), note);
  console.log(`${folder}/ holds ${pages} pages: send the folder, the reviewer opens index.html in it.`);
  return 0;
};
