import type {Headers} from './definition';
import {headersOfAll, type Configuration} from './caddy';

const lines = (headers: Headers): string[] => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/**
 * `_headers` for hosts and CDNs that serve a folder and read this file, in Cloudflare Pages' form: all rules whose path
 * matches count, and `! Name` takes back what an earlier rule said.
 */
export function headersFile(configuration: Configuration): string {
  const {rules, types} = configuration.definition;
  const all = headersOfAll(configuration);
  const odd = types.filter(({ending}) => ending === '.mobileconfig' || ending === '.ics');
  const blocks: readonly (readonly [string, Headers])[] = [
    ['/*', all],
    // Endings that hosts do not know.
    ...odd.map(({ending, type}) => [`/*${ending}`, {'Content-Type': type}] as const),
    ...rules.map((rule) => [rule.path, rule.headers] as const),
  ];
  return [
    ...blocks.flatMap(([path, own]) => [
      path,
      ...(path === '/*'
        ? []
        : Object.keys(own)
            .filter((name) => name in all)
            .map((name) => `  ! ${name}`)),
      ...lines(own),
    ]),
    '',
  ].join('\n');
}

/** `_redirects` for the same hosts: the query goes along by itself. */
export function redirectsFile({definition, moves}: Configuration): string {
  return [
    ...moves.filter(({from}) => from !== '/index').map(({from, to}) => `${encodeURI(from)} ${to} 301`),
    ...definition.externalRedirects.map(({from, to}) => `${from} ${to} 302`),
    '',
  ].join('\n');
}
