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

/** For example `15 Nov 2026 to 21 Nov 2026`, or a single date. */
export function writeDays(from: LocalDate, to: LocalDate): string {
  if (from === to) return dayAndYear.format(utc(from));
  const first = from.slice(0, 4) === to.slice(0, 4) ? day : dayAndYear;
  return `${first.format(utc(from))} to ${dayAndYear.format(utc(to))}`;
}

/** For example `Sat, 21 Nov`. */
export const writeWeekday = (date: LocalDate) => weekday.format(utc(date));

/** For example `November 2026`. */
export const writeMonth = (date: LocalDate) => month.format(utc(date));

/** For example `16 Nov`. */
export const writeDay = (date: LocalDate) => day.format(utc(date));

/** The UTC date, for example `21 Nov 2026`. */
export const writeDate = (iso: string) => dayAndYear.format(Date.parse(iso));

/** UTC date and time, for example `21 Nov 2026, 09:40`. */
export const writeMoment = (iso: string) => moment.format(Date.parse(iso));
