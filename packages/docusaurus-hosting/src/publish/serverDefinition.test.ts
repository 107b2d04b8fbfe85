import {nginxConfiguration} from 'docusaurus-publish/server';
import {expect, it} from 'vitest';
import {site} from '../../fixtures';
import {writtenFacts, facts} from '../../fixtures/facts';
import {defineFacts} from '../facts/defineFacts';
import {hostingServer} from './serverDefinition';

it('there is a host for mail programs only where people get mailboxes', () => {
  const {post, ...others} = facts.services;
  const withMail = hostingServer(site);
  const without = hostingServer({...site, facts: {...facts, services: others, notOffered: {post: post!}}});
  const host = `server_name ${facts.mail.autoconfigHost};`;
  expect(nginxConfiguration(withMail)).toContain(host);
  expect(nginxConfiguration(without)).not.toContain(host);
  expect(without.fileHosts.flatMap(({files}) => files).filter((file) => file.includes('config'))).toEqual([]);
});

it('there is a host for PACC, a draft, only where the facts ask for it', () => {
  const hostsWith = (pacc: boolean) =>
    hostingServer({...site, facts: {...facts, mail: {...facts.mail, pacc}}}).fileHosts;
  expect(hostsWith(true)).toContainEqual(
    expect.objectContaining({
      host: `ua-auto-config.${facts.mail.domain}`,
      files: ['/.well-known/user-agent-configuration.json'],
    }),
  );
  // Others keep their ports behind nginx and Apache.
  expect(hostsWith(true).map(({name}) => name)).toEqual([...hostsWith(false).map(({name}) => name), 'pacc']);
});

it('pages of other origins may read what programs in browsers ask for', () => {
  const {rules} = hostingServer(site);
  const open = rules.filter(({headers}) => headers['Access-Control-Allow-Origin'] === '*').map(({path}) => path);
  expect(open).toEqual(['/dienste.json', '/.well-known/matrix/client', '/.well-known/matrix/server']);
});

it('what programs ask for goes with a service that is switched off', () => {
  const {plausch, fliessband} = writtenFacts.services;
  const services = {...writtenFacts.services, plausch: {...plausch!, lifecycle: fliessband!.lifecycle}};
  const {rules, preflight, fileHosts} = hostingServer({...site, facts: defineFacts({...writtenFacts, services})});
  const paths = [...rules.map(({path}) => path), ...preflight, ...fileHosts.flatMap(({files}) => files)];
  expect(paths.filter((path) => path.includes('matrix'))).toEqual([]);
});

it('answers whether a page helped are taken only where the facts ask for them', () => {
  const answered = (pageFeedback?: true) =>
    hostingServer({...site, facts: {...facts, contact: {...facts.contact, pageFeedback}}}).noContent;
  expect(answered(true)).toEqual(['/rueckmeldung/*']);
  expect(answered()).toEqual([]);
});
