import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import type { Tally } from './tally.ts';

/** Reads the report of vitest's JSON reporter. A file that failed to load counts as one failure. */
export function readVitest({ testResults }: JsonTestResults): Tally {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed');
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return failed.length === 0 && status === 'failed' ? [name] : failed;
  });
  const flaky = passed.filter(({ meta }) => meta.isRetried).map(({ fullName }) => fullName);
  return { passed: passed.length - flaky.length, failures, flaky };
}

/** Full names of the tests with a status; of skipped ones, only those with a reason, and the reason. */
function namesOf(
  wanted: 'unexpected' | 'flaky' | 'skipped',
  { title, suites = [], specs }: JSONReportSuite,
  place = '',
): string[] {
  const here = `${place}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ projectName, status, annotations }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      if (status !== wanted || (wanted === 'skipped' && !reason)) return [];
      return [`[${projectName}] ${here}${spec.title}${wanted === 'skipped' ? `: ${reason}` : ''}`];
    }),
  );
  return [...own, ...suites.flatMap((suite) => namesOf(wanted, suite, here))];
}

/** Reads the report of Playwright's JSON reporter. A file that failed to load is an error of the run. */
export function readPlaywright({ stats, suites, errors }: JSONReport): Tally {
  const names = (wanted: Parameters<typeof namesOf>[0]) => suites.flatMap((suite) => namesOf(wanted, suite));
  const broken = errors.map(({ message = 'an error outside the tests' }) => message.split('\n')[0] ?? '');
  return {
    passed: stats.expected,
    failures: [...names('unexpected'), ...broken],
    flaky: names('flaky'),
    skipped: names('skipped'),
  };
}
