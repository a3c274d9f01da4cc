import type { Experiment, Verdict } from './experiment';
import { localDateOf } from './local-date';
import { fewest, type Postponement } from './postponement';
import { addUp } from './statistics';

/** What is counted: postponements, the urge after them, and the results of experiments. */
export const countNames = [
  'waits',
  'gone',
  'stayed',
  'grown',
  'searched',
  'came_true',
  'partly',
  'did_not',
  'cannot_tell',
] as const;
export type Counts = Record<(typeof countNames)[number], number>;

/** Counts of one month, identified by its first local day, YYYY-MM-01. */
export interface MonthCounts extends Counts {
  month: string;
}

/** Counts of one month and device, as stored in the account. */
export interface DeviceCounts extends MonthCounts {
  device: string;
}

/** @returns the totals */
export const sumOf = (all: readonly Counts[]): Counts => addUp(countNames, all);

export const noCounts = Object.freeze(sumOf([]));

const verdictCounts = {
  'came-true': 'came_true',
  partly: 'partly',
  'did-not': 'did_not',
  'cannot-tell': 'cannot_tell',
} as const satisfies Record<Verdict, keyof Counts>;

/**
 * Counts a notebook's records by month. A postponement and its answer count in the month it began, an
 * experiment in the month of its result.
 * @param timeZone of the person; defaults to the device's
 * @returns non-empty months, oldest first
 */
export function monthsOf(
  postponements: readonly Postponement[],
  experiments: readonly Experiment[],
  timeZone?: string,
): MonthCounts[] {
  const months = new Map<string, MonthCounts>();
  const monthOf = (moment: number) => {
    const month = `${localDateOf(moment, timeZone).slice(0, 7)}-01`;
    const counts = months.get(month) ?? { month, ...noCounts };
    months.set(month, counts);
    return counts;
  };
  for (const { startedAt, answer } of postponements) {
    const counts = monthOf(startedAt);
    counts.waits += 1;
    if (answer) counts[answer.urge] += 1;
    if (answer?.searched) counts.searched += 1;
  }
  for (const { result } of experiments) if (result) monthOf(result.at)[verdictCounts[result.verdict]] += 1;
  return [...months.values()].sort((a, b) => a.month.localeCompare(b.month));
}

/**
 * Totals over all devices. This device's own records replace its stored counts, so the totals are correct
 * before they are synced, and offline.
 * @param device id of this notebook; null if it has never been synced
 */
export function countsOfAll(
  here: readonly Counts[],
  device: string | null,
  kept: readonly DeviceCounts[],
): Counts {
  return sumOf([...here, ...kept.filter((row) => row.device !== device)]);
}

/** Whether the stored counts of a device are up to date. */
export function isSent(
  here: readonly MonthCounts[],
  device: string | null,
  kept: readonly DeviceCounts[],
): boolean {
  const own = kept.filter((row) => row.device === device);
  return (
    own.length === here.length &&
    here.every((counts) =>
      own.some((row) => row.month === counts.month && countNames.every((name) => row[name] === counts[name])),
    )
  );
}

/** @returns the number of predictions with a result; null below five */
export function predictionsIn({ came_true, partly, did_not, cannot_tell }: Counts): number | null {
  const predictions = came_true + partly + did_not + cannot_tell;
  return predictions < fewest ? null : predictions;
}

/** Whether there are enough answered postponements to report on. */
export const hasEnoughPostponements = ({ gone, stayed, grown }: Counts) => gone + stayed + grown >= fewest;
