import { addUp } from './add-up';
import { addDays, type LocalDate, weekdayOf } from './local-date';

const countNames = [
  'total_flips',
  'completed_flips',
  'action_needed_flips',
  'no_action_flips',
  'emergency_flips',
] as const;
export type FlipCounts = Record<(typeof countNames)[number], number>;

/** A row of `user_flip_stats`: one day of one person. */
export interface DayStats extends FlipCounts {
  session_date: LocalDate;
}

export interface ChartDay extends DayStats {
  /** Short weekday name. */
  weekday: string;
}

/** @returns the totals */
export const totalOf = (rows: readonly FlipCounts[]): FlipCounts => addUp(countNames, rows);

export const noFlips = totalOf([]);

/** @returns one day's counts, zero if there are none */
export function dayOf(rows: readonly DayStats[], date: LocalDate): FlipCounts {
  return totalOf(rows.filter((row) => row.session_date === date));
}

/**
 * @param rows in any order
 * @param today the person's local date
 * @returns the seven days up to today, oldest first, filled with zeros
 */
export function lastSevenDays(rows: readonly DayStats[], today: LocalDate): ChartDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const session_date = addDays(today, index - 6);
    return { session_date, weekday: weekdayOf(session_date), ...dayOf(rows, session_date) };
  });
}

/**
 * @param rows in any order; the server sends the latest thirty days with flips, usually more than a month
 * @param today the person's local date
 * @returns completed flips in the current calendar month
 */
export function monthOf(rows: readonly DayStats[], today: LocalDate): number {
  const month = today.slice(0, 'YYYY-MM'.length);
  return totalOf(rows.filter((row) => row.session_date.startsWith(month))).completed_flips;
}
