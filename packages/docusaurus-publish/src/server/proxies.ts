import {filledIn} from './caddy';
import {proxiedHosts, type ServerDefinition} from './definition';

/** What stands first, and the template for each host that Caddy serves behind the program. */
function configuration(program: string, file: string, definition: ServerDefinition, more = ''): string {
  const head = `# ${program} in front of Caddy on the same machine: it passes requests on as they come, and answers as they are.
# Written by the build.
${more}`;
  const hosts = proxiedHosts(definition).map(({host, port}) => filledIn(file, {host, port: String(port)}));
  return [head, ...hosts].join('');
}

/** `nginx.conf`: a server for each host, for the `http` part of nginx' configuration. */
export const nginxConfiguration = (definition: ServerDefinition): string =>
  configuration('nginx', 'nginx.conf', definition);

/** `apache.conf`: a virtual host for each host. It needs the modules proxy, proxy_http, reqtimeout and ssl. */
export const apacheConfiguration = (definition: ServerDefinition): string =>
  // A virtual host's own limit comes too late: the handshake is over when Apache knows the host.
  configuration('Apache', 'apache.conf', definition, 'RequestReadTimeout handshake=10\n');
