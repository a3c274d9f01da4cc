import { addDays, isLocalDate, type LocalDate } from '../local-date';

/** The current day, the one before, or a number of days that end with the current one. */
export const presets = ['today', 'yesterday', '7', '30', '90', '365'] as const;
type Preset = (typeof presets)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LONGEST = 366;
const EARLIEST: LocalDate = '2000-01-01';
const LATEST: LocalDate = '2100-12-31';

/** The range in a dashboard URL. Days are inclusive. */
export interface ChosenRange {
  from: LocalDate;
  to: LocalDate;
  days: number;
  /** Null for a custom range. */
  preset: Preset | null;
  /** False if the URL chooses no range: then it is the last seven days. */
  isChosen: boolean;
  /** The URL's range was invalid; the last seven days are used instead. */
  wasWrong: boolean;
}

/** @returns the number of days, both ends included; negative if the range is reversed */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/**
 * Reads `?range=today|yesterday|7|30|90|365` or `?from=YYYY-MM-DD&to=YYYY-MM-DD`; seven days if there is neither.
 * @param today the day on which presets end
 */
export function readRange(
  { range: wanted, from, to }: Readonly<Record<string, string | undefined>>,
  today: LocalDate,
): ChosenRange {
  const isChosen = (wanted ?? from ?? to) !== undefined;
  const ofPreset = (preset: Preset, wasWrong: boolean): ChosenRange => {
    const days = Number(preset) || 1;
    const to = preset === 'yesterday' ? addDays(today, -1) : today;
    return { from: addDays(to, 1 - days), to, days, preset, isChosen, wasWrong };
  };
  if (from !== undefined || to !== undefined) {
    if (!isPlausibleDate(from) || !isPlausibleDate(to)) return ofPreset('7', true);
    const days = daysBetween(from, to);
    if (days < 1 || days > LONGEST) return ofPreset('7', true);
    return { from, to, days, preset: null, isChosen, wasWrong: false };
  }
  if (wanted === undefined) return ofPreset('7', false);
  const preset = presets.find((each) => each === wanted);
  return preset ? ofPreset(preset, false) : ofPreset('7', true);
}

/** Whether a text is a day, of a year that PostgreSQL and ISO 8601 write the same way. */
export function isPlausibleDate(date = ''): date is LocalDate {
  return isLocalDate(date) && date >= EARLIEST && date <= LATEST;
}

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

const day = formatter({ day: 'numeric', month: 'short' });
const dayAndYear = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
const weekday = formatter({ weekday: 'short', day: 'numeric', month: 'short' });

const utc = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`);

/** For example `15 Nov 2026 to 21 Nov 2026`, or a single date. */
export function formatDays(from: LocalDate, to: LocalDate): string {
  if (from === to) return dayAndYear.format(utc(from));
  const first = from.slice(0, 4) === to.slice(0, 4) ? day : dayAndYear;
  return `${first.format(utc(from))} to ${dayAndYear.format(utc(to))}`;
}

/** For example `Sat, 21 Nov`. */
export const formatWeekday = (date: LocalDate) => weekday.format(utc(date));

/** The UTC date, for example `21 Nov 2026`. */
export const formatDate = (iso: string) => dayAndYear.format(Date.parse(iso));

/** Date, time and zone, for example `21 Nov 2026, 09:40 CET`. @param timeZone the owner's */
export const formatMoment = (iso: string, timeZone = 'UTC') =>
  formatter({
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(Date.parse(iso));

/** With the day of the week, for example `Sat, 21 Nov 2026, 09:40 CET`. @param timeZone the owner's */
export const formatDayAndTime = (iso: string, timeZone: string) =>
  `${formatter({ timeZone, weekday: 'short' }).format(Date.parse(iso))}, ${formatMoment(iso, timeZone)}`;

/**
 * When something of these days happened: `Tue 14:02`; from six days on, when a weekday could be another, `12 Nov 2026`.
 * @param now epoch milliseconds
 * @param timeZone the owner's
 */
export function formatRecent(iso: string, now: number, timeZone: string): string {
  const at = Date.parse(iso);
  const isRecent = now - at < 6 * DAY_MS;
  const parts: Intl.DateTimeFormatOptions = isRecent
    ? { weekday: 'short', hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short', year: 'numeric' };
  return formatter({ timeZone, ...parts })
    .format(at)
    .replace(',', '');
}

/** For the `datetime` attribute, which allows no microseconds. */
export const datetimeOf = (iso: string) => new Date(iso).toISOString();

/** The age of a message: minutes, then hours, then days from 48 hours on. */
export function formatAge(createdAt: string, now: number): string {
  const hours = Math.max(0, now - Date.parse(createdAt)) / HOUR_MS;
  if (hours < 1) return plural(Math.floor(hours * 60), 'minute');
  return hours < 48 ? plural(Math.floor(hours), 'hour') : plural(Math.floor(hours / 24), 'day');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * The moment that a clock in a time zone shows as this: the first one when it is set back, and as much later when it skips the hour.
 * @param text such as `2026-11-24T09:30`, from a `datetime-local` field
 * @returns epoch milliseconds; null if it is no such text
 */
export function momentIn(text: string, timeZone: string): number | null {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(shown)) return null;
  const before = offsetOf(shown - DAY_MS, timeZone);
  const after = offsetOf(shown + DAY_MS, timeZone);
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
    const end = Math.min(to + offset, (Math.floor(start / DAY_MS) + 1) * DAY_MS);
    if (open_days.includes(new Date(start).getUTCDay() || 7)) total += end - start;
    start = end;
  }
  return total / HOUR_MS;
}

/** Whether a message has waited longer than promised, not counting closed days. */
export function isLate(createdAt: string, now: number, days?: OpenDays): boolean {
  return openHours(Date.parse(createdAt), now, days) > PROMISED_HOURS;
}
