import * as z from 'zod';
import {expect, it} from 'vitest';
import {clientFiles, dnsRecords, factsSchema, type Facts} from '.';

const operator = {name: 'Example Mail', siteUrl: 'https://help.example.org'};
const imap = {host: 'imap.example.org', port: 993, security: 'TLS'};
const mail = {
  domain: 'example.org',
  imap,
  submissions: {host: 'smtp.example.org', port: 465, security: 'TLS'},
  userName: 'full-address',
  appleProfile: '/mail.mobileconfig',
} as const;
const problemsOf = (facts: object): string => {
  try {
    clientFiles(facts as Facts, {now: new Date()});
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('schema.json says what the code goes by; written anew by: vitest -u', async () => {
  const schema = z.toJSONSchema(factsSchema, {
    io: 'input',
    // That the code does not change a list is of no concern to whoever writes one.
    override: ({jsonSchema}) => delete jsonSchema.readOnly,
  });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('schema.json');
});

it.each([
  ['a fact that is missing', {operator: {siteUrl: operator.siteUrl}}, /^operator\.name: .*expected string/],
  ['a port that is none', {operator, mail: {...mail, imap: {...imap, port: 70_000}}}, /^mail\.imap\.port: .*65535/],
  ['an address in the place of a host', {operator, mail: {...mail, mxHost: 'https://a.example'}}, /^mail\.mxHost: /],
  ['a path without a slash', {operator, mail: {...mail, appleProfile: 'a'}}, /^mail\.appleProfile: .*"\/"/],
  ['a name of two lines', {operator: {...operator, name: 'Example\nMail'}}, /^operator\.name: .*plain text/],
  ['half a character', {operator: {...operator, name: 'Mail \uD83D'}}, /^operator\.name: .*plain text/],
  ['no character', {operator: {...operator, name: 'Mail\uFFFE'}}, /^operator\.name: .*plain text/],
  ['a program', {operator, account: {url: 'javascript:alert(1)'}}, /^account\.url: .*https/],
  ['two lines', {operator, account: {url: 'https://a.example/\nContact: x'}}, /^account\.url: .*https/],
  ['an unknown kind of user name', {operator, mail: {...mail, userName: 'x'}}, /^mail\.userName: .*"full-address"/],
])('names %s by its path', (_, facts, problem) => {
  expect(problemsOf(facts)).toMatch(problem);
});

it('names every mistake in a line of its own, those of DNS records as well', () => {
  expect(problemsOf({operator: {}}).split('\n')).toHaveLength(2);
  expect(() => dnsRecords({domain: 'example.org', operator, ssh: {host: 'a.example', fingerprintRsa: 'x'}})).toThrow(
    /^ssh\.fingerprintRsa: must be as OpenSSH prints it/,
  );
});

it('looks at the titles of guides, which stand in a file as well', () => {
  const guides = [{path: '/mail', title: 'Mail\nevil'}];
  expect(() => clientFiles({operator}, {now: new Date(), guides})).toThrow(/^guides\.0\.title: must be plain text/);
});

it.each(['Smith & Sons', 'Müller’s <Mail>; "fast" 😀'])('takes the name %s', (name) => {
  expect(problemsOf({operator: {...operator, name}})).toBe('');
});

it('takes objects that say more than it reads', () => {
  expect(problemsOf({operator: {...operator, phone: '1'}, mail: {...mail, quota: 5}, more: true})).toBe('');
});
