import { expect, it } from 'vitest';
import { chooseFiles, runners, testFiles } from '@/scripts/test-run';

it('words select the files whose path contains one of them, grouped by runner', () => {
  const files = ['tests/unit/feed.test.ts', 'tests/e2e/site/feed.spec.ts', 'tests/e2e/auth/sessions.spec.ts'];
  expect(chooseFiles(['feed'], files)).toEqual({
    unit: ['tests/unit/feed.test.ts'],
    browser: ['tests/e2e/site/feed.spec.ts'],
  });
  expect(chooseFiles(['nothing of the kind'], files)).toBeNull();
});

it('every test file has exactly one runner', () => {
  for (const file of testFiles()) {
    const mine = Object.values(runners).filter(({ files }) => files.test(file));
    expect(mine.length, file).toBe(1);
  }
});
