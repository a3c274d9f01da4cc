import { addDays, type LocalDate } from '../stats/local-date';

/** Twice a year. */
const EVERY_DAYS = 182;

/**
 * When a helpline is to be tried again.
 * @param tried the day of the last try, or `due` if there was none
 * @returns null for at once
 */
export function nextTry(tried: LocalDate | 'due', today: LocalDate): LocalDate | null {
  if (tried === 'due') return null;
  const next = addDays(tried, EVERY_DAYS);
  return next <= today ? null : next;
}
