import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {provider} from '../../../docusaurus-hosting/fixtures/provider';
import {readHeadersFile} from '../../../docusaurus-hosting/tests/headersFile';
import {moves} from './addresses';
import {contentSecurityPolicy, inlineHashes} from './csp';
import {headersFor, serverDefinition} from './definition';
import {acceptedEncodings} from './fileAnswer';
import {nginxConfiguration} from './proxies';
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
    expect(policy.createScriptURL('/assets/js/main.1.js')).toBe('/assets/js/main.1.js');
    for (const url of [
      'https://evil.example/assets/js/x.js',
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
    const policy = contentSecurityPolicy({scripts: [alert1], styles: []});
    expect(policy).toContain(`script-src 'self' ${alert1};`);
    expect(policy).not.toContain('unsafe');
  });
});

it('prefers the client’s weights, then the smaller file', () => {
  const names = (header: string): string[] => acceptedEncodings(header).map(({name}) => name);
  expect(names('gzip, deflate, br, zstd')).toEqual(['br', 'zstd', 'gzip']);
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

it('there is a host for mail programs only where people get mailboxes', () => {
  const {post, ...others} = provider.services;
  const withMail = serverDefinition({provider, redirects: []});
  const without = serverDefinition({
    provider: {...provider, services: others, notOffered: {post: post!}},
    redirects: [],
  });
  const host = `server_name ${provider.mail.autoconfigHost};`;
  expect(nginxConfiguration(withMail)).toContain(host);
  expect(nginxConfiguration(without)).not.toContain(host);
  expect([...without.domainFiles, ...without.autoconfigFiles].filter((file) => file.includes('config'))).toEqual([]);
});

describe('files for hosts that serve a folder', () => {
  const definition = serverDefinition({provider, redirects: [{from: '/alt', to: '/neu'}]});
  const configuration = {definition, policy: "default-src 'none'", moves: moves(definition, ['/gerät'])};

  it.each([
    '/index.html',
    '/assets/js/x.js',
    '/img/x.png',
    '/dienste.json',
    '/dienste.schema.json',
    '/mail/x.mobileconfig',
    '/.well-known/matrix/client',
  ])('say the same headers for %s as the servers', (file) => {
    const {'Content-Type': type, Vary: _, ...wanted} = headersFor(definition, file);
    const {'Content-Type': own, ...found} = readHeadersFile(headersFile(configuration), file);
    expect(found).toEqual({...wanted, 'Content-Security-Policy': "default-src 'none'"});
    expect(own ?? type).toBe(type);
  });

  it('redirect, in encoded form', () => {
    expect(redirectsFile(configuration).split('\n')).toEqual([
      '/alt /neu 301',
      `/gera%CC%88t /ger%C3%A4t 301`,
      `/.well-known/change-password ${provider.account.url} 302`,
      '',
    ]);
  });
});
