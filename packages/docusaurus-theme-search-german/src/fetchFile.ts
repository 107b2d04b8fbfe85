import {DamagedFileError} from './index/envelope';
import type {SearchFailure} from './types';

/** How long a file or the worker may take, in milliseconds: then the visitor is told. */
export const patience = 15_000;

class MissingFileError extends Error {}

/** Fetches a file of the index. @throws Error when it is missing, cannot be had, or takes longer than {@link patience} */
export async function fetchFile(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, {...init, signal: AbortSignal.timeout(patience)});
  const message = `The search index could not be loaded: ${url} has status ${response.status}`;
  if (response.status === 404 || response.status === 410) throw new MissingFileError(message);
  if (!response.ok) throw new Error(message);
  return response.text();
}

/** What an error means to a visitor: files of this page's own release are there as long as the release is. */
export function failureOf(error: unknown): SearchFailure {
  if (error instanceof MissingFileError) return 'outdated';
  return error instanceof DamagedFileError ? 'damaged' : 'unreachable';
}
