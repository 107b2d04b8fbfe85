import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compressedCopy, literally, oddEncoding, oddPath, spellings, type Move} from './addresses';
import {
  fileTypes,
  hiddenFiles,
  isForever,
  pageEndings,
  proxiedHosts,
  type FileHost,
  type Headers,
  type ServerDefinition,
} from './definition';
import {encodings} from '../precompress';

/** What a server's configuration is written from: a definition with the policy of a build, and addresses that moved. */
export interface Configuration extends ServerDefinition {
  readonly moves: readonly Move[];
}

/** Folder of templates of configurations, and of those that no site changes. */
export const caddyfiles = path.join(__dirname, 'caddyfiles');

/** A token of a Caddyfile; only quotes are escaped in it, a backslash stands for itself. */
const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
const matcherName = (prefix: string, subject: string): string => `@${prefix}${subject.replace(/[^a-z0-9]+/gi, '_')}`;
const matcher = (name: string, ...conditions: string[]): string[] => [
  `${name} {`,
  ...conditions.map((each) => `\t${each}`),
  '}',
];
const headerDirectives = (headers: Headers, name = ''): string[] =>
  Object.entries(headers).map(([key, value]) => `header ${name}${key} ${quote(value)}`);

/** Answers to preflight requests: with the headers of the file's rule. */
const preflights = ({preflight, rules}: ServerDefinition): string[] =>
  rules
    .filter(({path}) => preflight.includes(path))
    .flatMap(({path, headers: {'Content-Type': _, ...headers}}) => {
      const name = matcherName('preflight', path);
      const answer = [...headerDirectives(headers, `${name} `), `respond ${name} 204`];
      return [...matcher(name, 'method OPTIONS', `path ${path}`), ...answer];
    });

/** Answers to requests that only the log counts. */
const emptyAnswers = ({noContent}: ServerDefinition): string[] =>
  noContent.flatMap((path) => {
    const name = matcherName('no_content', path);
    return [...matcher(name, 'method POST', `path ${path}`), `respond ${name} 204`];
  });

/** Makes `GET` of `POST` for the files that are asked for by it. */
const posts = ({answerPost}: ServerDefinition): string[] =>
  answerPost.length === 0
    ? []
    : [...matcher('@posted', 'method POST', `vars {path} ${answerPost.map(quote).join(' ')}`), 'method @posted GET'];

/** Headers of files: types, what varies, and the rules. */
function fileHeaders({rules}: ServerDefinition): string[] {
  const compressible = fileTypes.filter((type) => type.compressible).map(({ending}) => `*${ending}`);
  const butPages = `not path ${pageEndings.map((ending) => `*${ending}`).join(' ')}`;
  return [
    ...fileTypes.flatMap(({ending, type}) => {
      const name = matcherName('type', ending);
      return [`${name} path *${ending}`, ...headerDirectives({'Content-Type': type}, `${name} `)];
    }),
    `@compressible path ${compressible.join(' ')}`,
    ...rules.flatMap((rule) => {
      const name = matcherName('rule', rule.path);
      const conditions = [`path ${rule.path}`, ...(isForever(rule) ? [butPages] : [])];
      return [...matcher(name, ...conditions), ...headerDirectives(rule.headers, `${name} `)];
    }),
  ];
}

/** A name in a template. One that has a line for itself stands for any number of lines in the same depth. */
const placeholder = /^(\t*)%\{(\w+)\}\n|%\{(\w+)\}/gm;

/** A template with values in it. */
export function filledIn(file: string, values: Readonly<Record<string, string | readonly string[]>>): string {
  return readFileSync(path.join(caddyfiles, file), 'utf8').replace(
    placeholder,
    (_, tabs: string, lines: string | undefined, word: string) =>
      lines === undefined
        ? String(values[word])
        : [values[lines] ?? []]
            .flat()
            .map((each) => `${tabs}${each}\n`)
            .join(''),
  );
}

/** Where Caddy serves a host: by its name, or where another server has that, at a port that the network does not reach. */
function placeOf(host: string, definition: ServerDefinition): {address: string; bind: string[]} {
  const proxied = definition.behindProxy && proxiedHosts(definition).find((each) => each.host === host);
  return proxied
    ? {address: `http://127.0.0.1:${proxied.port}`, bind: ['bind {$DOCS_BIND:127.0.0.1}']}
    : {address: host, bind: []};
}

/** A host that serves some files and nothing else. */
const fileHost = ({name, host, files, redirects = false}: FileHost, definition: ServerDefinition): string =>
  filledIn('file-host.caddy', {
    variable: name.toUpperCase(),
    ...placeOf(host, definition),
    files: JSON.stringify(files),
    imports: redirects ? ['import docs-external-redirects'] : [],
    root: redirects ? ['@root vars {path} /', `redir @root ${definition.siteUrl} 302`] : [],
  });

/** `docs.caddy`: all hosts, for a Caddyfile to import. Their addresses are defaults, for which the environment may set others. */
export function caddyConfiguration(definition: Configuration): string {
  const docs = filledIn('docs.caddy', {
    headers: headerDirectives(definition.headers),
    encodings: encodings.map((each) => each.name).join(' '),
    fileHeaders: fileHeaders(definition),
    methods: [...preflights(definition), ...posts(definition)],
    oddPath: quote(oddPath),
    oddEncoding: quote(`^[^?]*${oddEncoding}`),
    compressedCopy: quote(compressedCopy),
    externalRedirects: definition.externalRedirects.flatMap(({from, to}) => {
      const name = matcherName('external', from);
      return [`${name} vars {path} ${quote(from)}`, `redir ${name} ${to} 302`];
    }),
    ...placeOf(new URL(definition.siteUrl).host, definition),
    moves: definition.moves.map(({from, to, file}) =>
      [`~^${literally(from)}${spellings}?$`, to, file].map(quote).join(' '),
    ),
    emptyAnswers: emptyAnswers(definition),
    hidden: hiddenFiles.join(' '),
    spellings,
  });
  return [docs, ...definition.fileHosts.map((host) => fileHost(host, definition))].join('');
}
