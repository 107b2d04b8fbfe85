import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {
  build,
  configure,
  copyWithPackages,
  createClassicSite,
  fastPagesConfiguration,
  folderWithPackage,
  installedBytes,
  replaceInConfig,
  run,
} from '../../scripts/classicSite';
import {tarballs} from '../../scripts/pack';
import {laterScripts, waitForHandlers} from '../support/browser/handlers';
import {visit} from '../support/foreignVisit';
import {newFolder} from '../support/newSite';

const tarballOf = (name: string): string => path.join(inject('tarballs'), tarballs()[name]!);

/** A site that knows nothing of this repository. */
let classic: string;

beforeAll(() => {
  classic = createClassicSite(newFolder());
}, 600_000);

/** A copy of the site with one package of this repository. */
const withPackage = (name: string): string => copyWithPackages(classic, newFolder(), tarballOf(name));

describe('docusaurus-theme-search-german in a site of create-docusaurus', () => {
  let site: string;
  let folder: string;

  beforeAll(() => {
    site = withPackage('docusaurus-theme-search-german');
    replaceInConfig(site, "defaultLocale: 'en'", "defaultLocale: 'de'");
    replaceInConfig(site, "locales: ['en']", "locales: ['de', 'en']");
    configure(site, ["  themes: ['docusaurus-theme-search-german'],"]);
    folder = build(site);
  }, 600_000);

  it('adds at most 10 MB of packages', () => {
    expect(installedBytes(site) - installedBytes(classic)).toBeLessThanOrEqual(10_000_000);
  });

  it.each([
    ['/', 'Keine Ergebnisse'],
    ['/en/', 'No results'],
  ])('answers at %s, and says so when there is nothing', async (base, nothing) => {
    await visit(folder, async ({page, origin, errors}) => {
      await page.goto(`${origin}${base}docs/intro`);
      const box = page.getByRole('combobox');
      await box.fill('version dropdown');
      await expect.poll(() => page.getByRole('option').first().innerText()).toContain('Add a Version Dropdown');
      await box.fill('qwxzvkj');
      await expect.poll(() => page.locator('body').innerText()).toContain(nothing);
      expect(await page.getByRole('option').count()).toBe(0);

      await box.fill('version dropdown');
      await page.getByRole('option').first().click();
      await page.waitForURL(`${origin}${base}docs/tutorial-extras/manage-docs-versions**`);
      await page.goto(`${origin}${base}search?q=translate`);
      await expect.poll(() => page.getByRole('main').innerText()).toContain('Translate your site');
      expect(errors).toEqual([]);
    });
  });
});

describe('docusaurus-plugin-fast-pages in a site of create-docusaurus', () => {
  let folder: string;

  beforeAll(() => {
    const site = withPackage('docusaurus-plugin-fast-pages');
    configure(site, fastPagesConfiguration);
    folder = build(site);
  }, 600_000);

  it('hydrates each kind of page without an error', async () => {
    for (const address of ['/', '/docs/intro', '/docs/category/tutorial---basics', '/blog/tags', '/nothing-here']) {
      await visit(folder, async ({page, origin, errors}) => {
        await page.goto(origin + address);
        await page.locator('html[data-has-hydrated="true"]').waitFor();
        expect(
          errors.filter((error) => !error.includes('404')),
          address,
        ).toEqual([]);
      });
    }
  });

  it('opens the menu at the first tap, and leads on from it', async () => {
    await visit(folder, async ({page, origin, errors}) => {
      await page.goto(`${origin}/docs/intro`, {waitUntil: 'commit'});
      await page.locator('.navbar__toggle').tap();
      await page.locator('.navbar-sidebar').getByRole('link', {name: 'Tutorial - Basics'}).tap();
      await expect.poll(() => page.getByRole('heading', {level: 1}).innerText()).toBe('Tutorial - Basics');
      expect(errors).toEqual([]);
    });
  });

  it('changes the color mode before hydration as the theme does after it', async () => {
    await visit(folder, async ({page, origin}) => {
      await page.setViewportSize({width: 1280, height: 800});
      const click = async (): Promise<string | null> => {
        await page.locator('.navbar [class*="toggleButton_"]').click();
        return page.locator('html').getAttribute('data-theme-choice');
      };
      await page.route(laterScripts, () => undefined);
      await page.goto(`${origin}/docs/intro`, {waitUntil: 'domcontentloaded'});
      await waitForHandlers(page);
      const early = [await click(), await click(), await click()];
      await page.unrouteAll({behavior: 'ignoreErrors'});
      await page.goto(`${origin}/docs/intro`);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      expect(early).toEqual([await click(), await click(), await click()]);
    });
  });

  it('needs less than half until a page is loaded, and hardly more in all', async () => {
    const without = build(classic);
    const weigh = (site: string, address: string): Promise<{loaded: number; hydrated: number}> =>
      visit(site, async ({page, origin, kilobytes}) => {
        await page.goto(origin + address);
        const loaded = await kilobytes();
        await page.locator('html[data-has-hydrated="true"]').waitFor();
        await page.waitForLoadState('networkidle');
        return {loaded, hydrated: await kilobytes()};
      });
    for (const address of ['/', '/docs/intro', '/docs/tutorial-basics/markdown-features']) {
      const light = await weigh(folder, address);
      const plain = await weigh(without, address);
      expect(light.loaded, address).toBeLessThan(plain.loaded / 2);
      expect(light.hydrated, address).toBeLessThan(plain.hydrated * 1.02);
    }
  }, 600_000);
});

