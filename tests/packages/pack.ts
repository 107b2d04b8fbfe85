import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {packPackages} from '../../scripts/pack';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with the tarballs of all packages. */
    readonly tarballs: string;
  }
}

/** Packs the packages once for all tests of them. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'packed-'));
  packPackages(folder);
  project.provide('tarballs', folder);
  return () => rmSync(folder, {recursive: true, force: true});
}
