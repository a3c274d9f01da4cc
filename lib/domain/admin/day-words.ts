import type { LocalDate } from '../stats/local-date';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

const day = format({ day: 'numeric', month: 'short' });
const dayAndYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
const month = format({ month: 'long', year: 'numeric' });
const weekday = format({ weekday: 'short', day: 'numeric', month: 'short' });
const moment = format({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const utc = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`);

/** Such as `15 Nov 2026 to 21 Nov 2026`, or one day. */
export function writeDays(from: LocalDate, to: LocalDate): string {
  if (from === to) return dayAndYear.format(utc(from));
  const first = from.slice(0, 4) === to.slice(0, 4) ? day : dayAndYear;
  return `${first.format(utc(from))} to ${dayAndYear.format(utc(to))}`;
}

/** Such as `Sat, 21 Nov`. */
export const writeWeekday = (date: LocalDate) => weekday.format(utc(date));

/** The month of a day, such as `November 2026`. */
export const writeMonth = (date: LocalDate) => month.format(utc(date));

/** Such as `16 Nov`. */
export const writeDay = (date: LocalDate) => day.format(utc(date));

/** The UTC day of a moment, such as `21 Nov 2026`. */
export const writeDate = (iso: string) => dayAndYear.format(Date.parse(iso));

/** A moment in UTC, such as `21 Nov 2026, 09:40`. */
export const writeMoment = (iso: string) => moment.format(Date.parse(iso));
