import {describe, expect, it} from 'vitest';
import {nearestName} from 'docusaurus-content-check/text';
import {fillInTexts, flattenFacts, substituteFacts} from './facts';
import {days, formatQuantity, gigabytes, hours, type Quantity} from './quantity';
import {daily, formatSchedule, weekly, type Schedule} from './schedule';
import {writtenFacts as facts} from '../../fixtures/facts';
import {validateFacts} from './validate';

const known = flattenFacts({
  mail: {imap: {host: 'imap.kleinnetz.example', port: 993}},
  cloud: {
    limits: {
      quota: {label: 'Speicherplatz', value: gigabytes(20)},
      traffic: {label: 'Datenmenge', text: 'ohne feste Grenze'},
    },
    off: '2024-06-30',
  },
  backups: {kept: days(14), every: daily(3)},
});

describe('facts in Markdown', () => {
  it.each([
    ['prose', 'Server: {{mail.imap.host}}.', 'Server: imap.kleinnetz.example.'],
    ['inline code and numbers', '`{{mail.imap.host}}:{{ mail.imap.port }}`', '`imap.kleinnetz.example:993`'],
    [
      'front matter',
      '---\ntitle: IMAP auf {{mail.imap.host}}\n---\n',
      '---\ntitle: IMAP auf imap.kleinnetz.example\n---\n',
    ],
    ['link targets', '[x](https://{{mail.imap.host}}/)', '[x](https://imap.kleinnetz.example/)'],
    ['labeled values by their own name', '{{cloud.limits.quota}}', '20\u00a0GB'],
    ['labeled texts by their own name', '{{cloud.limits.traffic}}', 'ohne feste Grenze'],
    ['quantities', '{{backups.kept}} lang', '14\u00a0Tage lang'],
    ['quantities in the dative', 'nach {{backups.kept.dativ}}', 'nach 14\u00a0Tagen'],
    ['times', 'Sicherung {{backups.every}}', 'Sicherung täglich um 3\u00a0Uhr'],
    ['labels', '{{cloud.limits.quota.label}}', 'Speicherplatz'],
    ['days in German form', '{{cloud.off}}', '30. Juni 2024'],
    ['JSX and templates that are no facts', "style={{color: 'red'}} {{.Names}}", "style={{color: 'red'}} {{.Names}}"],
  ])('are filled in: %s', (_, markdown, expected) => {
    expect(substituteFacts(markdown, 'x.md', known)).toBe(expected);
  });

  it('stop the build with file, line and the nearest name when unknown', () => {
    expect(() => substituteFacts('a\nb {{mail.imap.hots}}\nc', 'docs/x.md', known)).toThrow(
      'docs/x.md:2: unknown fact {{mail.imap.hots}}; did you mean {{mail.imap.host}}?',
    );
  });

  it.each(['mail.imap.höst', 'mail..imap', 'mail,imap.host', 'mail.imap.host.', 'Mail.imap.host'])(
    '"{{%s}}" is no name, and does not pass as text',
    (name) => {
      expect(() => substituteFacts(`\`{{${name}}}\``, 'docs/x.md', known)).toThrow(
        `docs/x.md:1: unknown fact {{${name}}}; did you mean {{mail.imap.`,
      );
    },
  );

  it('days are German where they stand alone, and texts stay as they are written', () => {
    const factTexts = flattenFacts({day: '2024-06-30', text: 'seit 2024-06-30', version: '2024-06-30-2', port: 12345});
    expect(Object.fromEntries(factTexts)).toEqual({
      day: '30. Juni 2024',
      text: 'seit 2024-06-30',
      version: '2024-06-30-2',
      port: '12345',
    });
  });

  it('finds the nearest name', () => {
    expect(nearestName('mail.imap.prot', known.keys())).toBe('mail.imap.port');
  });
});

describe('quantities and times are German whatever their value', () => {
  it.each<[Quantity, string, string]>([
    [days(7), '7 Tage', '7 Tagen'],
    [days(1), '1 Tag', '1 Tag'],
    [hours(12), '12 Stunden', '12 Stunden'],
    [gigabytes(1), '1 GB', '1 GB'],
    [gigabytes(1.5), '1,5 GB', '1,5 GB'],
    [gigabytes(1500), '1.500 GB', '1.500 GB'],
    [days(0), '0 Tage', '0 Tagen'],
  ])('%o', (quantity, nominative, dative) => {
    expect(formatQuantity(quantity).replace('\u00a0', ' ')).toBe(nominative);
    expect(formatQuantity(quantity, 'dative').replace('\u00a0', ' ')).toBe(dative);
  });

  it.each<[Schedule, string]>([
    [daily(3), 'täglich um 3 Uhr'],
    [weekly('tuesday', 21, 23), 'dienstags von 21 bis 23 Uhr'],
  ])('%o', (schedule, expected) => {
    expect(formatSchedule(schedule).replace('\u00a0', ' ')).toBe(expected);
  });
});

