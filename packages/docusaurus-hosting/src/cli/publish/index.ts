import {buildWithServerFiles} from 'docusaurus-publish/build';
import {serve, verify, type PublishedSite} from 'docusaurus-publish/commands';
import type {Command} from '../command';
import {noticeFiles} from '../../notices';
import {hostingRules} from '../../publish/verifyRules';
import {siteOf, type LoadedSite} from '../siteOf';

/** A site as the commands of docusaurus-publish take it. */
export function publishedSite(site: LoadedSite): PublishedSite {
  const {root, provider, keyPages, server, deployment, notices = []} = site;
  return {
    root,
    definition: server,
    build: () => buildWithServerFiles({root, definition: server}),
    rules: hostingRules(provider, keyPages),
    strict: true,
    ...(deployment && {deployment}),
    partialReleases: {notices: (now) => noticeFiles({provider, notices}, now)},
  };
}

/** A command of docusaurus-publish for the site in the present folder. */
const forSite =
  (run: (args: readonly string[], site: PublishedSite) => Promise<number>): Command['run'] =>
  async (args) =>
    run(args, publishedSite(await siteOf(process.cwd())));

export const commands: Readonly<Record<string, Command>> = {
  serve: {
    run: forSite(serve),
    usage: `hosting serve [--no-build]   builds the site and serves it as the web server will, on the loopback interface

  --no-build       serves the build that is there; PORT=… chooses the port (3000)
`,
  },
  verify: {
    run: forSite(verify),
    usage: `hosting verify [BUILD]   checks a finished build: links, anchors, images, titles, descriptions, sitemap, redirects, files
                         that clients ask for; each page in Chromium for accessibility (axe) and its width

  --page ADDRESS   opens this page only in the browser; can be given several times: /hilfe/konto
  --no-browser     leaves out the browser, which needs playwright-core and axe-core
  --format FORMAT  text, json, github (annotations of pull requests)
`,
  },
};
