/** A calendar date, YYYY-MM-DD, without a time zone. */
export type LocalDate = string;

/** In milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * @param moment epoch milliseconds
 * @param timeZone an IANA name; defaults to the device's
 * @returns the local date there
 */
export function localDateOf(moment: number, timeZone?: string): LocalDate {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Adds calendar days; days of 23 or 25 hours count as one. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** @returns the short weekday name, such as Mon */
export function weekdayOf(date: LocalDate): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

/** @returns whether the text is a valid calendar date */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Whether a stored value is a time that a date can be made of: epoch milliseconds of a year with four digits. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < Date.UTC(9999, 0);
}

/**
 * @param now epoch milliseconds
 * @returns whole seconds until the next UTC day, at least 1
 */
export function secondsToMidnightUtc(now: number): number {
  return Math.ceil((DAY - (now % DAY)) / 1_000);
}

/**
 * The moment that a clock in a time zone shows as this: the first one when it is set back, and as much later when it skips the hour.
 * @param text such as `2026-11-24T09:30`, from a `datetime-local` field
 * @returns epoch milliseconds; null if it is no such text
 */
export function momentIn(text: string, timeZone: string): number | null {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(shown)) return null;
  const before = offsetOf(shown - DAY, timeZone);
  const after = offsetOf(shown + DAY, timeZone);
  const isAfter =
    offsetOf(shown - before, timeZone) !== before && offsetOf(shown - after, timeZone) === after;
  return shown - (isAfter ? after : before);
}

/** Milliseconds by which the clock of a time zone is ahead of UTC at a moment. */
function offsetOf(moment: number, timeZone: string): number {
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}

/** The contact page promises an answer within this many hours on business days. */
const PROMISED_HOURS = 24;

/** When messages are answered: weekdays from 1 for Monday, in a time zone. */
interface OpenDays {
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
