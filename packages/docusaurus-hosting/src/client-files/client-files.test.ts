import {describe, expect, it} from 'vitest';
import {keyPages} from '../../fixtures/keyPages';
import {writtenFacts, facts} from '../../fixtures/facts';
import {defineFacts} from '../facts/defineFacts';
import {serviceList} from './serviceList';
import {filesFor, robotsTxt} from '.';

const {contact, dns, mail, operator, services} = facts;

describe('robots.txt', () => {
  it('names the sitemap by its whole address', () => {
    expect(robotsTxt(facts)).toMatch(new RegExp(`^Sitemap: ${operator.siteUrl}/sitemap\\.xml$`, 'm'));
  });
});

describe('dienste.json', () => {
  it('lists every service', () => {
    const list = JSON.parse(JSON.stringify(serviceList(facts))) as ReturnType<typeof serviceList>;
    expect(list.services.map(({id}) => id)).toEqual(Object.keys(services));
    expect(list.services.find(({id}) => id === 'post')).toMatchObject({
      title: 'Post',
      url: mail.webmailUrl,
      docs: `${operator.siteUrl}/hilfe/reden/post`,
      lifecycle: {phase: 'active'},
    });
  });
});

it('writes every file at its place', () => {
  expect([...filesFor(facts, keyPages, new Date()).keys()]).toEqual([
    '/.well-known/security.txt',
    '/.well-known/change-password/index.html',
    '/.well-known/autoconfig/mail/config-v1.1.xml',
    '/mail/config-v1.1.xml',
    mail.appleProfile,
    dns.appleProfile,
    '/.well-known/matrix/client',
    '/.well-known/matrix/server',
    '/dienste.json',
    '/robots.txt',
  ]);
});

it('writes no files of services that a provider does not offer', () => {
  const files = [...filesFor({...facts, dns: undefined, matrix: undefined}, keyPages, new Date()).keys()];
  expect(files).toContain(mail.appleProfile);
  expect(files.filter((file) => file.includes('matrix') || file === dns.appleProfile)).toEqual([]);
  const post = {...writtenFacts.services.post!, offered: false};
  const noMail = defineFacts({...writtenFacts, services: {...writtenFacts.services, post}});
  const withoutMail = [...filesFor(noMail, keyPages, new Date()).keys()];
  expect(withoutMail).toContain(dns.appleProfile);
  expect(withoutMail.filter((file) => /config-v1|mail/.test(file))).toEqual([]);
});

it('writes no files of services that are switched off', () => {
  const {lifecycle} = writtenFacts.services.fliessband!;
  const off = (id: 'post' | 'plausch' | 'filter') => ({...writtenFacts.services[id]!, lifecycle});
  const services = {...writtenFacts.services, post: off('post'), plausch: off('plausch'), filter: off('filter')};
  const files = filesFor(defineFacts({...writtenFacts, services}), keyPages, new Date());
  expect([...files.keys()]).toEqual([
    '/.well-known/security.txt',
    '/.well-known/change-password/index.html',
    '/dienste.json',
    '/robots.txt',
  ]);
  // Programs that read the list learn from it that they are gone.
  expect(files.get('/dienste.json')).toContain('"id": "plausch"');
});

it('writes in German and leads to the pages of the site', () => {
  const files = filesFor(facts, keyPages, new Date('2026-02-28'));
  const securityTxt = files.get('/.well-known/security.txt')!.split('\n');
  expect(securityTxt).toContain(`Contact: mailto:${contact.security}`);
  expect(securityTxt).toContain('Preferred-Languages: de, en');
  expect(securityTxt).toContain(`Policy: ${operator.siteUrl}/impressum#sicherheit`);
  const links = [
    ...files.get('/mail/config-v1.1.xml')!.matchAll(/<documentation url="([^"]+)">\s*<descr lang="de">/g),
  ].map(([, url]) => url);
  expect(links.length).toBeGreaterThan(0);
  expect(links.every((url) => url?.startsWith(`${operator.siteUrl}/hilfe/`))).toBe(true);
  expect(files.get('/.well-known/change-password/index.html')).toContain('<html lang="de">');
  expect(files.get(dns.appleProfile)).toContain('der Werbung und Tracker blockiert');
});
