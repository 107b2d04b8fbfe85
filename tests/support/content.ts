import type {Provider} from 'docusaurus-hosting/facts';
import config from '../../hosting.config';
import {HostingContent} from '../../packages/docusaurus-hosting/src/check/content';
import {repository} from './newSite';

/** The content of this site as another provider would publish it. */
export const contentWith = (provider: Provider): HostingContent =>
  new HostingContent(repository, {...config, provider}, '2026-06-01');
