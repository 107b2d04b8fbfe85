import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A certificate with its key, as PEM. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

export interface Certificates extends Certificate {
  /** PEM of the authority that a client has to trust. */
  readonly authority: string;
}

/** For whom a certificate is, and the days for which it holds: with 0 it has expired at once. */
export interface Wanted {
  readonly hosts: readonly string[];
  readonly days: number;
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** A new authority and certificates of it, by their names, made by openssl. */
export function makeCertificateSet<Name extends string>(
  wanted: Readonly<Record<Name, Wanted>>,
): {readonly authority: string; readonly certificates: Readonly<Record<Name, Certificate>>} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'certificates-'));
  const openssl = (command: string, ...args: string[]): void => {
    execFileSync('openssl', [...command.split(' '), ...args], {cwd: folder, stdio: 'ignore'});
  };
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  openssl(
    'req -x509 -keyout ca.key -out ca.pem -days 400 -subj /CN=Test',
    ...newKey,
    '-addext',
    'keyUsage=critical,keyCertSign',
  );
  const sign = ({hosts, days}: Wanted): Certificate => {
    openssl('req -keyout host.key -out host.csr', ...newKey, '-subj', `/CN=${hosts[0]}`);
    writeFileSync(
      path.join(folder, 'extensions'),
      `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}\nbasicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth\n`,
    );
    openssl(
      `x509 -req -in host.csr -CA ca.pem -CAkey ca.key -CAcreateserial -out host.pem -days ${days} -extfile extensions`,
    );
    return {certificate: read('host.pem'), key: read('host.key')};
  };
  const entries = Object.entries<Wanted>(wanted).map(([name, each]) => [name, sign(each)]);
  const certificates = Object.fromEntries(entries) as Record<Name, Certificate>;
  const authority = read('ca.pem');
  rmSync(folder, {recursive: true});
  return {authority, certificates};
}

/** A new authority and a certificate of it for some hosts. */
export function makeCertificates(...hosts: readonly string[]): Certificates {
  const {authority, certificates} = makeCertificateSet({only: {hosts, days: 1}});
  return {authority, ...certificates.only};
}
