import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Generous, so that a busy machine does not fail the run. */
const lenient = { testTimeout: 60_000, hookTimeout: 60_000, retry: Number(process.env.RETRIES || 0) };
const unitTests = 'tests/unit/**/*.test.{ts,tsx}';
/**
 * Tests that replace modules, timers, environment variables or the DOM run in isolation; the rest share
 * workers.
 */
const alone = globSync(unitTests).filter((file) =>
  /\bvi\.|process\.env|@vitest-environment/.test(readFileSync(file, 'utf8')),
);
/** Tests that use the shared stack; some count rows of whole tables, so they run one at a time. */
const onTheStack = [
  'tests/database/{local-stack,mail}/**/*.test.ts',
  'tests/database/{admin-role,own-data,server-writes}.test.ts',
];

export default defineConfig({
  resolve: {
    alias: {
      '@': fromRoot('.'),
      // The real package throws outside server components.
      'server-only': fromRoot('tests/support/server-only.ts'),
    },
  },
  test: {
    setupFiles: ['tests/support/vitest-setup.ts'],
    // Starting one takes a fifth less CPU time than starting a process.
    pool: 'threads',
    projects: [
      {
        extends: true,
        // A busy machine takes seconds for a PDF or 10,000 random inputs.
        test: { name: 'unit', include: [unitTests], exclude: alone, isolate: false, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: { name: 'unit-alone', include: alone, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          ...lenient,
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          exclude: onTheStack,
          // Each file has its own database.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...lenient,
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
          ...lenient,
          // Faults and timings of a whole stack; a test that passes on a retry is reported as flaky.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
