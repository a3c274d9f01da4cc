import { z } from 'zod';

// Schemas shared by several workspace queries.

/** Inclusive, YYYY-MM-DD, 1 to 366 days. */
export interface DayRange {
  from: string;
  to: string;
}

export const count = z.number();
/** Null for a group of fewer than five people, which is suppressed. */
export const part = z.number().nullable();
/** ISO date and time. */
export const moment = z.string();
/** YYYY-MM-DD. */
export const date = z.string();

export const flips = z.object({
  sessions: count,
  completed: part,
  action_needed: part,
  no_action: part,
  emergency: part,
});

const period = flips.extend({
  first_day: date,
  last_day: date,
  active_people: count,
  /** Of the active people: those whose first flip it was, and those who had flipped before the range. */
  first_flips: part,
  came_back: part,
  new_users: count,
});

/** `new_users_today` is for the current UTC day. */
export const totals = z.object({
  total_users: count,
  new_users_today: count,
  active_users_7d: count,
  total_sessions: count,
  avg_sessions_per_user: count,
});

/** The range and the preceding one of equal length. */
export const periods = z.tuple([period, period]);

/** One entry per day, oldest first. */
export const days = z.array(flips.extend({ day: date }));

/** Accounts, newest first. */
export const users = z.array(
  z.object({ id: z.string(), email: z.string().nullable(), created_at: moment, is_admin: z.boolean() }),
);

export const workbook = z.object({
  requests: count,
  confirmed: count,
  unsubscribed: count,
  bounced: count,
  complained: count,
});
