import type { CompletedFlip } from './state';
import type { FlipStep } from './steps';
import type { TechniqueId } from './techniques';
import { completionSeconds } from './time';

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
