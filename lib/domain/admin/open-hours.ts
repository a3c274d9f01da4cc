import { offsetOf } from '../local-date';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The contact page promises an answer within this many hours on business days. */
const PROMISED_HOURS = 24;

/** When messages are answered: weekdays from 1 for Monday, in a time zone. */
export interface OpenDays {
  open_days: readonly number[];
  time_zone: string;
}

/** Until the owner chooses. */
const businessDays: OpenDays = { open_days: [1, 2, 3, 4, 5], time_zone: 'UTC' };

/**
 * Hours between two times that fall on open days.
 * @param from epoch milliseconds
 * @param to epoch milliseconds
 */
export function openHours(from: number, to: number, { open_days, time_zone } = businessDays): number {
  const offset = offsetOf(to, time_zone);
  let total = 0;
  for (let start = from + offset; start < to + offset; ) {
    const end = Math.min(to + offset, (Math.floor(start / DAY) + 1) * DAY);
    if (open_days.includes(new Date(start).getUTCDay() || 7)) total += end - start;
    start = end;
  }
  return total / HOUR;
}

/** Whether a message has waited longer than promised, not counting closed days. */
export function isLate(createdAt: string, now: number, days?: OpenDays): boolean {
  return openHours(Date.parse(createdAt), now, days) > PROMISED_HOURS;
}
