import type {Endpoint} from './schema';

const isEndpoint = (value: object): value is Endpoint =>
  'label' in value && 'host' in value && 'port' in value && 'transport' in value;

/** All endpoints among facts, with their paths: `mail.imap`. */
export function collectEndpoints(value: object, path = ''): [path: string, endpoint: Endpoint][] {
  if (isEndpoint(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    child && typeof child === 'object' ? collectEndpoints(child, path ? `${path}.${key}` : key) : [],
  );
}
