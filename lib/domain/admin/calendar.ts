import { addDays, type LocalDate } from '../stats/local-date';

/** Days since Monday. */
const sinceMonday = (day: LocalDate) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks of a day's month, starting on Monday, padded with days of the adjacent months. */
export function weeksAround(day: LocalDate): LocalDate[][] {
  const first = `${day.slice(0, 8)}01`;
  const monday = addDays(first, -sinceMonday(first));
  const next = addMonths(first, 1);
  const weeks: LocalDate[][] = [];
  for (let start = monday; start < next; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

/** Adds calendar months; clamps to the last day of a shorter month. */
export function addMonths(day: LocalDate, months: number): LocalDate {
  const date = new Date(`${day.slice(0, 8)}01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  const last = date.toISOString().slice(0, 10);
  return addDays(last, Math.min(0, Number(day.slice(8)) - Number(last.slice(8))));
}

/**
 * The day that a key moves to in a calendar grid: arrows by day and week, Home and End within the week, Page
 * Up and Page Down by month.
 * @returns null for any other key
 */
export function dayAfterKey(day: LocalDate, key: string): LocalDate | null {
  const days = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -sinceMonday(day),
    End: 6 - sinceMonday(day),
  }[key];
  if (days !== undefined) return addDays(day, days);
  if (key === 'PageUp') return addMonths(day, -1);
  return key === 'PageDown' ? addMonths(day, 1) : null;
}
