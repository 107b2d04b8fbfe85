import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import {afterAll, describe, expect, it} from 'vitest';
import {UsageError} from 'docusaurus-content-check/command';
import {site} from '../../fixtures';
import {contentFile} from '../../fixtures/contentFile';
import {writtenFacts} from '../../fixtures/facts';
import {main} from './facts';
import {claimsIn} from '../markdown/claims';
import {siteStates} from '../guards/siteStates';
import {defineFacts} from '../facts/defineFacts';
import {readFactSources} from '../facts/places';
import {days} from '../facts/quantity';
import {
  baselineFile,
  baselineHash,
  baselineOf,
  confirmedFile,
  factStates,
  readConfirmations,
  type Confirmations,
} from '../facts/states';

const root = mkdtempSync(path.join(os.tmpdir(), 'hosting-facts-'));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const operatorFile = 'src/facts/operator.ts';
const operatorSource =
  "export const operator = {};\n\nexport const legal = {\n  name: 'x',\n  logRetention: days(2),\n};\n" +
  'export const mail = {\n  imap: {host: hostOf("imap"), port: 993},\n};\n' +
  'export const contact = {\n  abuse: at("abuse"),\n  support: at("support"),\n};\n';
write(operatorFile, operatorSource);
write(
  'docs-hilfe/post.md',
  '---\ntitle: Post\ntested: {client: Programm 1, date: 2026-01-01}\ntags: [unfertig]\n---\n',
);
write('static/img/logo.svg', '<svg/>');
['neues', 'seiten'].forEach((folder) => mkdirSync(path.join(root, folder)));
afterAll(() => rmSync(root, {recursive: true}));

const began = defineFacts(writtenFacts);
const nothing: Confirmations = {confirmed: {}, baseline: undefined};
const logo = baselineHash(readFileSync(path.join(root, 'static/img/logo.svg')));
const baseline = baselineOf(began, [], readFactSources(root), [logo]);
const changed = defineFacts({...writtenFacts, legal: {...writtenFacts.legal, logRetention: days(30)}});

/** @param typed - what somebody wrote in the place of something else into the file of facts */
function stateOf(name: string, confirmations: Confirmations, facts = began, typed: [string, string] = ['', '']) {
  write(operatorFile, operatorSource.replace(...typed));
  const found = factStates(facts, [], confirmations, root).find((fact) => fact.name === name);
  write(operatorFile, operatorSource);
  return found;
}

describe('states of facts', () => {
  it('nothing is known to be the operator’s own where nobody noted what the site began with', () => {
    expect(new Set(factStates(began, [], nothing, root).map(({state}) => state))).toEqual(
      new Set(['unconfirmed', 'missing']),
    );
  });

  it('what the site began with is not confirmed, what was changed is the operator’s own', () => {
    expect(stateOf('legal.logRetention', {confirmed: {}, baseline})).toMatchObject({
      value: '2 Tage',
      state: 'unconfirmed',
      reason: 'as the site began',
    });
    expect(stateOf('legal.logRetention', {confirmed: {}, baseline}, changed, ['days(2)', 'days(30)'])?.state).toBe(
      'own',
    );
  });

  it('what changed with another fact is not', () => {
    expect(stateOf('legal.logRetention', {confirmed: {}, baseline}, changed)).toMatchObject({
      state: 'unconfirmed',
      reason: 'made from another fact',
    });
  });

  it('what is made from the domain is nobody’s own, whatever the domain', () => {
    const moved = JSON.parse(
      JSON.stringify(writtenFacts).replaceAll('kleinnetz.example', 'anders.example'),
    ) as typeof writtenFacts;
    expect(stateOf('mail.imap.host', {confirmed: {}, baseline}, defineFacts(moved))).toMatchObject({
      state: 'unconfirmed',
      reason: 'made from the domain',
    });
  });

  it('what was typed is the operator’s own, also on the domain', () => {
    const typed = defineFacts({
      ...writtenFacts,
      contact: {...writtenFacts.contact, support: 'hallo@kleinnetz.example'},
    });
    const change: [string, string] = ['at("support")', '"hallo@kleinnetz.example"'];
    expect(stateOf('contact.support', {confirmed: {}, baseline}, typed, change)?.state).toBe('own');
    expect(stateOf('contact.abuse', {confirmed: {}, baseline}, typed)?.reason).toBe('made from the domain');
  });

  it('a confirmation holds for its value only', () => {
    const confirmations = {confirmed: {'legal.logRetention': '2 Tage'}, baseline};
    expect(stateOf('legal.logRetention', confirmations)?.state).toBe('confirmed');
    expect(stateOf('legal.logRetention', confirmations, changed)).toMatchObject({
      state: 'unconfirmed',
      reason: 'confirmed as "2 Tage" before it changed',
    });
  });

  it('names the line of the fact', () => {
    expect(stateOf('legal.logRetention', nothing)).toMatchObject({file: 'src/facts/operator.ts', line: 5});
  });

  it('lists what may be missing and is', () => {
    expect(stateOf('contact.communityUrl', nothing)?.state).toBe('missing');
    expect(stateOf('contact.statusUrl', nothing)?.state).toBe('unconfirmed');
  });

  it('asks nobody to confirm titles, labels and icons, but what they stand for', () => {
    const contact = {...writtenFacts.contact, pageFeedback: true as const};
    const names = factStates(defineFacts({...writtenFacts, contact}), [], nothing, root).map(({name}) => name);
    const words = names.filter((name) => /\.(?:title|label|icon|docs|retired)$/.test(name));
    // What servers do is no wording: it may speak of what is not offered.
    expect(words).toEqual(['infrastructure.hosts.all.label', 'infrastructure.hosts.backup.label']);
    const said = ['tagline', 'description'].map((name) => `operator.${name}`);
    const promised = ['summary', 'software', 'limits.spam', 'data.deletion'].map((name) => `services.post.${name}`);
    expect(names).toEqual(expect.arrayContaining([...said, ...promised, 'contact.pageFeedback']));
  });
});

