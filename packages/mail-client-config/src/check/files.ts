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

/** What is to be said of an address that nobody answers. */
function unreached(subject: string, error: unknown): CheckResult {
  const {message, cause} = error as Error;
  const detail = cause instanceof Error ? cause.message : message;
  const {host} = new URL(subject.replace(/^.* /, ''));
  return wrong(subject, detail, `let ${host} lead to a web server with a trusted certificate`);
}

/**
 * Fetches published files over HTTPS and compares them with what the facts say.
 *
 * @param files - address → content
 */
export const checkFiles = (
  files: ReadonlyMap<string, string>,
  fetchFile: typeof fetch = fetch,
): Promise<CheckResult[]> =>
  Promise.all(
    [...files].map(async ([subject, expected]): Promise<CheckResult> => {
      const publish = 'publish again, and let this host serve the file';
      try {
        const response = await fetchFile(subject, {redirect: 'manual', signal: AbortSignal.timeout(15_000)});
        if (response.status !== 200) return wrong(subject, `status ${response.status} in place of 200`, publish);
        return comparable(await textOf(response)) === comparable(expected)
          ? right(subject, response.headers.get('content-type') ?? 'no type')
          : wrong(subject, 'it is not the file of this build', publish);
      } catch (error) {
        return unreached(subject, error);
      }
    }),
  );

/** Looks at the day until which the published `security.txt` holds (RFC 9116, 2.5.5). */
export async function checkSecurityTxt(url: string, now: Date, ask: typeof fetch = fetch): Promise<CheckResult> {
  const subject = `Expires in ${url}`;
  try {
    // A redirect may lead into the operator's own network.
    const text = await textOf(await ask(url, {redirect: 'manual', signal: AbortSignal.timeout(15_000)}));
    const until = new Date(/^Expires: (.+)$/im.exec(text)?.[1] ?? '');
    return expiry(subject, until, now, 'publish again: every build writes a new day');
  } catch (error) {
    return unreached(subject, error);
  }
}
