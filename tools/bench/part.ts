import type { Table } from './report/table.ts';
import type { Served } from './serve/served.ts';

export interface Options {
  /** Only these paths of the site; all when empty. For trying things out. */
  routes: readonly string[];
  /** How often the timed measurements are repeated; each part has its own number when it is not given. */
  rounds: number | undefined;
  /** With 10^7 sessions, too, which takes many minutes. */
  tenMillion: boolean;
}

/** A part of the benchmark; it can be run alone. */
export interface Part {
  /** What it is called by on the command line. */
  name: string;
  run(served: Served, options: Options, say: (what: string) => void): Promise<Table[]>;
}
