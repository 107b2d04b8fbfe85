/** What texts, addresses and classes may do, and how it is said. */
import path from 'node:path';
import {message, type Message} from '../../diagnostic';
import type {Allowed} from '../../options';
import {addressOf, fileAt, splitUrl} from '../../reader/links';
import type {Site} from '../../reader/site';

export const runs = /^(?:javascript|vbscript|data|blob|filesystem|view-source):/i;
export const markup = /<[a-z/!?]/i;
export const styleLoads = /url\s*\((?!\s*["']?#)|image-set|@import/i;

/** What a message is about. */
export type Place = Parameters<typeof message>[0];

export const isForeign = (text: string, {sources = []}: Allowed): boolean =>
  text.split(',').some((each) => {
    const address = addressOf(each);
    return /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(address) && !sources.some((source) => address.startsWith(source));
  });

/** Whether an address without a scheme stays within what is published. */
export function leadsToPublic(url: string, from: string, site: Site): boolean {
  const address = splitUrl(url).address.replaceAll('\\', '/');
  if (address === '') return true;
  // An encoded slash is one more folder for some readers of an address, and none for others.
  if (/^[^?#]*%(?:2f|5c)/i.test(url)) return false;
  if (address.startsWith('/')) return !address.split('/').includes('..');
  return site.isPublic(path.posix.normalize(fileAt({file: from}, address)));
}

/** What Docusaurus' links take out of an address wherever it stands, so that the rest may begin with another host. */
export const misplaced = /(?!^)pathname:\/\//i;

const wrongs = {
  bundled: ['is read by bundlers, which take what stands before ! for a program', 'rename the file, or leave it out'],
  disguised: [
    'is not the address that it looks like',
    'write it as https://…, other signs as %… of UTF-8, and pathname:// at its beginning or not at all',
  ],
  foreign: [
    'would be loaded from elsewhere, and tell others who reads the page',
    'put the file beside the page, or allow its address in the setting "allowed.sources"',
  ],
  markup: ['has markup, which a component may show as such', 'write words alone'],
  noFile: ['is no name of a file', 'leave ? and # out, and ! as well'],
  noPage: ['is no address of this site', 'write one of letters, digits and - after each /'],
  runs: ['is an address that runs or holds something', 'link to a page'],
  unpublished: ['is no file of the content', 'put it beside the page'],
  variable: ['comes from a variable, which the build does not fill in here', 'write it out'],
} as const;

export const wrongText = (at: Place, text: string, wrong: keyof typeof wrongs): Message =>
  message(at, `"${text.slice(0, 60)}" ${wrongs[wrong][0]}`, wrongs[wrong][1]);

/**
 * Words of a style sheet for content, and Infima's classes for it. What moves or covers is named otherwise, but for some:
 * each row within another begins further left, until it lies over the sidebar. Others show less than is written.
 */
const harmlessClass =
  /^(?!(?:breadcrumbs|close|dropdown|footer|menu|navbar|pagination|row|table-of-contents|text--truncate)$|col--offset)(?:[a-z][a-zA-Z]*|(?:alert|avatar|badge|button|card|col|container|hero|language|margin|padding|shadow|table|tabs|text)[_-][a-z\d_-]+)?$/;

export const isHarmlessClass = (text: string): boolean => text.split(/\s+/).every((each) => harmlessClass.test(each));

export const covering = (at: Place): Message =>
  message(
    at,
    'a style or class that may lie over the page, and nobody has checked',
    'leave it out, or name a class of words alone',
  );

/** A carriage return by itself ends a line for some parsers only: one of them reads as a comment what another runs. */
export function loneReturns(text: string): Message[] {
  const at = text.search(/\r(?!\n)/);
  return at < 0 ? [] : [message(at, 'a carriage return that ends no line', 'save the file with line feeds')];
}
