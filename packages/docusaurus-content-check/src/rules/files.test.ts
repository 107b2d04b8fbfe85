import {execFileSync} from 'node:child_process';
import {generateKeyPairSync} from 'node:crypto';
import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {bodyLine, check, copySite, page, testRules, write} from '../../fixtures';
import {fileRules} from './files';
import {secretsRule} from './secrets';

/** Looks like a token; in two parts, so that the check does not find it in this file. */
const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');

/** Made for this run, and no machine knows it. */
const privateKey = generateKeyPairSync('rsa', {modulusLength: 1024})
  .privateKey.export({format: 'pem', type: 'pkcs1'})
  .toString();

testRules(
  // Links are tested below, and what is not read in readable.test.ts.
  [...fileRules.filter(({name}) => !/^files\/(?:link|readable)$/.test(name)), secretsRule],
  [
    ...[
      ['a name that holds a program', 'docs/x.yaml!.png', 'x', 1, 'safety/sign'] as const,
      ['a name that is a pattern of names', 'docs/[neu].md', page('Text.'), 1, 'safety/sign'] as const,
      ['a name that ends a text of the bundle', 'static/img/a"+alert(1)+".webp', 'x', 1, 'safety/sign'] as const,
      ['a name with what a shell fills in', 'i18n/de/$(id).webp', 'x', 1, 'safety/sign'] as const,
    ].map(([name, file, content, line, rule]) => ({name, file, content, line, rule, says: /./})),
    {
      name: 'a file name with a space and capitals',
      file: 'docs/Neue Seite.md',
      content: page('Text.'),
      line: 1,
      rule: 'files/name',
      says: /rename it to docs\/neue-seite\.md/,
    },
    {
      name: 'a file that becomes no page',
      file: 'docs/seite.markdown',
      content: page('Text.'),
      line: 1,
      rule: 'files/name',
      says: /becomes no page – rename it to docs\/seite\.md/,
    },
    {
      name: 'a file name in NFD',
      file: `docs/${'größe'.normalize('NFD')}.md`,
      content: page('Text.'),
      line: 1,
      rule: 'files/name',
      says: /NFD/,
    },
    {
      name: 'marks of a merge conflict',
      content: page('<<<<<<< HEAD\nText.\n>>>>>>> main'),
      line: bodyLine,
      rule: 'files/conflict',
      says: /merge conflict/,
    },
    {
      name: 'a file that is not UTF-8',
      content: Buffer.concat([Buffer.from(page('Text').trimEnd()), Buffer.from([0x20, 0xe4, 0x2e, 0x0a])]),
      line: bodyLine,
      rule: 'files/encoding',
      says: /UTF-8/,
    },
    {
      name: 'a token in the text',
      content: page(`\`\`\`bash\nexport TOKEN=${token}\n\`\`\``),
      line: 9,
      rule: 'secrets/token',
      says: /revoke it/,
    },
    {
      name: 'a private key',
      content: page(`\`\`\`text\n${privateKey}\`\`\``),
      line: 9,
      rule: 'secrets/token',
      says: /^found private key – revoke it now[^\n]*$/,
    },
  ],
  [
    [
      'stand-ins for tokens and the public half of a key',
      'docs/platzhalter.md',
      page(
        '```bash\nexport TOKEN=ghp_DEIN_TOKEN\n```\n\n```text\nssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHyuZZHJv8CTwHDBFYOVTUbc0hb8UzAJ94UCKpROIZ7U\n```',
      ),
    ],
  ],
);

/** What the check says of files beside the content of a site: known to git, or not. */
async function safetyOf(files: Readonly<Record<string, string>>, isRepository: boolean): Promise<string[]> {
  const root = copySite();
  const git = (...args: string[]): unknown => isRepository && execFileSync('git', args, {cwd: root});
  git('init', '--quiet');
  for (const [file, content] of Object.entries(files)) write(root, file, content);
  if (isRepository) execFileSync('git', ['init', '--quiet', path.join(root, 'docs/anderswo')]);
  return (await check(root)).filter(({ruleId}) => /^safety\/code|conflict/.test(ruleId)).map(({file}) => file);
}

describe.each([false, true])('what Docusaurus builds is checked, in a repository: %s', (isRepository) => {
  const hidden = [
    'docs/anderswo/a.md',
    'docs/build/a.md',
    'docs/node_modules/a.md',
    'docs/stadt/node_modules/a.md',
    'docs/verborgen/a.md',
    'i18n/de/node_modules/a.md',
  ];

  it('wherever it lies', async () => {
    const files = Object.fromEntries(hidden.map((file) => [file, '{process.env.HOME}\n']));
    const ignored = {'.gitignore': 'node_modules\nverborgen\n'};
    expect([...new Set(await safetyOf({...files, ...ignored}, isRepository))]).toEqual(hidden);
  });

  it('and what others have installed is not', async () => {
    const files = {'node_modules/docs/a.md': '{x}', 'werkzeug/node_modules/a.ts': '<<<<<<< HEAD\n'};
    expect(await safetyOf({...files, '.gitignore': 'node_modules\n'}, isRepository)).toEqual([]);
  });

  it('and a name that is not UTF-8 is a mistake', async () => {
    const root = copySite();
    if (isRepository) execFileSync('git', ['init', '--quiet'], {cwd: root});
    mkdirSync(path.join(root, 'static'));
    const name = (file: string): Buffer => Buffer.from(path.join(root, file), 'latin1');
    for (const file of ['docs/\xe4.md', 'static/\xe4.svg']) writeFileSync(name(file), '{process.env.HOME}');
    const found = (await check(root)).filter(({ruleId}) => ruleId === 'files/readable');
    expect(found.map(({file, reason}) => `${file} ${reason}`)).toEqual([
      expect.stringMatching(/^docs\/\uFFFD\.md a file name that is not UTF-8/),
      expect.stringMatching(/^static\/\uFFFD\.svg a file name that is not UTF-8/),
    ]);
  });
});

it('a folder of content that is a link to the whole disk does not keep the check busy', async () => {
  const root = copySite();
  rmSync(path.join(root, 'docs'), {recursive: true});
  symlinkSync('/', path.join(root, 'docs'));
  expect((await check(root)).filter(({ruleId}) => ruleId === 'files/link')).toHaveLength(1);
});

it.each([
  ['docs/alles', '..'],
  ['docs/seite.md', '/etc/passwd'],
  ['i18n', 'docs'],
  ['static/bild.png', '/etc/passwd'],
])('a symbolic link is a mistake: %s to %s', async (file, target) => {
  const root = copySite();
  rmSync(path.join(root, file), {recursive: true, force: true});
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  symlinkSync(target, path.join(root, file));
  expect(await check(root)).toContainEqual(expect.objectContaining({file, ruleId: 'files/link'}));
});
