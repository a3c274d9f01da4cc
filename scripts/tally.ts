/** What came of checks or tests of one kind. */
export interface Tally {
  passed: number;
  /** What failed, by name. */
  failures: readonly string[];
  /** What passed only when it was tried again, by name; it does not count as passed. */
  flaky?: readonly string[];
  /** What could not be run here, with the reason. */
  skipped?: readonly string[];
}

/** More of them in one run, and the run says nothing. */
const mostFlaky = 2;

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  flaky: tallies.flatMap(({ flaky = [] }) => flaky),
  skipped: tallies.flatMap(({ skipped = [] }) => skipped),
});

/**
 * The end of a run, for those who see only that: the names of what is flaky and of what failed, and a line of figures.
 * @returns the lines, and the exit code
 */
export function summarise({ passed, failures, flaky = [], skipped = [] }: Tally): {
  lines: string[];
  code: 0 | 1;
} {
  const failed = [
    ...failures,
    ...(flaky.length > mostFlaky ? [`${flaky.length} tests are flaky, and ${mostFlaky} may be`] : []),
  ];
  const lines = [
    ...skipped.map((name) => `not run: ${name}`),
    ...flaky.map((name) => `flaky: ${name}`),
    ...failed.map((name) => `failed: ${name}`),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    `${passed} passed, ${failed.length} failed`,
  ];
  return { lines, code: failed.length > 0 ? 1 : 0 };
}

/** Prints the end of a run. @returns the exit code */
export function reportTally(tally: Tally): number {
  const { lines, code } = summarise(tally);
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return code;
}
