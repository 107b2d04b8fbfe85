import type {DnsRecord} from './dnsRecords';

/** Character strings of at most 255 bytes in quotes (RFC 1035, 3.3.14), as zone files write them. */
const quoted = (text: string): string =>
  (text.match(/.{1,255}/gs) ?? ['']).map((part) => `"${part.replace(/["\\]/g, '\\$&')}"`).join(' ');

/**
 * The records as a zone file (RFC 1035, 5), which BIND, Knot and NSD read and most providers import.
 *
 * @param ttl - seconds for which resolvers keep an answer
 */
export function zoneFile(domain: string, records: readonly DnsRecord[], ttl = 3600): string {
  const lines = records.flatMap(({name, type, value, purpose}) => [
    `; ${purpose}`,
    `${name}. IN ${type} ${type === 'TXT' ? quoted(value) : value}`,
  ]);
  return [`$ORIGIN ${domain}.`, `$TTL ${ttl}`, ...lines, ''].join('\n');
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
  const zone: Record<string, {type: string; ttl: number; value?: unknown; values?: unknown[]}[]> = {};
  for (const record of records) {
    const sets = (zone[record.name === domain ? '' : record.name.slice(0, -domain.length - 1)] ??= []);
    const same = sets.find(({type}) => type === record.type);
    const value = octodnsValue(record);
    if (same?.values) same.values.push(value);
    // A name has one CNAME at most, and octoDNS reads no list there.
    else sets.push({type: record.type, ttl, ...(record.type === 'CNAME' ? {value} : {values: [value]})});
  }
  return `${JSON.stringify(zone, null, 2)}\n`;
}

/** A table in Markdown, for reading and for panels in which records are typed by hand. */
export function recordTable(records: readonly DnsRecord[]): string {
  const rows = records.map(({name, type, value, purpose}) => `| ${name} | ${type} | ${value} | ${purpose} |`);
  return ['| Name | Type | Value | For |', '|---|---|---|---|', ...rows, ''].join('\n');
}

/** Writers of records, by the names of their formats. */
export const dnsFormats: Readonly<Record<string, (domain: string, records: readonly DnsRecord[]) => string>> = {
  zone: zoneFile,
  table: (_, records) => recordTable(records),
  octodns: octodnsZone,
};
