import { addDays, type LocalDate, localDateOf } from './local-date';
import type { Postponement } from './postponement';
import type { DayStats } from './statistics';

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
const FEWEST_BEFORE = 9;

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
    before >= FEWEST_BEFORE &&
    lately * 2 <= before &&
    sum(week) <= sum(between(14, 7)) &&
    week.every(({ emergencies }) => emergencies === 0)
  );
}
