import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse, type PlistValue} from 'plist';
import {describe, expect, it} from 'vitest';
import {provider} from '../../src/provider';
import {buildDir} from '../support/buildOutput';

const {dns, mail} = provider;

/** Is a program there? Says how to get it when it is not. */
function has(program: string, debianPackage: string): boolean {
  const found = spawnSync(program, ['--version'], {stdio: 'ignore'}).error === undefined;
  if (!found) {
    console.warn(
      `No ${program} here: what it would check is left out. On Debian, as root: apt-get install ${debianPackage}`,
    );
  }
  return found;
}

/** Runs a program. @returns its exit code and its output. */
function run(program: string, args: readonly string[], input?: string) {
  const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8', input});
  return {status, stdout, stderr};
}

const built = (file: string): string => path.join(buildDir, file);

describe.skipIf(!has('xmllint', 'libxml2-utils'))('xmllint', () => {
  const schema = path.resolve(__dirname, 'autoconfig.rng');
  const validate = (input: string) => run('xmllint', ['--noout', '--nonet', '--relaxng', schema, '-'], input).status;
  const autoconfig = readFileSync(built('/mail/config-v1.1.xml'), 'utf8');

  it('finds the autoconfig file valid', () => {
    expect(validate(autoconfig)).toBe(0);
    expect(readFileSync(built('/.well-known/autoconfig/mail/config-v1.1.xml'), 'utf8')).toBe(autoconfig);
  });

  it.each([
    ['a port that is none', /<port>\d+</, '<port>99999<'],
    ['a connection without encryption', /SSL/, 'plain'],
    ['a server without a name', /<hostname>[^<]+<\/hostname>/, ''],
    ['another user name', /%EMAILADDRESS%/, '%EMAILLOCALPART%'],
  ])('refuses %s', (_, right, wrong) => {
    expect(autoconfig).toMatch(right);
    expect(validate(autoconfig.replace(right, wrong))).not.toBe(0);
  });
});

describe.skipIf(!has('plistutil', 'libplist-utils'))('plistutil', () => {
  /** What plistutil has understood: the profile turned into its binary form and back. */
  const read = (file: string): PlistValue => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'profile-'));
    const [binary, xml] = [path.join(folder, 'binary'), path.join(folder, 'xml')];
    expect(run('plistutil', ['-i', built(file), '-f', 'bin', '-o', binary])).toMatchObject({status: 0, stderr: ''});
    expect(run('plistutil', ['-i', binary, '-f', 'xml', '-o', xml])).toMatchObject({status: 0, stderr: ''});
    const profile = parse(readFileSync(xml, 'utf8'));
    rmSync(folder, {recursive: true});
    return profile;
  };

  it('reads the mail profile', () => {
    expect(read(mail.appleProfile)).toMatchObject({
      PayloadType: 'Configuration',
      PayloadContent: [
        {
          PayloadType: 'com.apple.mail.managed',
          EmailAccountType: 'EmailTypeIMAP',
          IncomingMailServerAuthentication: 'EmailAuthPassword',
          OutgoingMailServerAuthentication: 'EmailAuthPassword',
          IncomingMailServerHostName: mail.imap.host,
          IncomingMailServerPortNumber: mail.imap.port,
          IncomingMailServerUseSSL: true,
          OutgoingMailServerHostName: mail.submissions.host,
          OutgoingMailServerPortNumber: mail.submissions.port,
          OutgoingMailServerUseSSL: true,
        },
      ],
    });
  });

  it.skipIf(!dns)('reads the DNS profile', () => {
    expect(read(dns!.appleProfile)).toMatchObject({
      PayloadType: 'Configuration',
      PayloadContent: [
        {PayloadType: 'com.apple.dnsSettings.managed', DNSSettings: {DNSProtocol: 'HTTPS', ServerURL: dns!.dohUrl}},
        {PayloadType: 'com.apple.dnsSettings.managed', DNSSettings: {DNSProtocol: 'TLS', ServerName: dns!.dot.host}},
      ],
    });
  });
});
