const start = performance.now();

/** Prints a progress line with the seconds since the command started. */
export function progress(what: string): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${what}\n`);
}

/** The results of one kind of check or test. */
export interface Tally {
  passed: number;
  /** Names of failed tests. */
  failures: readonly string[];
  /** Names of tests that passed only on a retry; not counted as passed. */
  flaky?: readonly string[];
  /** Names of tests that could not run here, with the reason. */
  skipped?: readonly string[];
}

/** With more flaky tests than this, the run fails. */
const mostFlaky = 2;

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  flaky: tallies.flatMap(({ flaky = [] }) => flaky),
  skipped: tallies.flatMap(({ skipped = [] }) => skipped),
});

/** Prints the last lines of a run: skipped, flaky and failed tests, then the totals. @returns the exit code */
export function reportTally({ passed, failures, flaky = [], skipped = [] }: Tally): number {
  const failed = [
    ...failures,
    ...(flaky.length > mostFlaky ? [`${flaky.length} flaky tests, more than the ${mostFlaky} allowed`] : []),
  ];
  const lines = [
    ...skipped.map((name) => `not run: ${name}`),
    ...flaky.map((name) => `flaky: ${name}`),
    ...failed.map((name) => `failed: ${name}`),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    `${passed} passed, ${failed.length} failed`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return failed.length > 0 ? 1 : 0;
}
