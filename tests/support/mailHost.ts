/** Dovecot and Postfix as on a mail host, on the loopback interface: right servers, and beside them those that are set up wrongly. */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {freePort} from '../../scripts/servers';
import type {Certificate} from './certificates';

const isThere = (program: string): boolean => spawnSync(program, ['--help'], {stdio: 'ignore'}).error === undefined;

/** Are Debian's mail servers there, and may they be started? Says what to do where they are not. */
export function hasMailHost(): boolean {
  const can = process.getuid?.() === 0 && isThere('dovecot') && isThere('postfix');
  if (!can) {
    console.warn(
      'Dovecot and Postfix are not tested. On Debian, as root: apt-get install dovecot-imapd dovecot-managesieved postfix',
    );
  }
  return can;
}

/** `nobody` of Debian, to whom mailboxes belong. */
const nobody = 65_534;

export interface MailHostOptions {
  readonly domain: string;
  /** What a server shows to clients that ask for a host; the first one to all others. */
  readonly certificates: Readonly<Record<string, Certificate>>;
  /** Name and password of the one mailbox. */
  readonly user: string;
  readonly password: string;
}

const portNames = ['imap', 'imapStartTls', 'sieve', 'submissions', 'submission', 'noStartTls', 'incoming'] as const;

export interface MailHost {
  readonly ports: Readonly<Record<(typeof portNames)[number], number>>;
  /** Files of messages in somebody's mailbox. */
  messages(user: string): string[];
  stop(): Promise<void>;
}

/** Each certificate as a file with its key, and the path of the file. */
function writeCertificates(
  folder: string,
  certificates: MailHostOptions['certificates'],
): [host: string, file: string][] {
  return Object.entries(certificates).map(([host, {certificate, key}]) => {
    const file = path.join(folder, `${host}.pem`);
    writeFileSync(file, key + certificate);
    return [host, file];
  });
}

/** Dovecot: IMAP, ManageSieve, and sign-in for Postfix. */
function startDovecot(folder: string, {ports, user, password}: MailHost & MailHostOptions, pems: [string, string][]) {
  const configuration = path.join(folder, 'dovecot.conf');
  const listener = (service: string, all: Record<string, string>): string =>
    `service ${service} {\n${Object.entries(all)
      .map(([name, settings]) => `  inet_listener ${name} {\n    ${settings.replaceAll('; ', '\n    ')}\n  }\n`)
      .join('')}}\n`;
  const own = pems
    .slice(1)
    .map(([host, file]) => `local_name ${host} {\n  ssl_cert = <${file}\n  ssl_key = <${file}\n}\n`);
  writeFileSync(
    configuration,
    `base_dir = ${folder}/dovecot
log_path = ${folder}/dovecot.log
listen = 127.0.0.1
protocols = imap sieve
ssl = required
ssl_cert = <${pems[0]![1]}
ssl_key = <${pems[0]![1]}
${own.join('')}mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = user=${user} password=${password}
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${folder}/mail/%u
}
${listener('imap-login', {imap: `port = ${ports.imapStartTls}`, imaps: `port = ${ports.imap}; ssl = yes`})}
${listener('managesieve-login', {sieve: `port = ${ports.sieve}`})}
service auth {
  unix_listener ${folder}/auth {
    mode = 0666
  }
}
`,
  );
  return spawn('dovecot', ['-F', '-c', configuration], {stdio: 'ignore'});
}

/** Answers every message, as an echo mailbox does: `echo.sh SENDER ADDRESS`. */
const echoScript = (port: number): string => `#!/bin/bash
subject=$(sed -n 's/^Subject: //p' | head -n 1)
exec 3<>/dev/tcp/127.0.0.1/${port}
hear() { read -r <&3; }
tell() { printf '%s\\r\\n' "$1" >&3; hear; }
hear
tell 'HELO localhost'; tell "MAIL FROM:<$2>"; tell "RCPT TO:<$1>"; tell DATA
printf 'From: <%s>\\r\\nTo: <%s>\\r\\nSubject: Re: %s\\r\\n\\r\\nEcho\\r\\n' "$2" "$1" "$subject" >&3
tell .; tell QUIT
`;

