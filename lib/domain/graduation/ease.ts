import type { Delay } from '../delay/delay';
import type { DayStats } from '../stats/aggregate';
import { addDays, type LocalDate, localDateOf } from '../stats/local-date';

/** What was used on one day: flips and waits added up. */
export interface UseDay {
  date: LocalDate;
  uses: number;
  emergencies: number;
}

/** @param timeZone of the person; the device's own when left out */
export function daysOfUse(flips: readonly DayStats[], delays: readonly Delay[], timeZone?: string): UseDay[] {
  return [
    ...flips.map(({ session_date, total_flips, emergency_flips }) => ({
      date: session_date,
      uses: total_flips,
      emergencies: emergency_flips,
    })),
    ...delays.map(({ startedAt }) => ({ date: localDateOf(startedAt, timeZone), uses: 1, emergencies: 0 })),
  ];
}

/** Compared are the three weeks that end today with the three before. */
const SPAN_DAYS = 21;
/** Fewer than three a week were never a habit that could ease. */
const FEWEST_BEFORE = 9;

/**
 * Whether use has fallen over weeks: the last three weeks had at most half of what the three before had, the last week
 * no more than the one before it, and no emergency. Days that are missing count as none, so a list that is cut off at
 * its old end can only keep this silent.
 * @param today the person's own date
 */
export function hasEased(days: readonly UseDay[], today: LocalDate): boolean {
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

/** How a setback begins, what to do first, whom to be with, and what to remember. */
const planLines = ['signs', 'first', 'people', 'reminder'] as const;
/** A plan for setbacks, in the person's own words. */
export type SetbackPlan = Record<(typeof planLines)[number], string>;

/** Whether a page of the notebook, maybe of an older release, is a plan that this one can read. */
export function isPlan(value: unknown): value is SetbackPlan {
  return planLines.every((line) => typeof Object(value)[line] === 'string');
}