describe('texts of facts name other facts', () => {
  it('beside them, among their amounts and everywhere', () => {
    const filled = fillInTexts({
      account: {grace: days(30)},
      limits: {
        spam: {label: 'Spam', value: days(1), text: 'nach {{value.dativ}} geleert'},
        mail: {label: 'Empfänger', amounts: {perDay: 500}, text: '{{perDay}} pro Tag'},
      },
      deletion: '{{ account.grace }} danach',
    });
    expect(filled.limits.spam.text).toBe('nach 1\u00a0Tag geleert');
    expect(filled.limits.mail.text).toBe('500 pro Tag');
    expect(filled.deletion).toBe('30\u00a0Tage danach');
  });

  it('unknown ones stop the build with the place and the nearest name', () => {
    expect(() => fillInTexts({account: {grace: days(30)}, deletion: '{{account.grase}} danach'})).toThrow(
      'deletion names the unknown fact {{account.grase}}; did you mean {{account.grace}}?',
    );
  });

  it('and never themselves', () => {
    expect(() => fillInTexts({data: {backup: '{{export}}', export: '{{backup}}'}})).toThrow(
      'data.backup names itself: data.backup → data.export → data.backup',
    );
  });
});

describe('validation of the facts', () => {
  const url = 'https://cloud.example/dav';
  const dav = {url, caldavUrl: url, carddavUrl: url, filesUrl: url, appleProfile: '/dav.mobileconfig'};

  it('accepts facts that are right', () => {
    expect(() => validateFacts(facts)).not.toThrow();
    const davx5Link = 'davx5://cloud.example/dav';
    expect(() => validateFacts({...facts, dav: {...dav, davx5Link}})).not.toThrow();
  });

  it.each([
    ['a port that is none', 'mail.imap.port', {...facts, mail: {...facts.mail, imap: {...facts.mail.imap, port: 0}}}],
    ['a host with a scheme', 'mail.domain', {...facts, mail: {...facts.mail, domain: 'https://x.example'}}],
    ['an address without TLS', 'account.url', {...facts, account: {...facts.account, url: 'http://x.example'}}],
    ['a private key instead of a public one', 'vpn.publicKey', {...facts, vpn: {...facts.vpn, publicKey: 'short'}}],
    [
      'a Matrix name that the mail domain does not announce',
      'matrix.serverName',
      {...facts, matrix: {...facts.matrix, serverName: 'chat.example'}},
    ],
    [
      'a domain address on another host than the mail',
      'operator.domainUrl',
      {...facts, operator: {...facts.operator, domainUrl: 'https://anders.example'}},
    ],
    [
      'an autoconfig host that mail programs do not ask',
      'mail.autoconfigHost',
      {...facts, mail: {...facts.mail, autoconfigHost: 'auto.example'}},
    ],
    [
      'a link for DAVx⁵ to another address than that of WebDAV',
      'dav.davx5Link: must be davx5://cloud.example/dav, made from dav.url',
      {...facts, dav: {...dav, davx5Link: 'davx5://alt.example/dav'}},
    ],
    ['a misspelled key', 'mial: is no fact that this version knows; did you mean "mail"?', {...facts, mial: {}}],
    [
      'a missing fact, with what it means',
      'account.recoveryUrl: is missing (Where one gets a new password; its link must ask for the second factor)',
      {...facts, account: {...facts.account, recoveryUrl: undefined}},
    ],
    ['a time without its unit', 'sso.sessionMax: must be an amount', {...facts, sso: {...facts.sso, sessionMax: 14}}],
    [
      'a window that ends before it begins',
      'infrastructure.maintenanceWindow: must end after it begins',
      {...facts, infrastructure: {...facts.infrastructure, maintenanceWindow: weekly('friday', 23, 2)}},
    ],
    [
      'a place for help that goes with its service',
      'contact.communityUrl: leads to "Post", which is gone',
      {
        ...facts,
        contact: {...facts.contact, communityUrl: 'https://forum.example/c/hilfe'},
        services: {
          ...facts.services,
          post: {...facts.services.post, url: 'https://forum.example', offered: false},
        },
      },
    ],
    [
      'a category that does not exist',
      'services.post.category: "dateien" is no category; valid: start, ',
      {...facts, services: {...facts.services, post: {...facts.services.post, category: 'dateien'}}},
    ],
  ])('rejects %s and names it', (_, name, wrong) => {
    expect(() => validateFacts(wrong)).toThrow(name);
  });
});
