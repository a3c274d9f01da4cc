import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': fromRoot('.'),
      // Next's marker throws outside of a server component; the tests are the server.
      'server-only': fromRoot('tests/support/server-only.ts'),
    },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          // One stack for all: each test makes its own accounts and rows, and none empties a table.
          testTimeout: 20_000,
          // Outages and stopwatches on a machine that is busy with something else; a fault fails every time.
          retry: 2,
          hookTimeout: 30_000,
          // Some count what is in the whole database.
          fileParallelism: false,
        },
      },
    ],
  },
});
