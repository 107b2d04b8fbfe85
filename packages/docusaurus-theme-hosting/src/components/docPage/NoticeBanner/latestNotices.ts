import type {Notice} from 'docusaurus-hosting/notices/notices';
import {notices} from '../../shared/site';

/** How long an answer is good for, in milliseconds: a tab that stays open learns of an incident, and the server is not asked for every page. */
const maxAge = 5 * 60_000;

let kept: {readonly since: number; readonly answer: Promise<readonly Notice[]>} | undefined;

/** A page without notices is better than none: what cannot be had or read counts as no notices. */
async function ask(address: string): Promise<readonly Notice[]> {
  try {
    const answer = await fetch(address);
    const found: unknown = answer.ok ? await answer.json() : [];
    // The build has checked what it wrote (checkNotices).
    return Array.isArray(found) ? (found as readonly Notice[]) : [];
  } catch {
    return [];
  }
}

/**
 * The notices that the server has now; they may be newer than the page.
 *
 * @param address - path of the file on the site
 * @param now - in milliseconds since 1970
 */
export function latestNotices(address: string, now: number): Promise<readonly Notice[]> {
  if (process.env.NODE_ENV === 'development') {
    // The file exists only in builds.
    return Promise.resolve(notices);
  }
  if (kept === undefined || now - kept.since > maxAge) {
    kept = {since: now, answer: ask(address)};
  }
  return kept.answer;
}
