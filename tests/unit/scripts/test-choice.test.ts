import { expect, it } from 'vitest';
import { chooseFiles, parts, partsFor, runners, testFiles } from '@/scripts/test-choice';

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

it('every part of the second tier exists, and is due when its tests or the files it covers change', () => {
  const paths = testFiles();
  for (const part of parts.flatMap(({ tests }) => tests))
    expect(
      paths.some((path) => path.includes(part)),
      part,
    ).toBe(true);
  expect(partsFor(['docs/trust.md'])).toEqual([]);
  expect(partsFor(['supabase/local/postgres/cluster.ts'])).toContain('tests/long/faults');
  expect(partsFor(['tests/long/strangers/stopwatch.test.ts'])).toContain('tests/long/strangers');
});

it('every test file of the second tier belongs to a part', () => {
  const long = testFiles().filter((file) => file.startsWith('tests/long/'));
  expect(long.length).toBeGreaterThan(0);
  for (const file of long) expect(partsFor([file]).length, file).toBeGreaterThan(0);
});
