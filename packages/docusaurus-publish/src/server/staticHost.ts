import type {Configuration} from './caddy';
import {fileTypes, type Headers} from './definition';

/**
 * `_headers` for hosts and CDNs that serve a folder and read this file, in Cloudflare Pages' form: all rules whose path
 * matches count, and `! Name` takes back what an earlier rule said.
 */
export function headersFile({headers: all, rules}: Configuration): string {
  const block = (path: string, own: Headers): string[] => [
    path,
    ...Object.keys(own)
      .filter((name) => path !== '/*' && name in all)
      .map((name) => `  ! ${name}`),
    ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
  ];
  // Endings that hosts do not know.
  const odd = fileTypes.filter(({ending}) => ending === '.mobileconfig' || ending === '.ics');
  return [
    ...block('/*', all),
    ...odd.flatMap(({ending, type}) => block(`/*${ending}`, {'Content-Type': type})),
    ...rules.flatMap(({path, headers}) => block(path, headers)),
    '',
  ].join('\n');
}

/** `_redirects` for the same hosts: the query goes along by itself. */
export function redirectsFile({externalRedirects, moves}: Configuration): string {
  return [
    ...moves.filter(({from}) => from !== '/index').map(({from, to}) => `${encodeURI(from)} ${to} 301`),
    ...externalRedirects.map(({from, to}) => `${from} ${to} 302`),
    '',
  ].join('\n');
}
