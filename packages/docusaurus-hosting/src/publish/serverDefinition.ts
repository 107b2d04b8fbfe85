import {serverDefinition, type Headers, type Redirect, type ServerDefinition} from 'docusaurus-publish';
import type {Deployment} from 'docusaurus-publish/commands';
import {autodiscoverFiles, mtaStsFile, mtaStsHost, paccFile, paccHost, passkeysFile} from 'mail-client-config';
import {serviceListPath} from '../client-files/serviceList';
import {offersMail} from '../facts/lookup';
import {currentOffer} from '../facts/provider';
import type {Provider} from '../facts/schema';
import type {FrontDoor} from '../site/frontDoor';
import {feedbackPath} from '../site/pageFeedback';

export interface HostingServerOptions {
  readonly provider: Provider;
  readonly redirects: readonly Redirect[];
  /** Are all hosts below the site's own HTTPS only? HSTS covers them only then (RFC 6797, 6.1.2). */
  readonly httpsSubdomains?: boolean;
  readonly frontDoor?: Pick<FrontDoor, 'offlinePages'>;
  readonly deployment?: Pick<Deployment, 'behindProxy'>;
}

/** For files that pages of other origins may read. */
const readableByAll: Headers = {'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*'};

/** For files whose names do not say it. */
const json: Headers = {'Content-Type': 'application/json'};

/** What Matrix asks for, so that clients in any browser can read its files (Client-Server API, "Web browser clients"). */
const matrixHeaders: Headers = {
  ...readableByAll,
  ...json,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'X-Requested-With, Content-Type, Authorization',
};

const matrixFiles = ['/.well-known/matrix/client', '/.well-known/matrix/server'];
const autoconfigFile = '/mail/config-v1.1.xml';
const domainAutoconfigFile = '/.well-known/autoconfig/mail/config-v1.1.xml';

const davRedirects = ['/.well-known/caldav', '/.well-known/carddav'];

/** How the site of a provider is served, with the hosts on which mail and Matrix clients look for their files. */
export function hostingServer(options: HostingServerOptions): ServerDefinition {
  const {redirects, httpsSubdomains, frontDoor, deployment} = options;
  const provider = currentOffer(options.provider);
  const {account, contact, dav, mail, matrix, operator} = provider;
  const hasMail = offersMail(provider);
  const autodiscoverHost = hasMail ? mail.autodiscoverHost : undefined;
  const outlookFiles = autodiscoverHost === undefined ? [] : autodiscoverFiles;
  return serverDefinition({
    siteUrl: operator.siteUrl,
    redirects,
    externalRedirects: [
      {from: '/.well-known/change-password', to: account.url},
      // Where calendars and contacts begin, for clients that know only the domain (RFC 6764, 5).
      ...(dav ? davRedirects.map((from) => ({from, to: dav.url})) : []),
    ],
    trustedTypes: true,
    offlinePages: frontDoor?.offlinePages ?? [],
    ...(deployment?.behindProxy !== undefined && {behindProxy: deployment.behindProxy}),
    ...(httpsSubdomains !== undefined && {httpsSubdomains}),
    rules: [
      {path: serviceListPath, headers: readableByAll},
      ...(account.passkeysUrl === undefined ? [] : [{path: passkeysFile, headers: json}]),
      ...(matrix ? matrixFiles.map((path) => ({path, headers: matrixHeaders})) : []),
    ],
    preflight: matrix ? matrixFiles : [],
    noContent: contact.pageFeedback ? [`${feedbackPath}/*`] : [],
    // Outlook sends the address that it wants to set up.
    answerPost: outlookFiles,
    fileHosts: [
      {
        name: 'domain',
        host: mail.domain,
        files: [
          ...(hasMail ? [domainAutoconfigFile] : []),
          ...(matrix ? matrixFiles : []),
          '/.well-known/security.txt',
          ...(account.passkeysUrl === undefined ? [] : [passkeysFile]),
          ...outlookFiles,
        ],
        redirects: true,
      },
      // What mail programs ask first for an address of the domain.
      ...(hasMail ? [{name: 'autoconfig', host: mail.autoconfigHost, files: [autoconfigFile]}] : []),
      // What other mail servers ask (RFC 8461, 3.3).
      ...(hasMail && mail.mtaSts ? [{name: 'mtasts', host: mtaStsHost(mail.domain), files: [mtaStsFile]}] : []),
      ...(autodiscoverHost === undefined ? [] : [{name: 'autodiscover', host: autodiscoverHost, files: outlookFiles}]),
      // The last one: ports behind nginx and Apache follow the order.
      ...(hasMail && mail.pacc ? [{name: 'pacc', host: paccHost(mail.domain), files: [paccFile]}] : []),
    ],
  });
}
