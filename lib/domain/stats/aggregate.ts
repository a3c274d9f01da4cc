import { addDays, type LocalDate, weekdayOf } from './local-date';

export interface FlipCounts {
  total_flips: number;
  completed_flips: number;
  action_needed_flips: number;
  no_action_flips: number;
  emergency_flips: number;
}

/** A row of `user_flip_stats`: one day of one person. */
export interface DayStats extends FlipCounts {
  session_date: LocalDate;
}

export interface ChartDay extends DayStats {
  /** Short weekday name. */
  weekday: string;
}

export const noFlips: FlipCounts = {
  total_flips: 0,
  completed_flips: 0,
  action_needed_flips: 0,
  no_action_flips: 0,
  emergency_flips: 0,
};

function add(a: FlipCounts, b: FlipCounts): FlipCounts {
  return {
    total_flips: a.total_flips + b.total_flips,
    completed_flips: a.completed_flips + b.completed_flips,
    action_needed_flips: a.action_needed_flips + b.action_needed_flips,
    no_action_flips: a.no_action_flips + b.no_action_flips,
    emergency_flips: a.emergency_flips + b.emergency_flips,
  };
}

/** @returns the totals */
export function totalOf(rows: readonly FlipCounts[]): FlipCounts {
  return rows.reduce(add, noFlips);
}

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
