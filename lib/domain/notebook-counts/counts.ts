import { fewest } from '../delay/curve';
import type { Delay } from '../delay/delay';
import type { Experiment, Verdict } from '../experiments/experiment';
import { localDateOf } from '../stats/local-date';

/** What is counted: waits and what became of the urge, and the results of experiments. */
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

/** The counts of one month: its first day on the person's own calendar, YYYY-MM-01. */
export interface MonthCounts extends Counts {
  month: string;
}

/** The counts of one month on one device, as the account keeps them. */
export interface DeviceCounts extends MonthCounts {
  device: string;
}

export const noCounts = Object.freeze(Object.fromEntries(countNames.map((name) => [name, 0]))) as Counts;

const verdictCounts = {
  'came-true': 'came_true',
  partly: 'partly',
  'did-not': 'did_not',
  'cannot-tell': 'cannot_tell',
} as const satisfies Record<Verdict, keyof Counts>;

/**
 * What a notebook holds, by month. A wait and its answer belong to the month in which it began, an experiment to the month of
 * its result; one without a result is not counted.
 * @param timeZone of the person; the device's own when left out
 * @returns the months with anything in them, the oldest first
 */
export function monthsOf(
  delays: readonly Delay[],
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
  for (const { startedAt, answer } of delays) {
    const counts = monthOf(startedAt);
    counts.waits += 1;
    if (answer) counts[answer.urge] += 1;
    if (answer?.searched) counts.searched += 1;
  }
  for (const { result } of experiments) if (result) monthOf(result.at)[verdictCounts[result.verdict]] += 1;
  return [...months.values()].sort((a, b) => a.month.localeCompare(b.month));
}

/** @returns all of them added up */
export function sumOf(all: readonly Counts[]): Counts {
  const sum: Counts = { ...noCounts };
  for (const counts of all) for (const name of countNames) sum[name] += counts[name];
  return sum;
}

/**
 * The counts of all devices. Of this one, what it holds now is taken and not what the account has of it, so that the sum is
 * right before it is sent, and while it cannot be.
 * @param device of this notebook; null when the account has never had anything of it
 */
export function countsOfAll(
  here: readonly Counts[],
  device: string | null,
  kept: readonly DeviceCounts[],
): Counts {
  return sumOf([...here, ...kept.filter((row) => row.device !== device)]);
}

/** Whether the account has of a device just what is there, so that nothing is to be sent. */
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

/** @returns how many predictions have a result, or null below five: less is chance */
export function predictionsIn({ came_true, partly, did_not, cannot_tell }: Counts): number | null {
  const predictions = came_true + partly + did_not + cannot_tell;
  return predictions < fewest ? null : predictions;
}

/** Whether there are enough answers to waits to speak of. */
export const hasEnoughWaits = ({ gone, stayed, grown }: Counts) => gone + stayed + grown >= fewest;
