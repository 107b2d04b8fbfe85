import type {Matrix} from './facts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Tells Matrix clients which server belongs to `@name:domain` (Matrix client-server API, well-known URI). */
export const matrixClient = ({homeserverUrl}: Matrix): string => json({'m.homeserver': {base_url: homeserverUrl}});

/** Tells other Matrix servers where to deliver (Matrix server-server API, server discovery). */
export const matrixServer = ({homeserverHost, federationPort}: Matrix): string =>
  json({'m.server': `${homeserverHost}:${federationPort}`});
