import {createHash} from 'node:crypto';
import type {Mail} from './facts';

/** Where other mail servers look for the policy, on the host `mta-sts` of the mail domain. */
export const mtaStsFile = '/.well-known/mta-sts.txt';

/**
 * The policy by which other mail servers insist on TLS (MTA-STS, RFC 8461, 3.2).
 *
 * @returns undefined when the facts have no policy, or no host that receives mail
 */
export function mtaStsPolicy({mtaSts, mxHost}: Pick<Mail, 'mtaSts' | 'mxHost'>): string | undefined {
  if (!mtaSts || !mxHost) return undefined;
  const lines = ['version: STSv1', `mode: ${mtaSts.mode}`, `mx: ${mxHost}`, `max_age: ${mtaSts.maxAge}`];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** The policy's `id` in the DNS: other servers fetch the policy again when it changes (RFC 8461, 3.1). */
export const mtaStsId = (policy: string): string => createHash('sha256').update(policy).digest('hex').slice(0, 32);
