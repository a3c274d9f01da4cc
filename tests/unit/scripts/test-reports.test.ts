import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { addTallies, summarise } from '@/scripts/report';
import { readPlaywright, readVitest } from '@/scripts/test-run';

describe('reading a report', () => {
  it('of vitest finds failed and flaky tests, and files that failed to load', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a one', meta: {} },
            { status: 'failed', fullName: 'a two' },
            { status: 'passed', fullName: 'a three', meta: { isRetried: true } },
          ],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'pending', fullName: 'c' }] },
      ],
    };
    expect(readVitest(report as unknown as JsonTestResults)).toEqual({
      passed: 1,
      failures: ['a two', 'b.test.ts'],
      flaky: ['a three'],
    });
  });

  it('of Playwright finds the full names of failed, flaky and skipped tests', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ projectName: 'desktop', status, annotations: [] }],
    });
    const left = {
      title: 'in Firefox',
      tests: [
        {
          projectName: 'long',
          status: 'skipped',
          annotations: [{ type: 'skip', description: 'Firefox is not here' }],
        },
      ],
    };
    const report = {
      stats: { expected: 4 },
      suites: [
        {
          title: 'site/a.spec.ts',
          specs: [spec('opens', 'unexpected'), spec('closes', 'flaky'), spec('waits', 'skipped'), left],
          suites: [{ title: 'a form', specs: [spec('answers', 'unexpected'), spec('asks', 'expected')] }],
        },
      ],
      errors: [{ message: 'SyntaxError: b.spec.ts\n  at line 3' }],
    };
    expect(readPlaywright(report as unknown as JSONReport)).toEqual({
      passed: 4,
      failures: [
        '[desktop] site/a.spec.ts › opens',
        '[desktop] site/a.spec.ts › a form › answers',
        'SyntaxError: b.spec.ts',
      ],
      flaky: ['[desktop] site/a.spec.ts › closes'],
      skipped: ['[long] site/a.spec.ts › in Firefox: Firefox is not here'],
    });
  });
});

describe('the summary of a run', () => {
  it('names failed and flaky tests, and ends with the totals', () => {
    const tally = addTallies([
      { passed: 3, failures: ['a form answers'] },
      { passed: 4, failures: [], flaky: ['a page opens'] },
    ]);
    expect(summarise(tally)).toEqual({
      lines: ['flaky: a page opens', 'failed: a form answers', '1 flaky', '7 passed, 1 failed'],
      code: 1,
    });
  });

  it('passes with two flaky tests and fails with three', () => {
    expect(summarise({ passed: 9, failures: [], flaky: ['a', 'b'] }).code).toBe(0);
    const { lines, code } = summarise({ passed: 9, failures: [], flaky: ['a', 'b', 'c'] });
    expect(lines.at(-1)).toBe('9 passed, 1 failed');
    expect(code).toBe(1);
  });
});
