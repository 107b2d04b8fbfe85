import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {verifyBuild} from 'docusaurus-publish/verify';
import {afterAll, describe, expect, it} from 'vitest';
import {site} from '../../fixtures';
import {keyPages} from '../../fixtures/keyPages';
import {facts} from '../../fixtures/facts';
import {filesFor} from '../client-files';
import {hostingServer} from './serverDefinition';
import {hostingRules} from './verifyRules';

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, {recursive: true})));

const {siteUrl} = facts.operator;
const definition = hostingServer({...site, redirects: [{from: '/alt', to: '/'}]});
const clientFiles = Object.fromEntries(
  [...filesFor(facts, keyPages, new Date())].map(([address, text]) => [address.slice(1), text]),
);
const autoconfig = 'mail/config-v1.1.xml';
const mailProfile = facts.mail.appleProfile.slice(1);
const dnsProfile = facts.dns.appleProfile.slice(1);

/** A client's file with other words in one place. */
function edited(file: string, from: string, to: string): string {
  const text = clientFiles[file] ?? '';
  expect(text).toContain(from);
  return text.replace(from, to);
}

/** A build that is right but for some of its files; `undefined` deletes one. */
async function problemsWith(changed: Readonly<Record<string, string | undefined>>): Promise<string> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'hosting-verify-'));
  roots.push(root);
  const files: Readonly<Record<string, string | undefined>> = {
    'index.html': `<!doctype html><html lang="de"><head><link rel="canonical" href="${siteUrl}/"></head></html>`,
    'alt/index.html': '<html><head><meta http-equiv="refresh" content="0; url=/"></head></html>',
    ...clientFiles,
    ...changed,
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  const {diagnostics} = await verifyBuild(root, {
    root,
    definition,
    rules: hostingRules(facts, keyPages),
    browser: false,
  });
  return diagnostics.map(({file, reason, rule}) => `${file} ${reason} (${rule})`).join('\n');
}

describe('the build of a provider’s site', () => {
  it('without errors passes', async () => {
    expect(await problemsWith({})).toBe('');
  });

  it.each<[string, Readonly<Record<string, string | undefined>>, RegExp]>([
    ['a missing client file', {'.well-known/security.txt': undefined}, /security\.txt clients ask for it/],
    ['a profile that no phone reads', {[mailProfile]: '<x/>'}, /it says “<x\/>”, and the facts say/],
    [
      'XML that ends too early',
      {[autoconfig]: edited(autoconfig, '</clientConfig>', '')},
      /the facts say “<\/clientConfig>”/,
    ],
    [
      'a host in XML that the facts do not have',
      {[autoconfig]: edited(autoconfig, facts.mail.imap.host, 'imap.anders.example')},
      /mail\/config-v1\.1\.xml it says “<hostname>imap\.anders\.example<.*”, and the facts say/,
    ],
    [
      'a port in XML that the facts do not have',
      {[autoconfig]: edited(autoconfig, `<port>${facts.mail.imap.port}<`, '<port>143<')},
      /mail\/config-v1\.1\.xml it says “<port>143</,
    ],
    [
      'a host in a profile that the facts do not have',
      {[mailProfile]: edited(mailProfile, facts.mail.submissions.host, 'smtp.anders.example')},
      /“<string>smtp\.anders\.example<\/string>”/,
    ],
    [
      'a DNS server that the facts do not have',
      {[dnsProfile]: edited(dnsProfile, facts.dns.dohUrl, 'https://dns.anders.example')},
      /“<string>https:\/\/dns\.anders\.example<\/string>”/,
    ],
    [
      'a Matrix server that the facts do not have',
      {'.well-known/matrix/server': '{"m.server": "anders.example:8448"}'},
      /anders\.example:8448.*, and the facts say/,
    ],
    [
      'a line too many',
      {[autoconfig]: `${clientFiles[autoconfig]}<!-- -->\n`},
      /it says “<!-- -->”, and the facts say “”/,
    ],
  ])('%s is named', async (_, changed, expected) => {
    expect(await problemsWith(changed)).toMatch(expected);
  });
});
