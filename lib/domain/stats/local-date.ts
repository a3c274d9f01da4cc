/** A calendar day, YYYY-MM-DD, without a time zone. */
export type LocalDate = string;

const DAY = 86_400_000;

/**
 * @param moment epoch milliseconds
 * @param timeZone an IANA name; the device's own when left out
 * @returns the date on the wall calendar of that place
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

/** Counts in calendar days, so that a day of 23 or 25 hours is still one day. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** @returns the short name of the day of the week, such as Mon */
export function weekdayOf(date: LocalDate): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

/** @returns whether the text is a real day of the calendar */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
