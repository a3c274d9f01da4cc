/** A calendar date, YYYY-MM-DD, without a time zone. */
export type LocalDate = string;

/** In milliseconds. */
const DAY_MS = 24 * 3_600_000;

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
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
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
  return Math.ceil((DAY_MS - (now % DAY_MS)) / 1_000);
}
