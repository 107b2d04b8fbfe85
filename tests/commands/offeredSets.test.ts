/** Sites for many choices of services, as `create-site` writes them: none speaks of what it does not offer, or of the example. */
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {createSite} from 'create-docusaurus-hosting';
import {checkSite} from 'docusaurus-content-check/command';
import {expect, it} from 'vitest';
import {HostingContent} from '../../packages/docusaurus-hosting/src/check/content';
import {factStates, readConfirmations} from '../../packages/docusaurus-hosting/src/facts/states';
import {facts as example} from '../../src/facts';
import {site} from '../../src/site';
import {newFolder, repository} from '../support/newSite';

const {notOffered, ...facts} = example;
const all = Object.keys(facts.services);
const folder = newFolder();

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const sets: readonly (readonly [name: string, services: readonly string[]])[] = [
  ['all', all],
  ...all.map((id) => [`${id} alone`, [id]] as const),
  ...all.map((id) => [`all but ${id}`, all.filter((each) => each !== id)] as const),
  ...[1, 2, 3].map((seed) => {
    const next = random(seed);
    return [`half of them, seed ${seed}`, all.filter(() => next() < 0.5)] as const;
  }),
];

const filesBelow = (target: string): string[] =>
  readdirSync(target, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

it('leaves out of all services, which the example offers', () => {
  expect(notOffered).toEqual({});
});

it.each([
  ['operator.tagline', '<img src=x>'],
  ['account.url', 'javascript:alert(1)'],
  ['operator.name', null],
  ['forge.ssh.port', 2022, /must be a text or null; change ports.*facts\["forge\.ssh\.port"\]/s],
  ['operator.nmae', 'Netz', /Wrong answers:\nfacts:\n {2}operator\.nmae: is no fact .* did you mean "operator\.name"/],
  ['services.konto.data.location', 'Wien', /services\.ts has no entry services\.konto\.data\.location with a value/],
])('answers that are no facts leave no site: %s %s', (name, value, said = new RegExp(name)) => {
  const target = path.join(folder, 'refused');
  const answers = {name: 'Netzgarten', domain: 'netzgarten.example', facts: {[name]: value}};
  expect(() => createSite({...site, root: repository}, answers, {target, packages: {}, today: '2026-01-01'})).toThrow(
    said,
  );
  expect(existsSync(target)).toBe(false);
});

it('names all facts at once that have no value of their own', () => {
  const answers = {
    name: 'Netz',
    domain: 'x.example',
    facts: {'services.konto.data.location': 'Wien', 'services.sso.data.location': 'Wien'},
  };
  const target = path.join(folder, 'refused');
  expect(() => createSite({...site, root: repository}, answers, {target, packages: {}, today: '2026-01-01'})).toThrow(
    /konto\.data\.location.*\n.*sso\.data\.location/,
  );
});

it('facts among the answers are the operator’s own, what follows from the others is to be confirmed', () => {
  const target = path.join(folder, 'own');
  const [support, host] = ['hallo@netzgarten.example', 'post.netzgarten.example'];
  const answers = {
    name: 'Netzgarten',
    domain: 'netzgarten.example',
    facts: {'legal.street': 'Hafen 1', 'contact.support': support, 'mail.imap.host': host},
  };
  createSite({...site, root: repository}, answers, {target, packages: {}, today: '2026-01-01'});
  const {contact, legal, mail} = facts;
  const own = {
    ...facts,
    operator: {...facts.operator, domain: answers.domain},
    contact: {...contact, support, abuse: 'abuse@netzgarten.example'},
    legal: {...legal, name: 'Netzgarten', street: 'Hafen 1'},
    mail: {...mail, imap: {...mail.imap, host}},
  };
  const states = factStates({...own, notOffered}, [], readConfirmations(target), target);
  const stateOf = (name: string) => states.find((fact) => fact.name === name)?.state;
  expect(['legal.street', 'contact.support', 'mail.imap.host'].map(stateOf)).toEqual(['own', 'own', 'own']);
  expect(['legal.name', 'contact.abuse'].map(stateOf)).toEqual(['unconfirmed', 'unconfirmed']);
  rmSync(target, {recursive: true});
});

it.each(sets)('%s', async (name, services) => {
  const target = path.join(folder, name);
  const own = createSite(
    {...site, root: repository},
    {name: 'Netzgarten', domain: 'netzgarten.example', services},
    {target, packages: {}, today: '2026-01-01'},
  );
  const content = new HostingContent(target, {...site, facts: own}, '2026-06-01');
  const check = async (only: string) =>
    (await checkSite(['--all', '--only', only], target, async () => content)).output;
  const said = `${await check('services')}\n${await check('links/target')}\n${await check('safety/address')}\n${await check('mdx/left-out')}`;
  expect(own.contact.communityUrl === undefined).toBe(!services.includes('forum'));
  const tags = Object.keys(content.yaml('blog/tags.yml').data);
  const traces = filesBelow(target).filter((file) => /musterhost/i.test(readFileSync(file, 'latin1')));
  rmSync(target, {recursive: true});
  expect({said, traces, tags: tags.filter((tag) => !services.includes(tag))}).toEqual({
    said: expect.not.stringMatching(/ \((?:services|links|safety|mdx)\//) as string,
    traces: [],
    tags: [],
  });
});
