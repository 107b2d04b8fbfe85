import {dnsRecords, type DnsRecord} from 'mail-client-config';
import {offersMail} from '../../facts/lookup';
import type {Provider} from '../../facts/schema';

/** The records that the facts ask for, on the domain of the mail addresses. */
export function recordsFor(provider: Provider): DnsRecord[] {
  const {operator, mail, dav, forge} = provider;
  return dnsRecords({
    domain: mail.domain,
    operator,
    mail: offersMail(provider) ? mail : undefined,
    dav,
    ssh: forge && {...forge, host: forge.ssh.host},
  });
}

/** A value by its parts, as octoDNS names them. */
function octodnsValue({type, value}: DnsRecord): unknown {
  const [first = '', second = '', third = '', fourth = ''] = value.split(' ');
  switch (type) {
    case 'MX':
      return {preference: Number(first), exchange: second};
    case 'SRV':
      return {priority: Number(first), weight: Number(second), port: Number(third), target: fourth};
    case 'SSHFP':
      return {algorithm: Number(first), fingerprint_type: Number(second), fingerprint: third};
    case 'CAA':
      return {flags: Number(first), tag: second, value: third.replaceAll('"', '')};
    case 'TXT':
      return value.replaceAll(';', '\\;');
    case 'CNAME':
      return value;
  }
}

/** A zone for octoDNS' YamlProvider, which reads JSON as well: records by their names relative to the domain. */
export function octodnsZone(domain: string, records: readonly DnsRecord[], ttl = 3600): string {
  const zone: Record<string, {type: string; ttl: number; values: unknown[]}[]> = {};
  for (const record of records) {
    const sets = (zone[record.name === domain ? '' : record.name.slice(0, -domain.length - 1)] ??= []);
    const same = sets.find(({type}) => type === record.type);
    if (same) same.values.push(octodnsValue(record));
    else sets.push({type: record.type, ttl, values: [octodnsValue(record)]});
  }
  return `${JSON.stringify(zone, null, 2)}\n`;
}

/** A table in Markdown, for reading and for panels in which records are typed by hand. */
export function recordTable(records: readonly DnsRecord[]): string {
  const rows = records.map(({name, type, value, purpose}) => `| ${name} | ${type} | ${value} | ${purpose} |`);
  return ['| Name | Type | Value | For |', '|---|---|---|---|', ...rows, ''].join('\n');
}
