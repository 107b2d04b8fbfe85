import {describe, expect, it} from 'vitest';
import {facts} from '../../fixtures/facts';
import {factTextsOf} from './facts';
import {findLiterals} from './literals';

const known = factTextsOf(facts);
const {mail, dns, contact, links} = facts;

describe('finding literals', () => {
  it.each([
    [`Host \`${mail.imap.host}\``, mail.imap.host, 'write {{mail.imap.host}}'],
    [`[x](${contact.statusUrl}/heute)`, contact.statusUrl, 'write {{contact.statusUrl}}'],
    [`[x](${links.programm})`, links.programm, 'write {{links.programm}}'],
    [`an ${contact.support}`, contact.support, 'write {{contact.support}}'],
    ['bei neu.kleinnetz.example', 'neu.kleinnetz.example', 'add it to src/facts/ and name it'],
    [`DNS ${dns.ipv4}`, dns.ipv4, 'write {{dns.ipv4}}'],
    [`[${dns.ipv6}]`, dns.ipv6, 'write {{dns.ipv6}}'],
    ['auf Port 1993 verbinden', 'Port 1993', 'write {{mail.imap.port}}'],
    ['Port **1993**', 'Port **1993', 'write {{mail.imap.port}}'],
    ['smtp port=1465', 'port=1465', 'write {{mail.submissions.port}}'],
    ['{{mail.imap.host}}:1993', ':1993', 'write {{mail.imap.port}}'],
  ])('"%s" is found in prose, with advice', (line, text, advice) => {
    const reason = `"${text}" is typed by hand`;
    expect(findLiterals(`\n${line}`, known, 'prose')).toEqual([{at: 1 + line.lastIndexOf(text), reason, note: advice}]);
  });

  it.each([
    '{{mail.imap.host}}:{{mail.imap.port}}',
    'https://{{mail.imap.host}}/x',
    'um 21:30 Uhr, genau 21:30:15',
    'Version 3.10.2, 1993 Geräte',
    'kleinnetz.example.org',
    '[Post](/hilfe/reden/post)',
  ])('"%s" is none in prose', (line) => {
    expect(findLiterals(line, known, 'prose')).toEqual([]);
  });

  it('addresses count in code, numbers do not', () => {
    expect(findLiterals(`fetch('https://${mail.imap.host}/');`, known, 'code')).toHaveLength(1);
    expect(findLiterals('const port = 1993; // a port: 1993', known, 'code')).toEqual([]);
  });
});
