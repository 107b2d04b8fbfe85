import {serverDefinition, type Headers, type ServerDefinition} from 'docusaurus-publish';
import {autodiscoverFiles, mtaStsFile, mtaStsHost, paccFile, paccHost, passkeysFile} from 'mail-client-config';
import {serviceListPath} from '../client-files/serviceList';
import {offersMail} from '../facts/lookup';
import {currentOffer} from '../facts/defineFacts';
import type {HostingSite} from '../site/hostingSite';
import {feedbackPath} from '../site/pageFeedback';

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
const davRedirects = ['/.well-known/caldav', '/.well-known/carddav'];

/** How the site of a provider is served, with the hosts on which mail and Matrix clients look for their files. */
export function hostingServer(site: HostingSite): ServerDefinition {
  const {redirects, httpsSubdomains, guidance, deployment} = site;
  const facts = currentOffer(site.facts);
  const {account, contact, dav, mail, matrix, operator} = facts;
  const hasMail = offersMail(facts);
  const autodiscoverHost = hasMail ? mail.autodiscoverHost : undefined;
  const outlookFiles = autodiscoverHost === undefined ? [] : autodiscoverFiles;
  const passkeyFiles = account.passkeysUrl === undefined ? [] : [passkeysFile];
  return serverDefinition({
    siteUrl: operator.siteUrl,
    redirects,
    externalRedirects: [
      {from: '/.well-known/change-password', to: account.url},
      // Where calendars and contacts begin, for clients that know only the domain (RFC 6764, 5).
      ...(dav ? davRedirects.map((from) => ({from, to: dav.url})) : []),
    ],
    trustedTypes: true,
    offlinePages: guidance.offlinePages,
    ...(deployment?.behindProxy !== undefined && {behindProxy: deployment.behindProxy}),
    httpsSubdomains,
    rules: [
      {path: serviceListPath, headers: readableByAll},
      ...passkeyFiles.map((path) => ({path, headers: json})),
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
          ...(hasMail ? ['/.well-known/autoconfig/mail/config-v1.1.xml'] : []),
          ...(matrix ? matrixFiles : []),
          '/.well-known/security.txt',
          ...passkeyFiles,
          ...outlookFiles,
        ],
        redirects: true,
      },
      // What mail programs ask first for an address of the domain.
      ...(hasMail ? [{name: 'autoconfig', host: mail.autoconfigHost, files: ['/mail/config-v1.1.xml']}] : []),
      // What other mail servers ask (RFC 8461, 3.3).
      ...(hasMail && mail.mtaSts ? [{name: 'mtasts', host: mtaStsHost(mail.domain), files: [mtaStsFile]}] : []),
      ...(autodiscoverHost === undefined ? [] : [{name: 'autodiscover', host: autodiscoverHost, files: outlookFiles}]),
      // The last one: ports behind nginx and Apache follow the order.
      ...(hasMail && mail.pacc ? [{name: 'pacc', host: paccHost(mail.domain), files: [paccFile]}] : []),
    ],
  });
}
