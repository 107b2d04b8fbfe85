import type {DnsRecord} from './dnsRecords';

/** Character strings of at most 255 bytes in quotes (RFC 1035, 3.3.14), as zone files write them. */
const quoted = (text: string): string =>
  (text.match(/.{1,255}/gs) ?? ['']).map((part) => `"${part.replace(/["\\]/g, '\\$&')}"`).join(' ');

/** Whether a record belongs into the zone of a domain: its servers answer for no other names. */
export const isInZone = (domain: string, {name}: DnsRecord): boolean => `.${name}`.endsWith(`.${domain}`);

/** Name of a record in its zone, or what stands for the zone's own. */
const relative = (domain: string, name: string, apex: string): string =>
  name === domain ? apex : name.slice(0, -domain.length - 1);

/** Seconds for which resolvers keep an answer. */
const ttl = 3600;

/** The records as a zone file (RFC 1035, 5), which BIND, Knot and NSD read and most providers import. */
export function zoneFile(domain: string, records: readonly DnsRecord[]): string {
  const lines = records
    .filter((record) => isInZone(domain, record))
    .flatMap(({name, type, value, purpose}) => [
      `; ${purpose}`,
      `${name}. IN ${type} ${type === 'TXT' ? quoted(value) : value}`,
    ]);
  return [`$ORIGIN ${domain}.`, `$TTL ${ttl}`, ...lines, ''].join('\n');
}

/** The parts of values, as octoDNS names them. */
const octodnsParts: Readonly<Partial<Record<DnsRecord['type'], readonly string[]>>> = {
  MX: ['preference', 'exchange'],
  SRV: ['priority', 'weight', 'port', 'target'],
  SSHFP: ['algorithm', 'fingerprint_type', 'fingerprint'],
  TLSA: ['certificate_usage', 'selector', 'matching_type', 'certificate_association_data'],
  CAA: ['flags', 'tag', 'value'],
};

/** Digests that have digits alone are longer. */
const isNumber = /^\d{1,5}$/;

/** A value as octoDNS takes it, with the parts in the order of their names. */
function octodnsValue({type, value}: DnsRecord): unknown {
  const words = value.replaceAll('"', '').split(' ');
  const typed = words.map((word) => (isNumber.test(word) ? Number(word) : word));
  const parts = octodnsParts[type]?.map((name, at) => [name, typed[at]]);
  return parts ? Object.fromEntries(parts.sort()) : value.replaceAll(';', '\\;');
}

/** What sorts texts as octoDNS does: digits by the number they are, and before all other characters. */
const natural = (text: string): string => text.replaceAll(/\d+/g, (digits) => `\0${digits.padStart(63, '0')}`);

/**
 * A zone for octoDNS' YamlProvider, which reads JSON as well: records by their names relative to the domain. It refuses
 * keys that are in another order than its own.
 */
export function octodnsZone(domain: string, records: readonly DnsRecord[]): string {
  const zone: Record<string, {ttl: number; type: string; value?: unknown; values?: unknown[]}[]> = {};
  for (const record of records.filter((each) => isInZone(domain, each))) {
    const sets = (zone[relative(domain, record.name, '')] ??= []);
    const same = sets.find(({type}) => type === record.type);
    const value = octodnsValue(record);
    if (same?.values) same.values.push(value);
    // A name has one CNAME at most, and octoDNS reads no list there.
    else sets.push({ttl, type: record.type, ...(record.type === 'CNAME' ? {value} : {values: [value]})});
  }
  const sorted = Object.entries(zone).sort(([a], [b]) => (natural(a) < natural(b) ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** The records as dnscontrol reads them, to be added to a domain that `D()` describes before. */
export function dnscontrolZone(domain: string, records: readonly DnsRecord[]): string {
  const calls = records
    .filter((record) => isInZone(domain, record))
    .map(({name, type, value, purpose}) => {
      // Without the flags of CAA: 0 is what dnscontrol takes for granted. Numbers and what is quoted stay as they are.
      const parts = value.split(' ').slice(type === 'CAA' ? 1 : 0);
      const args = parts.map((part) => (/^(?:\d{1,5}|".*")$/.test(part) ? part : JSON.stringify(part))).join(', ');
      const label = JSON.stringify(relative(domain, name, '@'));
      return `  // ${purpose}\n  ${type}(${label}, ${type === 'TXT' ? JSON.stringify(value) : args})`;
    });
  return `D_EXTEND(${[JSON.stringify(domain), ...calls].join(',\n')}\n);\n`;
}

/** A table in Markdown, for reading and for panels in which records are typed by hand. */
export function recordTable(records: readonly DnsRecord[]): string {
  const rows = records.map(
    ({name, type, value, purpose}) => `| ${[name, type, value.replaceAll('|', '\\|'), purpose].join(' | ')} |`,
  );
  return ['| Name | Type | Value | For |', '|---|---|---|---|', ...rows, ''].join('\n');
}

/** Writers of records, by the names of their formats. */
export const dnsFormats: Readonly<Record<string, (domain: string, records: readonly DnsRecord[]) => string>> = {
  zone: zoneFile,
  table: (_, records) => recordTable(records),
  octodns: octodnsZone,
  dnscontrol: dnscontrolZone,
};
