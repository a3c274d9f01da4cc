/** What one attack found. */
export interface RowReport {
  /** Each figure with what it counts. */
  figures: Readonly<Record<string, number | string>>;
  /** A sentence for each thing that must not happen; empty when the row holds. */
  faults: readonly string[];
}

export interface AttackRow {
  /** The promise that it tries to break. */
  promise: string;
  /** How often it is tried by default. */
  count: number;
  /** @param seed the same one gives the same attack */
  run(count: number, seed: number): Promise<RowReport>;
}
