import {generateKeyPairSync} from 'node:crypto';
import {bodyLine, page, testRules} from '../../fixtures';

/** Looks like a token; in two parts, so that the check does not find it in this file. */
const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');

/** Made for this run, and no machine knows it. */
const privateKey = generateKeyPairSync('rsa', {modulusLength: 1024})
  .privateKey.export({format: 'pem', type: 'pkcs1'})
  .toString();

testRules(
  [
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
