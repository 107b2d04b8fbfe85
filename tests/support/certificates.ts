import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Certificates {
  /** PEM of the authority that a client has to trust. */
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

/** A new authority and a certificate of it for some hosts, made by openssl. */
export function makeCertificates(...hosts: readonly string[]): Certificates {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'certificates-'));
  const file = (name: string): string => path.join(folder, name);
  const openssl = (...args: string[]): void => {
    execFileSync('openssl', args, {cwd: folder, stdio: 'ignore'});
  };
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Test',
    '-addext',
    'keyUsage=critical,keyCertSign',
  );
  openssl('req', ...newKey, '-keyout', 'host.key', '-out', 'host.csr', '-subj', `/CN=${hosts[0]}`);
  writeFileSync(
    file('extensions'),
    `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}\nbasicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth\n`,
  );
  openssl(
    'x509',
    '-req',
    '-in',
    'host.csr',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-out',
    'host.pem',
    '-days',
    '1',
    '-extfile',
    'extensions',
  );
  const read = (name: string): string => readFileSync(file(name), 'utf8');
  const certificates = {authority: read('ca.pem'), certificate: read('host.pem'), key: read('host.key')};
  rmSync(folder, {recursive: true});
  return certificates;
}
