import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { seedOfRun } from './scripts/seed.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

seedOfRun();

/** A machine that is busy with something else must not decide; what passes only then is named in the last lines. */
const patient = { testTimeout: 20_000, hookTimeout: 30_000, retry: 1 };
const unitTests = 'tests/unit/**/*.test.{ts,tsx}';
/** They replace a module, a clock, a variable or the document, so each has a process of its own; all others share two. */
const alone = globSync(unitTests).filter((file) =>
  /\bvi\.|process\.env|@vitest-environment/.test(readFileSync(file, 'utf8')),
);
/** They look at the one running stack, and some count what is in the whole of it. */
const onTheStack = [
  'tests/database/{local-stack,mail}/**/*.test.ts',
  'tests/database/{admin-role,notebook-counts,own-data,server-writes}.test.ts',
];

export default defineConfig({
  resolve: {
    alias: {
      '@': fromRoot('.'),
      // Next's marker throws outside of a server component; the tests are the server.
      'server-only': fromRoot('tests/support/server-only.ts'),
    },
  },
  test: {
    setupFiles: ['tests/support/vitest-setup.ts'],
    projects: [
      {
        extends: true,
        // A busy machine takes seconds to make a PDF or 10,000 random texts.
        test: { name: 'unit', include: [unitTests], exclude: alone, isolate: false, testTimeout: 30_000 },
      },
      {
        extends: true,
        test: { name: 'unit-alone', include: alone, testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          exclude: onTheStack,
          // Each file has a database of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'stack',
          include: onTheStack,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