describe('what a site came with', () => {
  const states = siteStates({...site, facts: began}, {confirmed: {}, baseline}, root);

  it.each([
    ['docs-hilfe/post.md: tested', 3],
    ['docs-hilfe/post.md: unfinished', 4],
  ])('"%s" is true only when somebody confirms it', (name, line) => {
    expect(states.filter(({state}) => state !== 'missing').find((fact) => fact.name === name)).toMatchObject({
      file: 'docs-hilfe/post.md',
      line,
    });
  });

  it.each([
    '"tested": {client: Programm 1}',
    'tested:\n  client: Programm 1\n  date: 2026-01-01',
    'tested: {date: 2026-01-01,\n  client: Programm 1}',
  ])('what a page says of its tests is asked for in every spelling: %s', (tested) => {
    write('docs-hilfe/geprueft.md', `---\n${tested}\ntitle: Geprüft\n---\n`);
    const asked = siteStates({...site, facts: began}, {confirmed: {}, baseline}, root);
    rmSync(path.join(root, 'docs-hilfe/geprueft.md'));
    const {value} = asked.find(({name}) => name === 'docs-hilfe/geprueft.md: tested')!;
    expect(value).toContain('Programm 1');
    expect(value).not.toContain('title');
  });

  it('a value that only a page of another service names is asked for when that is offered', () => {
    write('docs-hilfe/tunnel.md', '---\ntitle: Tunnel\nservice: tunnel\n---\n\nNach {{values.reminder.dativ}}.\n');
    const asked = (offered: boolean) => {
      const tunnel = {...writtenFacts.services.tunnel!, offered};
      const facts = defineFacts({...writtenFacts, services: {...writtenFacts.services, tunnel}});
      return siteStates({...site, facts}, nothing, root).flatMap(({name}) => (/^values/.test(name) ? [name] : []));
    };
    expect(asked(true)).toEqual(['values.httpsPort', 'values.reminder']);
    expect(asked(false)).toEqual(['values.httpsPort']);
    rmSync(path.join(root, 'docs-hilfe/tunnel.md'));
  });

  it('an unfinished page stays so, whatever is confirmed', () => {
    const {value} = states.find(({name}) => name === 'docs-hilfe/post.md: unfinished')!;
    const confirmed = siteStates(site, {confirmed: {'docs-hilfe/post.md: unfinished': value}, baseline}, root);
    expect(confirmed.find(({name}) => name === 'docs-hilfe/post.md: unfinished')).toMatchObject({
      state: 'unconfirmed',
      replace: true,
    });
  });

  it('a picture is not the operator’s until it is replaced', () => {
    expect(states.find(({name}) => name === 'static/img/logo.svg: picture')?.state).toBe('unconfirmed');
    expect(siteStates({...site, facts: began}, nothing, root).some(({name}) => name.endsWith(': picture'))).toBe(false);
  });
});

