import {compressedCopy, literally, oddEncoding, oddPath, spellings, type Move} from './addresses';
import type {FileHost, Headers, ServerDefinition} from './definition';

/** Everything that a server's configuration is written from. */
export interface Configuration {
  readonly definition: ServerDefinition;
  /** The Content-Security-Policy of the build, where it has one. */
  readonly policy: string | undefined;
  readonly moves: readonly Move[];
}

/** Headers that every answer has. */
export const headersOfAll = ({definition, policy}: Pick<Configuration, 'definition' | 'policy'>): Headers => ({
  ...definition.headers,
  ...(policy && {'Content-Security-Policy': policy}),
});

/** Encodings of files that stand beside the originals, in the order of preference: smallest first. */
export const encodings = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
] as const;

/** A token of a Caddyfile; only quotes are escaped in it, a backslash stands for itself. */
const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
const indented = (lines: readonly string[]): string => lines.map((line) => `\t${line}`).join('\n');
const matcherName = (prefix: string, subject: string): string => `@${prefix}${subject.replace(/[^a-z0-9]+/gi, '_')}`;
const headerDirectives = (headers: Headers, matcher = ''): string[] =>
  Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${quote(value)}`);

/** Answers to preflight requests: with the headers of the file's rule. */
const preflights = ({preflight, rules}: ServerDefinition): string[] =>
  rules
    .filter(({path}) => preflight.includes(path))
    .flatMap(({path, headers: {'Content-Type': _, ...headers}}) => {
      const name = matcherName('preflight', path);
      return [
        `${name} {`,
        '\tmethod OPTIONS',
        `\tpath ${path}`,
        '}',
        ...headerDirectives(headers, `${name} `),
        `respond ${name} 204`,
      ];
    });

/** Answers to requests that only the log counts. */
const emptyAnswers = ({noContent}: ServerDefinition): string[] =>
  noContent.flatMap((path) => {
    const name = matcherName('no_content', path);
    return [`${name} {`, '\tmethod POST', `\tpath ${path}`, '}', `respond ${name} 204`];
  });

/** Makes `GET` of `POST` for the files that are asked for by it. */
const posts = ({answerPost}: ServerDefinition): string[] =>
  answerPost.length === 0
    ? []
    : ['@posted {', '\tmethod POST', `\tvars {path} ${answerPost.map(quote).join(' ')}`, '}', 'method @posted GET'];

/** Headers of files: types, what varies, and the rules. */
function fileHeaders({types, rules}: ServerDefinition): string[] {
  const compressible = types.filter((type) => type.compressible).map(({ending}) => `*${ending}`);
  return [
    ...types.flatMap(({ending, type}) => {
      const name = matcherName('type', ending);
      return [`${name} path *${ending}`, ...headerDirectives({'Content-Type': type}, `${name} `)];
    }),
    `@compressible path ${compressible.join(' ')}`,
    ...rules.flatMap(({path, headers}) => {
      const name = matcherName('rule', path);
      return [`${name} path ${path}`, ...headerDirectives(headers, `${name} `)];
    }),
  ];
}

/** Snippets for all hosts. Their names begin with `docs-`: an existing Caddyfile may have others. */
const snippets = (configuration: Configuration): string => `(docs-headers) {
${indented(headerDirectives(headersOfAll(configuration)))}
}

# The routes redirect to canonical addresses. The file server would use the path as it was sent, without their checks: an open redirect.
(docs-files) {
	file_server {
		precompressed ${encodings.map(({name}) => name).join(' ')}
		disable_canonical_uris
	}
}

# After the path names a file. Vary is deferred: the file server adds it as well when it serves a compressed file.
(docs-file-headers) {
${indented(fileHeaders(configuration.definition))}
	header @compressible {
		defer
		Vary Accept-Encoding
	}
}

# Requests that want no file: preflights, other methods than those that ask for one, and paths that no file has.
(docs-refusals) {
	request_body {
		max_size 16KiB
	}
${indented([...preflights(configuration.definition), ...posts(configuration.definition)])}
	@write not method GET HEAD
	header @write Allow "GET, HEAD"
	respond @write 405
	@odd vars_regexp {path} ${quote(oddPath)}
	error @odd 404
	@oddly_encoded vars_regexp {uri} ${quote(`^[^?]*${oddEncoding}`)}
	error @oddly_encoded 404
	@compressed_copy vars_regexp {path} ${quote(compressedCopy(configuration.definition.types))}
	error @compressed_copy 404
}

# For requests of any method: clients of calendars begin with PROPFIND.
(docs-external-redirects) {
${indented(
  configuration.definition.externalRedirects.flatMap(({from, to}) => {
    const name = matcherName('external', from);
    return [`${name} vars {path} ${quote(from)}`, `redir ${name} ${to} 302`];
  }),
)}
}

# logrotate turns the log over by the day and by size: Caddy 2.6 itself knows sizes alone.
(docs-log) {
	log {
		output file {$DOCS_LOG:/var/log/caddy/docs.log} {
			roll_disabled
		}
		import anonymous-log.caddy
	}
}
`;

/** The 404 page, and nothing that an earlier answer for the same address could be mixed with. */
const errorPage = `	handle_errors {
		import docs-headers
		@404 vars {err.status_code} 404
		handle @404 {
			rewrite * /404.html
			# A browser that kept this page would get an empty answer for it (the file server says 304, Caddy makes 404 of it).
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -If-Match
			request_header -If-Unmodified-Since
			request_header -Range
			header Content-Type "text/html; charset=utf-8"
			header {
				defer
				Vary Accept-Encoding
				-Etag
				-Last-Modified
				-Accept-Ranges
			}
			import docs-files
		}
	}`;

/**
 * The site. It alone writes an access log, since Caddy 2.6 encodes each request for each log that it knows. The home page is
 * found by `vars`, because for the matcher `path` /. and / are the same.
 */
const docsHost = ({definition, moves}: Configuration): string => `
# The documentation: every page at exactly one address.
{$DOCS_ADDRESS:${new URL(definition.siteUrl).host}} {
	root * {$DOCS_ROOT:/var/www/docs/current}
	import docs-log

	# Other addresses of a page, with the query that was sent.
	map {path} {docs_moved} {docs_moved_file} {
${indented(moves.map(({from, to, file}) => `\t${quote(`~^${literally(from)}${spellings}?$`)} ${quote(to)} ${quote(file)}`))}
		default "" ""
	}
	map {uri} {docs_query} {
		"~^[^?]*(\\?.*)$" "\${1}"
		default ""
	}
	map {uri} {docs_plain} {
		"~^(/[^?]+?)${spellings}(?:\\?.*)?$" "\${1}"
		default ""
	}

	route {
		import docs-headers
		import docs-external-redirects
${emptyAnswers(definition)
  .map((line) => `\t\t${line}`)
  .join('\n')}
		import docs-refusals
		@hidden path ${definition.hidden.join(' ')}
		error @hidden 404
		@404page path_regexp ^/404${spellings}?$
		error @404page 404
		@moved {
			vars_regexp {docs_moved} .
			file {docs_moved_file}
		}
		redir @moved {docs_moved}{docs_query} 301

		@spelling path_regexp page ^(/.+?)${spellings}$
		handle @spelling {
			@page {
				vars_regexp {docs_plain} .
				file {re.page.1}.html
			}
			redir @page {docs_plain}{docs_query} 301
			error 404
		}
		@html file {path}.html
		rewrite @html {path}.html
		@home vars {path} /
		rewrite @home /index.html
		@missing not file {path}
		error @missing 404
		import docs-file-headers
		import docs-files
	}

${errorPage}
}
`;

/** A host that serves some files and nothing else. */
const fileHost = ({name, host, files, redirects = false}: FileHost, {siteUrl}: ServerDefinition): string => `
# Another host, which serves some files alone.
{$${name.toUpperCase()}_ADDRESS:${host}} {
	root * {$DOCS_ROOT:/var/www/docs/current}
	route {
		import docs-headers
${redirects ? '\t\timport docs-external-redirects' : ''}
		import docs-refusals
${redirects ? `\t\t@root vars {path} /\n\t\tredir @root ${siteUrl} 302` : ''}
		@files expression \`{path} in ${JSON.stringify(files)}\`
		handle @files {
			import docs-file-headers
			import docs-files
		}
		respond 404
	}
	handle_errors {
		import docs-headers
		respond {err.status_code}
	}
}
`;

/** `docs.caddy`: all hosts, for a Caddyfile to import. Their addresses are defaults, for which the environment may set others. */
export const caddyConfiguration = (configuration: Configuration): string =>
  [
    '# Written by the build. The next release replaces it: changes belong into the configuration of the site.\n',
    snippets(configuration),
    docsHost(configuration),
    ...configuration.definition.fileHosts.map((host) => fileHost(host, configuration.definition)),
  ].join('');
