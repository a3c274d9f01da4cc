export interface TimeComparison {
  /** Median milliseconds. */
  known: number;
  unknown: number;
  /** Share of all pairs in which the known one took longer; 0.5 means no difference. */
  longer: number;
}

/** Compares two samples without assumptions about their distribution. */
export function compareTimes(known: readonly number[], unknown: readonly number[]): TimeComparison {
  let longer = 0;
  for (const each of known)
    for (const other of unknown) longer += each > other ? 1 : each === other ? 0.5 : 0;
  return { known: median(known), unknown: median(unknown), longer: longer / (known.length * unknown.length) };
}

/**
 * Whether the samples differ significantly: a Mann–Whitney rank test at three standard deviations, robust
 * against a few slow responses.
 * @param count size of each sample
 */
export function isDistinguishable({ longer }: TimeComparison, count: number): boolean {
  return Math.abs(longer - 0.5) > 3 * Math.sqrt((2 * count + 1) / (12 * count * count));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
