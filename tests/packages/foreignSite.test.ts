import {execFileSync} from 'node:child_process';
import {appendFileSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {
  build,
  configure,
  copyWithPackages,
  createClassicSite,
  folderWithPackage,
  installedBytes,
  readmeConfiguration,
  replaceInConfig,
  run,
} from '../../scripts/classicSite';
import {tarballsFor} from '../../scripts/pack';
import {laterScripts, waitForHandlers} from '../support/browser/handlers';
import {visit} from '../support/foreignVisit';
import {newFolder, repository} from '../support/newSite';
import {describeProvider} from './describedSite';

/** Tarballs of a package and of those that it needs. */
const tarballsOf = (name: string): string[] => tarballsFor(name).map((file) => path.join(inject('tarballs'), file));

/** A site that knows nothing of this repository. */
let classic: string;

beforeAll(() => {
  classic = createClassicSite(newFolder());
}, 600_000);

/** A copy of the site with one package of this repository, and those that it needs. */
const withPackage = (name: string): string => copyWithPackages(classic, newFolder(), ...tarballsOf(name));

/** Adds what a package's README says to the configuration of a site. */
const configureBy = (site: string, name: string): void => configure(site, readmeConfiguration(site, name));

describe('docusaurus-theme-search-german in a site of create-docusaurus', () => {
  let site: string;
  let folder: string;

  beforeAll(() => {
    site = withPackage('docusaurus-theme-search-german');
    replaceInConfig(site, "defaultLocale: 'en'", "defaultLocale: 'de'");
    replaceInConfig(site, "locales: ['en']", "locales: ['de', 'en']");
    const lines = readmeConfiguration(site, 'docusaurus-theme-search-german');
    configure(
      site,
      lines.filter((line) => !line.startsWith('  i18n:')),
    );
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
    configureBy(site, 'docusaurus-plugin-fast-pages');
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
    configureBy(site, program);
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
    configureBy(site, 'docusaurus-publish');
    build(site);
    expect(run(site, 'docusaurus-publish', 'prepare')).toMatchObject({status: 0});
    const target = path.join(path.dirname(site), 'www');
    expect(run(site, 'docusaurus-publish', 'deploy', target)).toMatchObject({status: 0});
    for (const file of ['index.html', 'docs/intro.html', 'docs/intro.html.br', 'docs/intro.html.gz', '_headers']) {
      expect(existsSync(path.join(target, 'current', file)), file).toBe(true);
    }
    expect(readFileSync(path.join(target, 'current/_redirects'), 'utf8')).toContain('/old /docs/intro ');
    expect(readFileSync(path.join(target, 'server/docs.caddy'), 'utf8')).toContain('Content-Security-Policy');
  }, 600_000);
});

describe('docusaurus-plugin-page-markdown in a site of create-docusaurus', () => {
  it('writes Markdown beside each page, and lists all pages', async () => {
    const site = withPackage('docusaurus-plugin-page-markdown');
    configureBy(site, 'docusaurus-plugin-page-markdown');
    const folder = build(site);
    expect(readFileSync(path.join(folder, 'docs/intro.md'), 'utf8')).toMatch(/^# Tutorial Intro\n/);
    await visit(folder, async ({page, origin}) => {
      await page.goto(`${origin}/llms.txt`);
      const list = await page.locator('body').innerText();
      expect(list).toMatch(/^## Docs\n\n(?:- .*\n)*- \[Tutorial Intro\]\(.*\/docs\/intro\.md\)/m);
      expect(list).not.toContain('/blog/tags/');
    });
  }, 600_000);
});

describe('docusaurus-hosting in a site of create-docusaurus', () => {
  const program = 'docusaurus-hosting';
  const intro = 'docs/intro.mdx';
  let site: string;
  let folder: string;

  beforeAll(() => {
    site = withPackage(program);
    describeProvider(site);
    configureBy(site, program);
    appendFileSync(path.join(site, intro), '\nYour mail is at {{mail.imap.host}}, port {{mail.imap.port}}.\n');
    folder = build(site);
  }, 600_000);

  it('fills facts into pages, and writes the files that programs look up', async () => {
    await visit(folder, async ({page, origin, errors}) => {
      await page.goto(`${origin}/docs/intro`);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      expect(await page.getByText('Your mail is at').innerText()).toBe(
        'Your mail is at eingang.kleinnetz.example, port 1993.',
      );
      expect(errors).toEqual([]);
      await page.goto(`${origin}/mail/config-v1.1.xml`);
      expect(await page.content()).toContain('<hostname>eingang.kleinnetz.example</hostname>');
      await page.goto(`${origin}/.well-known/security.txt`);
      expect(await page.locator('body').innerText()).toContain('mailto:sicherheit@kleinnetz.example');
    });
  });

  it('refuses to build a name that no fact has', () => {
    appendFileSync(path.join(site, intro), '\n{{mail.imap.hots}}\n');
    const line = readFileSync(path.join(site, intro), 'utf8').split('\n').length - 1;
    expect(run(site, 'docusaurus', 'build')).toMatchObject({
      status: 1,
      output: expect.stringContaining(
        `${intro}:${line}:1 there is no fact {{mail.imap.hots}} – did you mean {{mail.imap.host}}?`,
      ) as string,
    });
  });
});

describe('docusaurus-theme-hosting in a site of create-docusaurus', () => {
  it('shows facts in a component, and brings its styles', async () => {
    const site = withPackage('docusaurus-theme-hosting');
    describeProvider(site);
    configureBy(site, 'docusaurus-theme-hosting');
    appendFileSync(
      path.join(site, 'docs/intro.mdx'),
      '\n<EndpointTable endpoints={[\'mail.imap\']} caption="Mail programs" />\n',
    );
    await visit(build(site), async ({page, origin, errors}) => {
      await page.goto(`${origin}/docs/intro`);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      const table = page.getByRole('table', {name: 'Mail programs'});
      expect(await table.isVisible()).toBe(true);
      expect(await table.innerText()).toMatch(/eingang\.kleinnetz\.example[^]*1993[^]*TLS/);
      const link = page.locator('article p a').first();
      expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
      await page.waitForLoadState('networkidle');
      expect(errors).toEqual([]);
    });
  }, 600_000);
});

/** A block of code that begins with the name of its file, in a text. */
const blockIn = (text: string, file: string): string =>
  new RegExp(`^\`\`\`js\n// ${file}\n([^]*?)^\`\`\`$`, 'm').exec(text)?.[1] ?? '';

describe('mail-client-config in a folder without Docusaurus', () => {
  it('writes the files of the facts in its README by the script there', () => {
    const folder = folderWithPackage(newFolder(), ...tarballsOf('mail-client-config'));
    const readme = readFileSync(path.join(folder, 'node_modules/mail-client-config/README.md'), 'utf8');
    const script = blockIn(readme, 'write.mjs');
    expect(script.split('\n').filter(Boolean).length).toBeLessThanOrEqual(5);
    const listing = "writeFileSync('files.json', JSON.stringify(Object.fromEntries(files)));\n";
    writeFileSync(path.join(folder, 'facts.mjs'), blockIn(readme, 'facts.mjs'));
    writeFileSync(path.join(folder, 'write.mjs'), script + listing);
    execFileSync(process.execPath, ['write.mjs'], {cwd: folder});
    const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    expect(read('config-v1.1.xml')).toContain('<hostname>imap.example.org</hostname>');
    const files = JSON.parse(read('files.json')) as Record<string, string>;
    expect(files['/mail.mobileconfig']).toContain('imap.example.org');
    expect(files['/.well-known/security.txt']).toContain('mailto:security@example.org');
  }, 300_000);
});

describe('create-docusaurus-hosting in a site of create-docusaurus', () => {
  it('makes another provider’s site of this one by the answers in its README', () => {
    const name = 'create-docusaurus-hosting';
    const site = withPackage(name);
    const readme = readFileSync(path.join(site, 'node_modules', name, 'README.md'), 'utf8');
    const [, answers = ''] = /^```json\n([^]*?)^```$/m.exec(readme) ?? [];
    writeFileSync(path.join(site, 'answers.json'), answers);
    const made = run(site, name, 'my-docs', '--template', repository, '--answers', 'answers.json');
    expect(made).toMatchObject({status: 0, output: expect.stringContaining('my-docs is yours') as string});
    const read = (file: string): string => readFileSync(path.join(site, 'my-docs', file), 'utf8');
    expect(read('src/facts/operator.ts')).toContain("name: 'Netzgarten'");
    expect(read('src/facts/services.ts')).toContain("title: 'Ablage'");
    expect(read('src/css/custom.css')).toContain('#7a1f3d');
  }, 600_000);
});
