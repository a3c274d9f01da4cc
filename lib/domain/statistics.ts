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
export function totalOf(rows: readonly FlipCounts[]): FlipCounts {
  const sums = countNames.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]);
  return Object.fromEntries(sums) as FlipCounts;
}

/** @returns one day's counts, zero if there are none */
export function countsOn(rows: readonly DayStats[], date: LocalDate): FlipCounts {
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
    return { session_date, weekday: weekdayOf(session_date), ...countsOn(rows, session_date) };
  });
}

type RecoveryStage = 'mechanical-practice' | 'growing-confidence' | 'natural-integration';

const stages = [
  { stage: 'natural-integration', from: 30, span: 50 },
  { stage: 'growing-confidence', from: 10, span: 20 },
  { stage: 'mechanical-practice', from: 0, span: 10 },
] as const;

export interface Recovery {
  stage: RecoveryStage;
  /** Progress through the stage in percent, at most 100. */
  percent: number;
  /** Completed flips until the next stage; null in the last stage. */
  left: number | null;
}

/** @param completed all flips this person has ever completed */
export function recoveryOf(completed: number): Recovery {
  const at = Math.max(0, Math.floor(completed));
  const { stage, from, span } = stages.find((each) => at >= each.from) ?? stages[2];
  return {
    stage,
    percent: Math.min(100, ((at - from) / span) * 100),
    left: stage === 'natural-integration' ? null : from + span - at,
  };
}

const HOUR_MS = 3_600_000;

/** Up to this many are unremarkable. */
const manyFlips = 6;
export const manyPostponements = 3;

/**
 * Whether flips, or postponements, have become a form of checking: more than `many` within an hour.
 * @param moments times of use, epoch milliseconds, in any order
 * @param now epoch milliseconds
 */
export function mayBeChecking(moments: readonly number[], now: number, many: number = manyFlips): boolean {
  return recentOf(moments, now).length > many;
}

/** @returns the times within the last hour, which are all that needs storing; future times are dropped */
export function recentOf(moments: readonly number[], now: number): number[] {
  return moments.filter((moment) => moment > now - HOUR_MS && moment <= now);
}
