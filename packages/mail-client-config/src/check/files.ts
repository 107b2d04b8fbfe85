import {readAll} from './connection';
import {expiry, right, wrong, type CheckResult} from './result';

/** Lines of a file, but for the day until which `security.txt` holds: it follows from the time of the build. */
export const linesToCompare = (text: string): string[] =>
  text.split('\n').filter((line) => !line.startsWith('Expires: '));

/** What two copies of a file are compared by; servers may write the ends of lines in their own way. */
const comparable = (text: string): string => linesToCompare(text.replaceAll('\r\n', '\n')).join('\n').trim();

/** The types of browsers do not know that bodies can be iterated. */
const textOf = async ({body}: Response): Promise<string> =>
  body ? String(await readAll(body as unknown as AsyncIterable<Uint8Array>)) : '';

/** The day until which a `security.txt` holds (RFC 9116, 2.5.5). */
const expires = /^Expires: (.+)$/m;

/**
 * Fetches published files over HTTPS, compares them with what the facts say, and looks at the day until which `security.txt`
 * holds.
 *
 * @param files - address → content
 */
export const checkFiles = (
  files: ReadonlyMap<string, string>,
  now: Date,
  fetchFile: typeof fetch = fetch,
): Promise<CheckResult[]> =>
  Promise.all(
    [...files].map(async ([subject, expected]): Promise<CheckResult> => {
      const publish = 'publish again, and let this host serve the file';
      try {
        // A redirect may lead into the operator's own network.
        const response = await fetchFile(subject, {redirect: 'manual', signal: AbortSignal.timeout(15_000)});
        if (response.status !== 200) return wrong(subject, `status ${response.status} in place of 200`, publish);
        const text = await textOf(response);
        if (comparable(text) !== comparable(expected))
          return wrong(subject, 'it is not the file of this build', publish);
        if (!expires.test(expected)) return right(subject, response.headers.get('content-type') ?? 'no type');
        const until = new Date(expires.exec(text)?.[1] ?? '');
        return expiry(subject, until, now, 'publish again: every build writes a new day');
      } catch (error) {
        const {message, cause} = error as Error;
        const mend = `let ${new URL(subject).host} lead to a web server with a trusted certificate`;
        return wrong(subject, cause instanceof Error ? cause.message : message, mend);
      }
    }),
  );
