export interface AttackRow {
  /** The promise that it tries to break. */
  promise: string;
  /** How often it is tried by default. */
  count: number;
  /**
   * @param seed the same one gives the same attack
   * @returns figures, each with what it counts
   * @throws saying what must not happen and did
   */
  run(count: number, seed: number): Promise<Record<string, number>>;
}

/** @throws with the first of these faults, if there are any */
export function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([`${faults.length} faults`, ...faults.slice(0, 20)].join('\n  '));
}