/** Postfix' services: one for each kind of endpoint, and what it needs itself. */
function postfixServices(folder: string, ports: MailHost['ports']): string {
  const signedIn = '-o smtpd_sasl_auth_enable=yes -o smtpd_tls_auth_only=yes';
  return `${ports.submissions} inet n - n - - smtpd -o smtpd_tls_wrappermode=yes ${signedIn}
${ports.submission} inet n - n - - smtpd -o smtpd_tls_security_level=encrypt ${signedIn}
${ports.noStartTls} inet n - n - - smtpd -o smtpd_tls_security_level=none
${ports.incoming} inet n - n - - smtpd
echo unix - n n - - pipe user=nobody argv=${folder}/echo.sh \${sender} \${recipient}
kaputt unix - n n - - pipe user=nobody argv=/bin/false
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
proxymap unix - - n - - proxymap
scache unix - - n - 1 scache
tlsmgr unix - - n 1000? 1 tlsmgr
postlog unix-dgram n - n - 1 postlogd
`;
}

/** Postfix: `echo@` answers, `stumm@` does not, messages to `kaputt@` come back, and there are no others. */
function startPostfix(folder: string, {ports, domain, user}: MailHost & MailHostOptions, pems: [string, string][]) {
  const configuration = path.join(folder, 'postfix');
  for (const each of [configuration, `${folder}/queue`, `${folder}/data`]) mkdirSync(each);
  spawnSync('chown', ['postfix', `${folder}/data`]);
  writeFileSync(`${folder}/echo.sh`, echoScript(ports.incoming), {mode: 0o755});
  writeFileSync(`${folder}/sni`, pems.map(([host, file]) => `${host} ${file}\n`).join(''));
  const addresses = ['echo', 'stumm', 'kaputt'].map((name) => `${name}@${domain}`);
  writeFileSync(
    path.join(configuration, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file_prefixes = ${folder}
maillog_file = ${folder}/mail.log
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = smtp.${domain}
mydestination =
mynetworks = 127.0.0.0/8
smtpd_peername_lookup = no
virtual_mailbox_domains = ${domain}
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = inline:{ ${[user, ...addresses].map((each) => `{ ${each} = ${user}/ }`).join(' ')} }
virtual_uid_maps = static:${nobody}
virtual_gid_maps = static:${nobody}
transport_maps = inline:{ { ${addresses[0]} = echo: } { ${addresses[1]} = discard: } { ${addresses[2]} = kaputt: } }
smtpd_tls_chain_files = ${pems[0]![1]}
tls_server_sni_maps = hash:${folder}/sni
smtpd_tls_security_level = may
smtpd_sasl_type = dovecot
smtpd_sasl_path = ${folder}/auth
`,
  );
  writeFileSync(path.join(configuration, 'master.cf'), postfixServices(folder, ports));
  spawnSync('postmap', ['-c', configuration, '-F', `hash:${folder}/sni`], {stdio: 'inherit'});
  return spawn('postfix', ['-c', configuration, 'start-fg'], {stdio: 'ignore'});
}

/** Waits until somebody listens on a port of the loopback interface. */
export async function listens(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (connected) return;
    await delay(100);
  }
  throw new Error(`nobody listens on port ${port}`);
}

/** Starts both. @returns once they listen */
export async function startMailHost(options: MailHostOptions): Promise<MailHost> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mail-host-'));
  chmodSync(folder, 0o755);
  mkdirSync(`${folder}/mail`);
  chownSync(`${folder}/mail`, nobody, nobody);
  const ports = {} as Record<(typeof portNames)[number], number>;
  for (const name of portNames) ports[name] = await freePort();
  const pems = writeCertificates(folder, options.certificates);
  const children: ChildProcess[] = [];
  const host: MailHost = {
    ports,
    messages: (user) => ['new', 'cur'].flatMap((each) => readdirSync(`${folder}/mail/${user}/${each}`)),
    async stop() {
      // Its program is a script, whose child goes on without it.
      spawnSync('postfix', ['-c', `${folder}/postfix`, 'stop'], {stdio: 'ignore'});
      for (const child of children) {
        child.kill();
        if (child.exitCode === null) await once(child, 'exit');
      }
      rmSync(folder, {recursive: true, force: true});
    },
  };
  children.push(startDovecot(folder, {...host, ...options}, pems), startPostfix(folder, {...host, ...options}, pems));
  for (const port of Object.values(ports)) await listens(port);
  return host;
}
