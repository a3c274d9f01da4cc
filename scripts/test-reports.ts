import type { Tally } from './tally.ts';

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** What vitest's JSON reporter has written. A file that could not be loaded has no tests, and failed. */
export function readVitest(report: unknown): Tally {
  const { numPassedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return failed.length === 0 && status === 'failed' ? [name] : failed;
  });
  return { passed: numPassedTests, failures };
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

function unexpected({ title, suites = [], specs }: Suite, place = ''): string[] {
  const here = `${place}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${here}${spec.title}`),
  );
  return [...own, ...suites.flatMap((suite) => unexpected(suite, here))];
}

/** What Playwright's JSON reporter has written. What passed only when tried again is named in its own output. */
export function readPlaywright(report: unknown): Tally {
  const { stats, suites } = report as { stats: { expected: number; flaky: number }; suites: Suite[] };
  return { passed: stats.expected + stats.flaky, failures: suites.flatMap((suite) => unexpected(suite)) };
}
