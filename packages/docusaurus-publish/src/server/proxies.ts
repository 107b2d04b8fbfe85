import {loopbackPorts, type ServerDefinition} from './definition';

/** Where a web server that is there already takes connections, and where Caddy waits behind it. */
export interface ProxyOptions {
  /** `443`, or address and port. */
  readonly listen: string;
  /** Folder of a host's certificate, which holds `fullchain.pem` and `privkey.pem`; without it, plain HTTP. */
  readonly certificates?: (host: string) => string;
  /** Ports on the loopback interface on which Caddy serves `docs` and the other hosts, by their names. */
  readonly ports?: Readonly<Record<string, number>>;
}

const defaults: ProxyOptions = {
  listen: '443',
  certificates: (host) => `/etc/letsencrypt/live/${host}`,
};

const head = (program: string): string =>
  `# ${program} in front of Caddy on the same machine: it passes requests on as they come, and answers as they are.
# Written by the build.
`;

const sites = (
  {siteUrl, fileHosts, behindProxy}: ServerDefinition,
  {ports = loopbackPorts({fileHosts})}: ProxyOptions,
): readonly (readonly [host: string, port: number | undefined])[] =>
  [{name: 'docs', host: new URL(siteUrl).host}, ...fileHosts]
    // Where some are named, Caddy serves the others by itself.
    .filter(({name}) => typeof behindProxy !== 'object' || behindProxy.includes(name))
    .map(({name, host}) => [host, ports[name]]);

/** `nginx.conf`: a server for each host, for the `http` part of nginx' configuration. */
export function nginxConfiguration(definition: ServerDefinition, options: ProxyOptions = defaults): string {
  const {listen, certificates} = options;
  const addresses = listen.includes(':') ? [listen] : [listen, `[::]:${listen}`];
  const tls = (host: string): string => `
    ssl_certificate ${certificates?.(host)}/fullchain.pem;
    ssl_certificate_key ${certificates?.(host)}/privkey.pem;`;
  const servers = sites(definition, options).map(
    ([host, port]) => `
server {
${addresses.map((address) => `    listen ${address}${certificates ? ' ssl' : ''};`).join('\n')}
    server_name ${host};${certificates ? tls(host) : ''}
    # Caddy writes a log without whole addresses.
    access_log off;
    error_log /var/log/nginx/docs-error.log emerg;
    # Compressed already.
    gzip off;
    # As much as Caddy takes.
    large_client_header_buffers 8 128k;
    client_max_body_size 16k;
    # Who never ends takes no connection from others: bodies go on at once to Caddy, which hangs up on slow ones.
    client_header_timeout 10s;
    client_body_timeout 10s;
    proxy_request_buffering off;
    server_tokens off;
    merge_slashes off;
    location / {
        # Without a path, so that the request goes on byte for byte.
        proxy_pass http://127.0.0.1:${port};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
    }
}
`,
  );
  return head('nginx') + servers.join('');
}

/** `apache.conf`: a virtual host for each host. It needs the modules proxy, proxy_http, reqtimeout and ssl. */
export function apacheConfiguration(definition: ServerDefinition, options: ProxyOptions = defaults): string {
  const {listen, certificates} = options;
  const tls = (host: string): string => `
    SSLEngine on
    SSLCertificateFile ${certificates?.(host)}/fullchain.pem
    SSLCertificateKeyFile ${certificates?.(host)}/privkey.pem`;
  const hosts = sites(definition, options).map(
    ([host, port]) => `
<VirtualHost ${listen.includes(':') ? listen : `*:${listen}`}>
    ServerName ${host}${certificates ? tls(host) : ''}
    # Caddy writes a log without whole addresses.
    CustomLog /dev/null "%t"
    ErrorLogFormat "[%t] [%l] %M"
    LogLevel crit
    # Who sends without an end takes no connection from others; against many who read slowly, Apache needs mod_qos.
    RequestReadTimeout header=10-20,MinRate=500 body=10-20,MinRate=500
    LimitRequestBody 16384
    TraceEnable Off
    # The request goes on byte for byte.
    AllowEncodedSlashes NoDecode
    MergeSlashes Off
    ProxyRequests Off
    ProxyAddHeaders Off
    ProxyPass "/" "http://127.0.0.1:${port}/" nocanon
</VirtualHost>
`,
  );
  // A virtual host's own limit comes too late: the handshake is over when Apache knows the host.
  const handshake = certificates ? 'RequestReadTimeout handshake=10\n' : '';
  return head('Apache') + handshake + hosts.join('');
}
