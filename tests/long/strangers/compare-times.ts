export interface TimeComparison {
  /** Median milliseconds. */
  known: number;
  unknown: number;
  /** In which share of all pairs the known one took longer: 0.5 when nothing can be told. */
  longer: number;
}

/** Compares two samples of times without any assumption about how they are spread. */
export function compareTimes(known: readonly number[], unknown: readonly number[]): TimeComparison {
  let longer = 0;
  for (const each of known)
    for (const other of unknown) longer += each > other ? 1 : each === other ? 0.5 : 0;
  return { known: median(known), unknown: median(unknown), longer: longer / (known.length * unknown.length) };
}

/**
 * Whether the two samples differ by more than chance: the rank test of Mann and Whitney at three standard deviations,
 * which a few slow answers of a busy machine do not move.
 * @param count the size of each sample
 */
export function canBeTold({ longer }: TimeComparison, count: number): boolean {
  return Math.abs(longer - 0.5) > 3 * Math.sqrt((2 * count + 1) / (12 * count * count));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
