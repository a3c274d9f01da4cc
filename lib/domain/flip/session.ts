import { addDays, isLocalDate, type LocalDate } from '../local-date';
import { type CompletedFlip, completionSeconds, type FlipStep, type TechniqueId } from './flip';

/** A longer session was left open; the database rejects it. */
const LONGEST_SECONDS = 86_400;

/** A stored flip; the fields are columns of `flip_sessions`. */
export interface FlipSession {
  /** Generated on the device, so that resending is idempotent. */
  id: string;
  flip_step_reached: FlipStep;
  action_needed: boolean | null;
  flip_technique: TechniqueId | null;
  completion_time_seconds: number;
  was_emergency_mode: boolean;
  /** The person's local date at the end of the flip, YYYY-MM-DD. */
  session_date: string;
}

/**
 * @param id a fresh uuid
 * @param date the person's local date, YYYY-MM-DD
 */
export function sessionOf(flip: CompletedFlip, id: string, date: string): FlipSession {
  return {
    id,
    flip_step_reached: flip.step,
    action_needed: flip.actionNeeded,
    flip_technique: flip.technique,
    completion_time_seconds: Math.min(completionSeconds(flip), LONGEST_SECONDS),
    was_emergency_mode: flip.emergency,
    session_date: date,
  };
}

/** The exercise did not exist before this date. */
export const firstSessionDate: LocalDate = '2024-01-01';

/**
 * Whether a date sent by a device is possible. Local dates are at most one day ahead of UTC; they may lie far
 * back, because a flip can wait offline.
 * @param now epoch milliseconds of the server
 */
export function isPlausibleSessionDate(date: string, now: number): boolean {
  if (!isLocalDate(date)) return false;
  const latest = addDays(new Date(now).toISOString().slice(0, 10), 1);
  return date >= firstSessionDate && date <= latest;
}
