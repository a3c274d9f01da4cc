import type { CompletedFlip } from './state';
import type { FlipStep } from './steps';
import type { TechniqueId } from './techniques';
import { completionSeconds } from './time';

/** A session longer than a day was left open, not flipped; the database accepts no more. */
const LONGEST_SECONDS = 86_400;

/** What is stored of a flip, named as the columns of `flip_sessions`. */
export interface FlipSession {
  /** Made by the device, so that sending twice stores once. */
  id: string;
  flip_step_reached: FlipStep;
  action_needed: boolean | null;
  flip_technique: TechniqueId | null;
  completion_time_seconds: number;
  was_emergency_mode: boolean;
  /** The person's own date when the flip ended, YYYY-MM-DD. */
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
