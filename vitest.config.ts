import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Generous, so that a busy machine does not fail the run. */
const lenient = { testTimeout: 60_000, hookTimeout: 60_000, retry: Number(process.env.RETRIES || 0) };
const unitTests = 'tests/unit/**/*.test.{ts,tsx}';
/** Tests that use the shared stack; some count rows of whole tables, so they run one at a time. */
const stackTests = [
  'tests/database/{local-stack,mail}/**/*.test.ts',
  'tests/database/{admin-role,own-data}.test.ts',
];
/**
 * Tests that replace modules, timers, environment variables or the DOM run in isolation; the rest share workers, which load the
 * product once and not for each file.
 */
const alone = (pattern: string | string[]) =>
  globSync(pattern).filter((file) =>
    /\bvi\.|process\.env|@vitest-environment/.test(readFileSync(file, 'utf8')),
  );
const unitAlone = alone(unitTests);
const stackAlone = alone(stackTests);
const onTheStack = { ...lenient, fileParallelism: false, maxWorkers: 1 };

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
        test: { name: 'unit', include: [unitTests], exclude: unitAlone, isolate: false, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'unit-alone',
          include: unitAlone,
          testTimeout: 60_000,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: {
          ...lenient,
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          exclude: stackTests,
          isolate: false,
          // Each file has its own database.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...onTheStack,
          name: 'stack',
          include: stackTests,
          exclude: stackAlone,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...onTheStack, name: 'stack-alone', include: stackAlone, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: {
          ...onTheStack,
          // Faults and timings of a whole stack; a test that passes on a retry is reported as flaky.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
