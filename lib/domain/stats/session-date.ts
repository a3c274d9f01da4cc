import { addDays, isLocalDate, type LocalDate } from './local-date';

/** Before this day there was no exercise to do. */
export const firstSessionDate: LocalDate = '2024-01-01';

/**
 * Whether a date that a device sends can be true. The earth spans 26 hours of local time, so a true date is
 * at most one day ahead of UTC; it may be long ago, as the flip may have waited offline.
 * @param now epoch milliseconds of the server
 */
export function isPlausibleSessionDate(date: string, now: number): boolean {
  if (!isLocalDate(date)) return false;
  const latest = addDays(new Date(now).toISOString().slice(0, 10), 1);
  return date >= firstSessionDate && date <= latest;
}
