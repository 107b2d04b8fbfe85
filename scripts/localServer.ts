import type {Server} from 'node:http';
import {createStaticServer} from 'docusaurus-publish/server';
import {server} from '../src/site/server';

/** The local server over a build of this site. */
export const createLocalServer = (buildDir: string): Server => createStaticServer(buildDir, server);