describe('hosting facts', () => {
  const run = (...args: string[]) => {
    const lines: string[] = [];
    const code = main(args, {...site, facts: began, root, write: (line) => lines.push(line)});
    return {code, text: lines.join('\n')};
  };

  it('lists by state with file and line, and fails while something is not confirmed', () => {
    const {code, text} = run();
    expect(code).toBe(1);
    expect(text).toMatch(/^Not confirmed.* \(\d+\):$/m);
    expect(text).toContain('  src/facts/operator.ts:5: legal.logRetention = 2 Tage (nobody has read it)');
  });

  it('confirms by name and value', () => {
    expect(run('--confirm', 'legal.logRetention', 'services.post.*').code).toBe(0);
    const {confirmed} = readConfirmations(root);
    expect(confirmed['legal.logRetention']).toBe('2 Tage');
    expect(Object.keys(confirmed)).toContain('services.post.audience');
    expect(run().text).toMatch(/^Confirmed \(\d+\):$/m);
  });

  it('takes any text for a fact as it is, or refuses it', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', minLength: 1}), (street) => {
        const own = {...writtenFacts, legal: {...writtenFacts.legal, street}};
        let facts: typeof began;
        try {
          facts = defineFacts(own);
        } catch (error) {
          expect(String(error)).toContain('legal.street');
          return;
        }
        const command = {...site, facts, root, write: () => undefined};
        const {value = '', replace} = stateOf('legal.street', {confirmed: {}, baseline}, facts) ?? {};
        expect(value).toBe(street.replaceAll('\u00A0', ' '));
        fc.pre(!replace);
        main(['--confirm', 'legal.street'], command);
        expect(readConfirmations(root).confirmed['legal.street']).toBe(value);
      }),
      {numRuns: 25},
    );
    rmSync(path.join(root, confirmedFile));
  });

  it('says which fact was probably meant, and confirms none of the others', () => {
    expect(() => run('--confirm', 'legal.city', 'legal.logRetentoin')).toThrow('did you mean legal.logRetention?');
    expect(() => run('--confirm', 'leagl.*')).toThrow('There is no fact "leagl.*"');
    expect(readConfirmations(root).confirmed).not.toHaveProperty('legal.city');
  });

  it.each([
    'BeispielSchluesselBitteErsetzen0=',
    'SHA256:BeispielFingerabdruck0',
    'Erika Mustermann',
    'Straße …',
    `3 1 1 ${'0'.repeat(64)}`,
    '203.0.113.10',
    '2001:db8:51::/64',
    'Musterstraße 7',
    '00000 Kleinstadt',
    'Aufsicht in Musterland',
    'VR 00000',
    'DE000000000',
    '+49 30 23125 000',
    'Beispielpost GmbH',
    'hilfe@post.example',
    'https://aufsicht.example/datenschutz',
  ])('does not take %s for a fact, whatever is confirmed', (representative) => {
    const facts = defineFacts({...writtenFacts, legal: {...writtenFacts.legal, representative}});
    const confirmed = {'legal.representative': representative};
    expect(stateOf('legal.representative', {confirmed, baseline}, facts)).toMatchObject({
      state: 'unconfirmed',
      reason: 'a placeholder, replace it',
    });
    main(['--confirm', 'legal.*'], {...site, facts, root, write: () => undefined});
    expect(readConfirmations(root).confirmed).not.toHaveProperty('legal.representative');
    rmSync(path.join(root, confirmedFile));
  });

  it('does not take the notice of an example’s page, whatever is confirmed', () => {
    const text = 'Eins.\n\n:::warning[Beispiel: vor dem Einsatz prüfen]\n\nZwei.\n\n:::\n';
    const [claim] = claimsIn([contentFile('/a', text)], site.contentTags);
    const confirmed = {'docs/a.md: example': claim?.value ?? ''};
    const states = factStates(began, [claim!], {confirmed, baseline}, root);
    expect(states.at(-1)).toMatchObject({file: 'docs/a.md', line: 3, state: 'unconfirmed', replace: true});
  });

  it('lets examples have addresses that are meant for examples', () => {
    const values = {...writtenFacts.values, exampleApp: 'https://app.anderswo.example'};
    const confirmed = {'mail.exampleAddress': writtenFacts.mail.exampleAddress, 'values.exampleApp': values.exampleApp};
    const state = (name: string) => stateOf(name, {confirmed, baseline}, defineFacts({...writtenFacts, values}))?.state;
    expect(Object.keys(confirmed).map(state)).toEqual(['confirmed', 'confirmed']);
  });

  it.each(['Karl Muster', 'Muster & Söhne', 'Beispielhafte Netze', 'hilfe@kleinnetz.example', '10000 Berlin'])(
    'takes %s, which only looks like a placeholder',
    (editor) => {
      const facts = defineFacts({...writtenFacts, legal: {...writtenFacts.legal, editor}});
      const confirmed = {'legal.editor': editor};
      expect(stateOf('legal.editor', {confirmed, baseline}, facts)?.state).toBe('confirmed');
    },
  );

  it('takes any text for a name that no fact has', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', minLength: 1}), (name) => {
        fc.pre(!name.endsWith('*'));
        expect(() => run('--confirm', name)).toThrow(`There is no fact "${name}"`);
      }),
      {numRuns: 20},
    );
  });

  it('confirms no picture: it has to be replaced', () => {
    write(
      baselineFile,
      JSON.stringify({facts: [], files: [baselineHash(readFileSync(path.join(root, 'static/img/logo.svg')))]}),
    );
    expect(run('--confirm', 'static/*').code).toBe(2);
    rmSync(path.join(root, baselineFile));
  });

  it('says how to use it', () => {
    expect(() => run('--confirm')).toThrow(UsageError);
    expect(() => run('--confrim', 'x')).toThrow('--confirm NAME');
  });

  it('keeps confirmations of services that are left out, and refuses a file that holds none', () => {
    write(confirmedFile, '{"services.ferien.audience": "alle"}');
    expect(run().text).not.toContain('ferien');
    write(confirmedFile, '{"mail.alt": 7}');
    expect(() => run()).toThrow(confirmedFile);
  });
});
