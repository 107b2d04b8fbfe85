import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {readHeadersFile} from '../../tests/headersFile';
import {moves} from './addresses';
import {caddyConfiguration} from './caddy';
import {contentSecurityPolicy, hashesOfBuild, inlineHashes, withPolicy, wrongEquivalents} from './csp';
import {headersFor, hostsOf, isNamedByContent, serverDefinition, type ServerDefinition} from './definition';
import {acceptedEncodings} from './fileAnswer';
import {apacheConfiguration, nginxConfiguration} from './proxies';
import {headersFile, redirectsFile} from './staticHost';
import {trustedTypesScript} from './trustedTypes';

interface Policy {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
  createScript(text: string): string | null;
}

/** The default policy that the script makes, as a browser would call it. */
function defaultPolicy(): Policy {
  let policy: Policy | undefined;
  const trustedTypes = {
    createPolicy: (_name: string, rules: Policy) => {
      policy = rules;
    },
  };
  const location = new URL('https://docs.example.org/x');
  vm.runInNewContext(trustedTypesScript, {
    window: {trustedTypes},
    trustedTypes,
    location,
    document: {baseURI: location.href},
    URL,
  });
  if (!policy) {
    throw new Error('The script made no policy.');
  }
  return policy;
}

describe('trusted types', () => {
  it.each([
    'Kein Markup, nur > und "',
    'Diese Website ist <a href="/umbau">im Aufbau</a>: <strong>bald</strong> mehr.',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    '<script></script>',
    '<a class="footer__link-item" href="ts3server://ts.example.org?port=9987">Sprachchat</a>',
    '<code>550</code> <mark>relay</mark>',
  ])('lets %j pass', (html) => expect(defaultPolicy().createHTML(html)).toBe(html));

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="JAVASCRIPT:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="/x" onclick="alert(1)">x</a>',
    '<a href="/x"onclick="alert(1)">x</a>',
    '<div class="x><img src=x onerror=alert(1)>">',
    '<svg><animate onbegin=alert(1)>',
    '<iframe srcdoc="x">',
    '<!-- --!><img src=x onerror=alert(1)>',
    '<p',
    'x<',
  ])('refuses %j', (html) => expect(defaultPolicy().createHTML(html)).toBeNull());

  it('lets scripts of the build pass and no others', () => {
    const policy = defaultPolicy();
    for (const url of ['/assets/js/main.1.js', '/sw.js']) expect(policy.createScriptURL(url)).toBe(url);
    for (const url of [
      'https://evil.example/assets/js/x.js',
      'https://evil.example/sw.js',
      '/x/sw.js',
      '//evil.example/assets/js/x.js',
      '/img/x.js',
      '/assets/js/../../x.js',
      'data:text/javascript,alert(1)',
      'blob:https://docs.example.org/1',
    ]) {
      expect(policy.createScriptURL(url), url).toBeNull();
    }
  });

  it('lets structured data pass and no program', () => {
    const policy = defaultPolicy();
    expect(policy.createScript('{"@type":"Organization"}')).toBe('{"@type":"Organization"}');
    for (const text of ['alert(1)', '[alert(1)]', '{"a":1};alert(1)', '']) {
      expect(policy.createScript(text), text).toBeNull();
    }
  });
});

