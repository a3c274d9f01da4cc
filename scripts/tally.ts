/** What came of checks or tests of one kind. */
export interface Tally {
  passed: number;
  /** What failed, by name. */
  failures: readonly string[];
}

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

/**
 * The end of a run, for those who see only that: the names of what failed, and a line of figures.
 * @returns the exit code
 */
export function reportTally({ passed, failures }: Tally): number {
  const names = failures.map((name) => `failed: ${name}\n`);
  process.stdout.write(`\n${names.join('')}${passed} passed, ${failures.length} failed\n`);
  return failures.length > 0 ? 1 : 0;
}
