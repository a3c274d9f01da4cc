import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from '@/scripts/test-reports';

describe('what is read from the report', () => {
  it('of vitest is the name of each test that failed, and of a file that could not be loaded', () => {
    const report = {
      numPassedTests: 3,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a one' },
            { status: 'failed', fullName: 'a two' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'pending', fullName: 'c' }] },
      ],
    };
    expect(readVitest(report)).toEqual({ passed: 3, failures: ['a two', 'b.test.ts'] });
  });

  it('of Playwright is where each test that failed stands; what passed at last has passed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'desktop', status }] });
    const report = {
      stats: { expected: 4, flaky: 1 },
      suites: [
        {
          title: 'site/a.spec.ts',
          specs: [spec('opens', 'unexpected'), spec('closes', 'flaky'), spec('waits', 'skipped')],
          suites: [{ title: 'a form', specs: [spec('answers', 'unexpected'), spec('asks', 'expected')] }],
        },
      ],
    };
    expect(readPlaywright(report)).toEqual({
      passed: 5,
      failures: ['[desktop] site/a.spec.ts › opens', '[desktop] site/a.spec.ts › a form › answers'],
    });
  });
});
