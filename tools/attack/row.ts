export interface AttackRow {
  /** The promise that the attack tries to break. */
  promise: string;
  /** Default number of attempts. */
  count: number;
  /**
   * @param seed makes the attack reproducible
   * @returns figures by what they count
   * @throws naming the faults when the promise is broken
   */
  run(count: number, seed: number): Promise<Record<string, number>>;
}

/** @throws listing up to twenty of these faults, if there are any */
export function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([`${faults.length} faults`, ...faults.slice(0, 20)].join('\n  '));
}
