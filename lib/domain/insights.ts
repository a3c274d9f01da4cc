import { type TechniqueId, techniqueIds } from './flip';
import { addDays, type LocalDate, localDateOf } from './local-date';
import { type AnsweredPostponement, answeredOf, MIN_SAMPLE, type Postponement } from './postponement';
import type { DayStats } from './statistics';

/** 97.5th percentile of the normal distribution, for a 95% interval. */
const Z = 1.959964;

/** Proportions between 0 and 1. */
interface Interval {
  low: number;
  high: number;
}

/**
 * Wilson score interval (Wilson 1927, J Am Stat Assoc 22:209), which is reliable for small samples.
 * @param trials at least 1
 * @throws RangeError for impossible counts
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials < 1 || successes < 0 || successes > trials)
    throw new RangeError(`${successes} of ${trials} is no share.`);
  const share = successes / trials;
  const square = Z * Z;
  const centre = share + square / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  const scale = 1 + square / trials;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** @returns whether two intervals are disjoint, so that the difference is meaningful */
export function areApart(a: Interval, b: Interval): boolean {
  return a.high < b.low || b.high < a.low;
}

/** Six-hour quarters of the local day, from midnight. */
const hours = ['night', 'morning', 'afternoon', 'evening'] as const;
type Hours = (typeof hours)[number];

/** What happened during the wait: nothing, a flip, or a flip with action needed. */
const manners = ['alone', 'flip', 'action'] as const;
type Manner = (typeof manners)[number];

/** How often the urge was gone after postponements of one kind. */
interface Share<Key extends string> extends Interval {
  key: Key;
  postponements: number;
  gone: number;
}

export interface Comparison<Key extends string> {
  shares: readonly Share<Key>[];
  /** Whether any two intervals are disjoint; otherwise no difference is visible. */
  differs: boolean;
}

export interface Insights {
  technique: Comparison<TechniqueId>;
  hour: Comparison<Hours>;
  manner: Comparison<Manner>;
}

/** @returns the comparisons, each only for kinds with at least five answers */
export function insightsOf(postponements: readonly Postponement[]): Insights {
  const answered = answeredOf(postponements);
  return {
    technique: compare(techniqueIds, answered, ({ flip }) => flip?.technique ?? null),
    hour: compare(hours, answered, ({ hour }) => hours[Math.floor(hour / 6)] ?? null),
    manner: compare(manners, answered, ({ flip }) =>
      flip === null ? 'alone' : flip.actionNeeded ? 'action' : 'flip',
    ),
  };
}

function compare<Key extends string>(
  keys: readonly Key[],
  answered: readonly AnsweredPostponement[],
  keyOf: (postponement: AnsweredPostponement) => Key | null,
): Comparison<Key> {
  const shares = keys.flatMap((key) => {
    const postponements = answered.filter((postponement) => keyOf(postponement) === key);
    if (postponements.length < MIN_SAMPLE) return [];
    const gone = postponements.filter(({ answer }) => answer.urge === 'gone').length;
    return [{ key, postponements: postponements.length, gone, ...wilson(gone, postponements.length) }];
  });
  return { shares, differs: shares.some((a) => shares.some((b) => areApart(a, b))) };
}

/** @returns the interval in tenths, rounded outwards */
export function inTenths({ low, high }: Interval): { from: number; to: number } {
  return { from: Math.floor(low * 10), to: Math.ceil(high * 10) };
}

/** Flips and postponements of one day. */
export interface UseDay {
  date: LocalDate;
  uses: number;
  emergencies: number;
}

/** @param timeZone of the person; defaults to the device's */
export function daysOfUse(
  flips: readonly DayStats[],
  postponements: readonly Postponement[],
  timeZone?: string,
): UseDay[] {
  return [
    ...flips.map(({ session_date, total_flips, emergency_flips }) => ({
      date: session_date,
      uses: total_flips,
      emergencies: emergency_flips,
    })),
    ...postponements.map(({ startedAt }) => ({
      date: localDateOf(startedAt, timeZone),
      uses: 1,
      emergencies: 0,
    })),
  ];
}

/** Compares the three weeks that end today with the three weeks before. */
const SPAN_DAYS = 21;
/** Minimum earlier use (three a week) to count as a habit. */
const MIN_BEFORE = 9;

/**
 * Whether use has eased off: the last three weeks had at most half as many uses as the three before, the last
 * week no more than the week before it, and no emergencies. Missing days count as zero, so a truncated
 * history can only yield false.
 * @param today the person's local date
 */
export function usesLess(days: readonly UseDay[], today: LocalDate): boolean {
  const between = (from: number, to: number) =>
    days.filter(({ date }) => date > addDays(today, -from) && date <= addDays(today, -to));
  const sum = (list: readonly UseDay[]) => list.reduce((total, { uses }) => total + uses, 0);
  const before = sum(between(2 * SPAN_DAYS, SPAN_DAYS));
  const lately = sum(between(SPAN_DAYS, 0));
  const week = between(7, 0);
  return (
    before >= MIN_BEFORE &&
    lately * 2 <= before &&
    sum(week) <= sum(between(14, 7)) &&
    week.every(({ emergencies }) => emergencies === 0)
  );
}