describe('docusaurus-content-check in a site of create-docusaurus', () => {
  const program = 'docusaurus-content-check';
  let site: string;

  beforeAll(() => {
    site = withPackage(program);
    configure(site, [`  plugins: ['${program}'],`]);
  }, 600_000);

  it('finds nothing that a build must refuse', () => {
    expect(run(site, program, '--all', '--build')).toMatchObject({status: 0});
  });

  it('names a planted mistake with file and line, as command and as guard of the build', () => {
    const page = path.join(site, 'docs/intro.mdx');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, `${text}\n[gone](./tutorial-basics/gone.mdx)\n`);
    const place = `docs/intro.mdx:${text.split('\n').length + 1}:`;
    expect(run(site, program, 'docs/intro.mdx')).toMatchObject({
      status: 1,
      output: expect.stringContaining(place) as string,
    });
    const built = run(site, 'docusaurus', 'build');
    expect(built.status).toBe(1);
    expect(built.output).toContain(place);
    expect(existsSync(path.join(site, 'build'))).toBe(false);
  });
});

describe('docusaurus-publish in a site of create-docusaurus', () => {
  it('publishes the build into a folder, with headers and compressed copies', () => {
    const site = withPackage('docusaurus-publish');
    configure(site, ['  trailingSlash: false,', "  plugins: [['docusaurus-publish', {compress: true}]],"]);
    build(site);
    const target = path.join(path.dirname(site), 'www');
    expect(run(site, 'docusaurus-publish', 'deploy', target)).toMatchObject({status: 0});
    for (const file of ['index.html', 'docs/intro.html', 'docs/intro.html.br', 'docs/intro.html.gz', '_headers']) {
      expect(existsSync(path.join(target, 'current', file)), file).toBe(true);
    }
    expect(readFileSync(path.join(target, 'server/docs.caddy'), 'utf8')).toContain('Content-Security-Policy');
  }, 600_000);
});

describe('docusaurus-plugin-page-markdown in a site of create-docusaurus', () => {
  it('writes Markdown beside each page, and lists all pages', () => {
    const site = withPackage('docusaurus-plugin-page-markdown');
    configure(site, ["  plugins: ['docusaurus-plugin-page-markdown'],"]);
    const folder = build(site);
    expect(readFileSync(path.join(folder, 'docs/intro.md'), 'utf8')).toMatch(/^# Tutorial Intro\n/);
    const list = readFileSync(path.join(folder, 'llms.txt'), 'utf8');
    expect(list).toMatch(/## Docs\n\n(?:- .*\n)*- \[Tutorial Intro\]\(.*\/docs\/intro\.md\)/);
    expect(list).not.toContain('/blog/tags/');
  }, 600_000);
});

describe('mail-client-config in a folder without Docusaurus', () => {
  it('writes the files of the facts in its README from a Node script', () => {
    const folder = folderWithPackage(newFolder(), tarballOf('mail-client-config'));
    const readme = readFileSync(path.join(folder, 'node_modules/mail-client-config/README.md'), 'utf8');
    const [, facts = ''] = /with, for example:\s+```ts\n([^`]+)```/.exec(readme) ?? [];
    const script = [
      "import {mkdirSync, writeFileSync} from 'node:fs';",
      "import path from 'node:path';",
      "import {clientFiles} from 'mail-client-config';",
      facts.replace('} as const;', '};'),
      'for (const [file, content] of clientFiles({operator, mail, contact}, {now: new Date()})) {',
      "  const target = path.join('public', file);",
      '  mkdirSync(path.dirname(target), {recursive: true});',
      '  writeFileSync(target, content);',
      '}',
    ];
    writeFileSync(path.join(folder, 'write.mjs'), script.join('\n'));
    execFileSync(process.execPath, ['write.mjs'], {cwd: folder});
    const read = (file: string): string => readFileSync(path.join(folder, 'public', file), 'utf8');
    expect(read('mail/config-v1.1.xml')).toContain('<hostname>imap.example.org</hostname>');
    expect(read('mail.mobileconfig')).toContain('imap.example.org');
    expect(read('.well-known/security.txt')).toContain('mailto:security@example.org');
  }, 300_000);
});
