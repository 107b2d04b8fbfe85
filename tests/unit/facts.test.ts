import {describe, expect, it} from 'vitest';
import {exampleFactNames} from '../../src/provider/example';
import {flattenFacts, substituteFacts} from '../../src/provider/facts';
import {nearestName} from '../../src/provider/nearestName';
import {provider} from '../../src/provider';
import {validateProvider} from '../../src/provider/schema';

const known = flattenFacts({
  mail: {imap: {host: 'imap.musterhost.example', port: 993}},
  cloud: {limits: {quota: {label: 'Speicherplatz', value: '20 GB'}}, off: '2024-06-30'},
});

describe('facts in Markdown', () => {
  it.each([
    ['prose', 'Server: {{mail.imap.host}}.', 'Server: imap.musterhost.example.'],
    ['inline code and numbers', '`{{mail.imap.host}}:{{ mail.imap.port }}`', '`imap.musterhost.example:993`'],
    [
      'front matter',
      '---\ntitle: IMAP auf {{mail.imap.host}}\n---\n',
      '---\ntitle: IMAP auf imap.musterhost.example\n---\n',
    ],
    ['link targets', '[x](https://{{mail.imap.host}}/)', '[x](https://imap.musterhost.example/)'],
    ['labelled values by their own name', '{{cloud.limits.quota}}', '20 GB'],
    ['labels', '{{cloud.limits.quota.label}}', 'Speicherplatz'],
    ['days in German form', '{{cloud.off}}', '30. Juni 2024'],
    ['JSX and templates that are no facts', "style={{color: 'red'}} {{.Names}}", "style={{color: 'red'}} {{.Names}}"],
  ])('are filled in: %s', (_, markdown, expected) => {
    expect(substituteFacts(markdown, 'x.md', known)).toBe(expected);
  });

  it('stop the build with file, line and the nearest name when unknown', () => {
    expect(() => substituteFacts('a\nb {{mail.imap.hots}}', 'docs-info/x.md', known)).toThrow(
      'docs-info/x.md:2: unknown fact {{mail.imap.hots}}; did you mean {{mail.imap.host}}?',
    );
  });

  it.each(['mail.imap.höst', 'mail..imap', 'mail,imap.host', 'mail.imap.host.', 'Mail.imap.host'])(
    '„{{%s}}“ is no name, and does not pass as text',
    (name) => {
      expect(() => substituteFacts(`\`{{${name}}}\``, 'docs-info/x.md', known)).toThrow(
        `docs-info/x.md:1: unknown fact {{${name}}}; did you mean {{mail.imap.`,
      );
    },
  );

  it('finds the nearest name', () => {
    expect(nearestName('mail.imap.prot', known.keys())).toBe('mail.imap.port');
  });
});

describe('validation of the facts', () => {
  it('accepts the facts of this project', () => {
    expect(() => validateProvider(provider)).not.toThrow();
  });

  it.each([
    [
      'a port that is none',
      'mail.imap.port',
      {...provider, mail: {...provider.mail, imap: {...provider.mail.imap, port: 0}}},
    ],
    ['a host with a scheme', 'mail.domain', {...provider, mail: {...provider.mail, domain: 'https://x.example'}}],
    ['an address without TLS', 'account.url', {...provider, account: {...provider.account, url: 'http://x.example'}}],
    [
      'a private key instead of a public one',
      'vpn.publicKey',
      {...provider, vpn: {...provider.vpn, publicKey: 'short'}},
    ],
    [
      'a Matrix name that the mail domain does not announce',
      'matrix.serverName',
      {...provider, matrix: {...provider.matrix, serverName: 'chat.example'}},
    ],
    [
      'a domain address on another host than the mail',
      'operator.domainUrl',
      {...provider, operator: {...provider.operator, domainUrl: 'https://anders.example'}},
    ],
    [
      'an autoconfig host that mail programs do not ask',
      'mail.autoconfigHost',
      {...provider, mail: {...provider.mail, autoconfigHost: 'auto.example'}},
    ],
    ['a misspelled key', 'mial', {...provider, mial: {}}],
  ])('rejects %s and names it', (_, name, wrong) => {
    expect(() => validateProvider(wrong)).toThrow(name);
  });

  it('tells example facts from an operator’s own', () => {
    const mixed = flattenFacts({
      a: 'imap.musterhost.example',
      b: 'imap.provider.de',
      c: '203.0.113.5',
      d: '+49 30 23125 000',
      e: 993,
      f: 'Erika Mustermann',
      g: 'Musterstadt',
      h: 'mail.example',
      i: 'de-muster-1',
    });
    expect(exampleFactNames(mixed)).toEqual(['a', 'c', 'd', 'g', 'h', 'i']);
  });

  it('lets operators keep reserved names in examples for readers, but not this provider’s', () => {
    const examples = flattenFacts({
      values: {exampleAppUrl: 'https://app.beispiel.example'},
      mail: {exampleAddress: 'name@musterhost.example'},
    });
    expect(exampleFactNames(examples)).toEqual(['mail.exampleAddress']);
  });
});
