import type {Facts} from 'docusaurus-hosting/facts';
import config from '../../hosting.config';
import {HostingContent} from '../../packages/docusaurus-hosting/src/check/content';
import {repository} from './newSite';

/** The content of this site as another provider would publish it. */
export const contentWith = (facts: Facts): HostingContent =>
  new HostingContent(repository, {...config, facts}, '2026-06-01');
