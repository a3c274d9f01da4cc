import { addDays, isLocalDate, type LocalDate } from './local-date';

/** The exercise did not exist before this date. */
export const firstSessionDate: LocalDate = '2024-01-01';

/**
 * Whether a date sent by a device is possible. Local dates are at most one day ahead of UTC; they may lie far
 * back, because a flip can wait offline.
 * @param now epoch milliseconds of the server
 */
export function isPlausibleSessionDate(date: string, now: number): boolean {
  if (!isLocalDate(date)) return false;
  const latest = addDays(new Date(now).toISOString().slice(0, 10), 1);
  return date >= firstSessionDate && date <= latest;
}