describe('inline hashes', () => {
  // Made with: printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64
  const alert1 = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

  it('are those of scripts that run, and of speculation rules', () => {
    const page = (type: string): string => `<!doctype html><head><script${type}>alert(1)</script>`;
    for (const type of ['', ' type=module', ' type="text/javascript"', " type='speculationrules'"]) {
      expect(inlineHashes(page(type)).scripts, type).toEqual([alert1]);
    }
    for (const type of [' type=application/ld+json', ' type="text/deferred"', ' src=/x.js']) {
      expect(inlineHashes(page(type)).scripts, type).toEqual([]);
    }
  });

  it('are those of scripts that every page has; others stop the build unless the policy names them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'csp-'));
    const write = (file: string, script: string): void =>
      writeFileSync(path.join(folder, file), `<script>theme()</script>${script}`);
    write('a.html', '');
    write('b.html', '<script>alert(1)</script>');
    // A document to print has no script at all.
    writeFileSync(path.join(folder, 'druck.html'), '<p>x');
    try {
      const strict = {'require-trusted-types-for': ["'script'"]};
      const hashes = (csp: ServerDefinition['csp']) =>
        hashesOfBuild(folder, {...serverDefinition({siteUrl: 'https://docs.example.org'}), csp});
      expect(hashes({}).scripts).toContain(alert1);
      expect(() => hashes(strict)).toThrow(`inline scripts that the others lack:\nb.html: ${alert1}`);
      expect(hashes({...strict, 'script-src': [alert1]}).scripts).toContain(alert1);
      write('a.html', '<script>alert(1)</script>');
      write('c.html', '');
      expect(() => hashes(strict), 'most pages have it').toThrow(`lack:\na.html: ${alert1}\nb.html: ${alert1}`);
      write('a.html', '');
      write('b.html', '<p style="position:fixed">x</p>');
      expect(hashes({}).styles).toHaveLength(1);
      expect(() => hashes(strict)).toThrow('inline styles that the others lack:\nb.html');
      expect(hashes({...strict, 'style-src-attr': hashes({}).styles}).styles).toHaveLength(1);
      write('b.html', '');
      expect(hashes({}).scripts).toHaveLength(1);
      write('c.html', '<meta http-equiv="refresh" content="0; url=https://fremd.example/">');
      expect(() => hashes(strict)).toThrow('c.html: <meta http-equiv> with “refresh: 0; url=https://fremd.example/”');
      expect(() => hashes({}), 'a policy that asks for less').not.toThrow();
    } finally {
      rmSync(folder, {recursive: true});
    }
  });

  it('are asked of no page that brings code of its own or of others', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'csp-'));
    const hashesOf = (body: string) => {
      writeFileSync(path.join(folder, 'a.html'), `<script src=/a.js></script>${body}`);
      const csp = {'require-trusted-types-for': ["'script'"], 'img-src': ["'self'", 'https://bilder.example']};
      return hashesOfBuild(folder, {...serverDefinition({siteUrl: 'https://docs.example.org'}), csp});
    };
    for (const refused of [
      '<img src=/a.png onload=alert(1)>',
      '<script src=//fremd.example/x.js></script>',
      '<script src="/\\fremd.example/x.js"></script>',
      '<script src="data:text/javascript,alert(1)"></script>',
      '<script type=text/deferred data-src=https://fremd.example/x.js></script>',
      '<img srcset="/a.png 1x, https://fremd.example/b.png 2x">',
      '<iframe srcdoc="x"></iframe>',
      '<link rel=stylesheet href=https://fremd.example/a.css>',
      '<base href=https://fremd.example/>',
      '<svg><image xlink:href="https://fremd.example/a.png"></image></svg>',
      '<style>p{position:fixed}</style>',
    ]) {
      expect(() => hashesOf(refused), refused).toThrow(/a\.html: <\w+/);
    }
    for (const fine of [
      '<a href=https://fremd.example/>x</a>',
      '<link rel=canonical href=https://fremd.example/>',
      '<img src=https://bilder.example/a,b.png><img src=data:image/png;base64,AA==><script src=/b.js></script>',
    ]) {
      expect(() => hashesOf(fine), fine).not.toThrow();
    }
    rmSync(folder, {recursive: true});
  });

  it('are asked of no page that speaks in place of headers, but to lead on within the site or where it is told', () => {
    const to = 'https://konto.example/passwort';
    const definition = serverDefinition({siteUrl: 'https://docs.example.org', externalRedirects: [{from: '/x', to}]});
    const wrong = (html: string): number => wrongEquivalents(`<!doctype html>${html}`, definition).length;
    const refresh = (content: string): string => `<meta http-equiv="refresh" content="${content}">`;
    for (const target of ['/hilfe#start', '/%C3%BC', to]) expect(wrong(refresh(`0; url=${target}`)), target).toBe(0);
    for (const content of [
      '0; url=https://fremd.example/',
      '0; url=//fremd.example',
      '0; url=/\\fremd.example',
      '0; url=/&#9;/fremd.example',
      "0; url='//fremd.example'",
      '0;//fremd.example',
      '9; url=/hilfe',
      'x',
      `0; url=${to}/`,
    ]) {
      expect(wrong(refresh(content)), content).toBe(1);
    }
    const foreign = refresh('0; url=//fremd.example');
    for (const html of [
      foreign.toUpperCase(),
      foreign.replace('<meta ', '<meta/'),
      `${refresh('0; url=/hilfe')}${foreign}`,
      `<!-->${foreign}-->`,
      `<svg><title>${foreign}</title></svg>`,
      `<svg><style>${foreign}</style></svg>`,
      '<meta http-equiv="Content-Security-Policy" content="script-src *">',
    ]) {
      expect(wrong(html), html).toBe(1);
    }
    expect(wrong('<code>&lt;meta http-equiv=x&gt;</code>')).toBe(0);
  });

  it('are those of style attributes, decoded, whatever stands beside them', () => {
    const styles = [
      '<p style="color:red">',
      "<p style='color:red'>",
      '<p alt="a > b" style=color:red>',
      '<p style="color&#58;red">',
    ];
    expect(new Set(styles.flatMap((html) => inlineHashes(html).styles)).size).toBe(1);
    expect(inlineHashes('<code>&lt;p style="x"&gt;</code><p class="style=x">').styles).toEqual([]);
  });

  it('stand in the policy, which has nothing unsafe beside them', () => {
    const policy = contentSecurityPolicy(serverDefinition({siteUrl: 'https://docs.example.org'}).csp, {
      scripts: [alert1],
      styles: [],
    });
    expect(policy).toContain(`script-src 'self' ${alert1};`);
    expect(policy).not.toContain('unsafe');
  });

  it('let style attributes work, which need a word of their own, and nothing else', () => {
    const {csp} = serverDefinition({siteUrl: 'https://docs.example.org'});
    const policy = contentSecurityPolicy(csp, {scripts: [], styles: [alert1]});
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${alert1}`);
    expect(policy?.match(/unsafe/g)).toHaveLength(1);
  });
});

it('prefers the client’s weights, then the smaller file', () => {
  const names = (header: string): string[] => acceptedEncodings(header).map(({name}) => name);
  expect(names('gzip, deflate, br, zstd')).toEqual(['br', 'gzip']);
  expect(names('br;q=0.5, gzip')).toEqual(['gzip', 'br']);
  expect(names('br;q=0, GZIP;q=0.1')).toEqual(['gzip']);
  expect(names('')).toEqual([]);
});

it('moves decomposed umlauts to the composed address, of pages and of redirects', () => {
  const table = moves({redirects: [{from: '/prüfung', to: '/test#übersicht'}]}, ['/', '/gerät', '/test']);
  expect(new Map(table.map(({from, to}) => [from, to]))).toEqual(
    new Map([
      ['/index', '/'],
      ['/prüfung', '/test#%C3%BCbersicht'],
      ['/prüfung'.normalize('NFD'), '/test#%C3%BCbersicht'],
      ['/gerät'.normalize('NFD'), '/ger%C3%A4t'],
    ]),
  );
  expect(table.find(({from}) => from === '/prüfung')?.file).toBe('/test.html');
});

const definition = serverDefinition({
  siteUrl: 'https://docs.example.org',
  redirects: [{from: '/alt', to: '/neu'}],
  externalRedirects: [{from: '/.well-known/change-password', to: 'https://account.example.org/'}],
  rules: [
    {path: '/data.json', headers: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'}},
  ],
  fileHosts: [{name: 'domain', host: 'example.org', files: ['/.well-known/security.txt'], redirects: true}],
});
const configuration = {
  ...definition,
  headers: {...definition.headers, 'Content-Security-Policy': "default-src 'none'"},
  moves: moves(definition, ['/gerät']),
};

describe('pages in folders whose files are kept for a year', () => {
  const kept = ['/assets/js/main.1a.js', '/assets/js/main.1a.js.br', '/search-index/1a/index.json'];
  const copies = ['', '.br', '.gz'].flatMap((copy) => ['.html', '.md'].map((ending) => ending + copy));
  const pages = copies.flatMap((ending) => [`/assets/neu${ending}`, `/search-index/x/neu${ending}`]);

  it('have no name by their content, so that no release has them of another', () => {
    expect([...kept, ...pages].filter((file) => isNamedByContent(definition, file))).toEqual(kept);
  });

  it('may be kept by nobody, whatever serves them', () => {
    for (const file of pages) expect(headersFor(definition, file)['Cache-Control'], file).toBe('no-cache');
    const rule =
      /@rule_assets_ \{\n\t+path \/assets\/\*\n\t+not path \*\.html \*\.md\n\t+\}\n\t+header @rule_assets_ Cache/;
    expect(caddyConfiguration(configuration)).toMatch(rule);
  });
});

describe('other hosts', () => {
  const without = {...configuration, fileHosts: []};

  it('have a server of their own in front of Caddy', () => {
    expect(nginxConfiguration(definition)).toContain('server_name example.org;');
    expect(nginxConfiguration(definition)).toContain('proxy_pass http://127.0.0.1:881;');
    expect(apacheConfiguration(definition)).toContain('ServerName example.org');
    expect(nginxConfiguration(without)).not.toContain(':881');
  });

  it('serve their files and redirects from Caddy', () => {
    const text = caddyConfiguration(configuration);
    const [, host = ''] = text.split('{$DOMAIN_ADDRESS:example.org}');
    expect(host).toContain('{path} in ["/.well-known/security.txt"]');
    expect(host).toContain('redir @root https://docs.example.org 302');
    expect(caddyConfiguration(without)).not.toContain('DOMAIN_ADDRESS');
    expect(text).not.toContain('method POST');
  });

  const behind = (behindProxy: boolean | readonly string[]): string[] =>
    caddyConfiguration({...configuration, behindProxy}).match(/\{\$\w+_ADDRESS:.*(?=\})/g) ?? [];

  it('are at ports of the machine itself where another server has their names', () => {
    expect(behind(true)).toEqual(['{$DOCS_ADDRESS:http://127.0.0.1:880', '{$DOMAIN_ADDRESS:http://127.0.0.1:881']);
    expect(behind(['domain'])).toEqual(['{$DOCS_ADDRESS:docs.example.org', '{$DOMAIN_ADDRESS:http://127.0.0.1:881']);
    expect(behind([])).toEqual(behind(false));
    // The network does not reach them, whatever Caddyfile imports this.
    const mixed = caddyConfiguration({...configuration, behindProxy: ['domain']});
    expect(mixed.match(/\{\$\w+_ADDRESS:.*\n\tbind \{\$DOCS_BIND:127\.0\.0\.1\}/g)).toEqual([
      expect.stringContaining('DOMAIN_ADDRESS'),
    ]);
    expect(nginxConfiguration({...definition, behindProxy: ['domain']})).not.toContain('server_name docs.example.org');
    expect(() => behind(['domian'])).toThrow('"domian", which is no host; valid: docs, domain');
    // Whoever listens there is what visitors get: from 1024 on any user of the machine may.
    const [host] = definition.fileHosts;
    const fileHosts = ['a', 'b', 'c', 'd', 'e'].map((name) => ({...host!, name}));
    const ports = hostsOf({...definition, fileHosts}).map(({port}) => port);
    expect(Math.max(...ports)).toBeLessThan(1024);
  });
});

describe('the policy', () => {
  const policyOf = (options: object): string =>
    contentSecurityPolicy(serverDefinition({siteUrl: 'https://docs.example.org', ...options}).csp, {
      scripts: [],
      styles: [],
    }) ?? '';

  it('names no other host', () => expect(policyOf({trustedTypes: true})).not.toMatch(/[.*]|\/\//));

  it('takes more sources, for which ‘none’ goes', () => {
    const policy = policyOf({csp: {'img-src': ['https://img.example'], 'frame-ancestors': ["'self'"]}});
    expect(policy).toContain("img-src 'self' data: https://img.example;");
    expect(policy).toContain("frame-ancestors 'self';");
    expect(policy).toContain("script-src 'self';");
  });

  it('requires trusted types only where the plugin defines them, and may be left out', () => {
    expect(policyOf({})).not.toContain('trusted-types');
    expect(policyOf({trustedTypes: true})).toContain("require-trusted-types-for 'script'; trusted-types default");
    const withoutPolicy = withPolicy({...definition, csp: false}, {scripts: [], styles: []});
    expect(headersFile({...withoutPolicy, moves: []})).not.toContain('Content-Security-Policy');
  });
});

describe('files for hosts that serve a folder', () => {
  it.each(['/index.html', '/assets/js/x.js', '/img/x.png', '/data.json', '/mail/x.mobileconfig'])(
    'say the same headers for %s as the servers',
    (file) => {
      const {'Content-Type': type, Vary: _, ...wanted} = headersFor(definition, file);
      const {'Content-Type': own, ...found} = readHeadersFile(headersFile(configuration), file);
      expect(found).toEqual({...wanted, 'Content-Security-Policy': "default-src 'none'"});
      expect(own ?? type).toBe(type);
    },
  );

  it('redirect, in encoded form', () => {
    expect(redirectsFile(configuration).split('\n')).toEqual([
      '/alt /neu 301',
      `/gera%CC%88t /ger%C3%A4t 301`,
      '/.well-known/change-password https://account.example.org/ 302',
      '',
    ]);
  });
});
