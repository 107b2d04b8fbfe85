import type {Provider} from '../../provider';
import {json} from './json';

/** Tells Matrix clients which server belongs to `@name:domain` (Matrix client-server API, well-known URI). */
export const matrixClient = ({matrix}: Provider): string => json({'m.homeserver': {base_url: matrix.homeserverUrl}});

/** Tells other Matrix servers where to deliver (Matrix server-server API, server discovery). */
export const matrixServer = ({matrix}: Provider): string => json({'m.server': `${matrix.homeserverHost}:${matrix.federationPort}`});
