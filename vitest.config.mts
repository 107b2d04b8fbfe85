import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    projects: [
      {extends: true, test: {name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}', 'bench/**/*.test.ts']}},
      // Checks of the finished build in build/.
      {extends: true, test: {name: 'build', include: ['tests/build/**/*.test.ts']}},
      // Real programs read what the build holds for them.
      {extends: true, test: {name: 'clients', include: ['tests/clients/**/*.test.ts'], fileParallelism: false}},
    ],
  },
});
