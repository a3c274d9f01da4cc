import { addDays, type LocalDate } from '../stats/local-date';

/** Twice a year. */
const EVERY_DAYS = 182;

/**
 * When to check a helpline next.
 * @param tried day of the last check, or `due` if there was none
 * @returns null if it is due now
 */
export function nextTry(tried: LocalDate | 'due', today: LocalDate): LocalDate | null {
  if (tried === 'due') return null;
  const next = addDays(tried, EVERY_DAYS);
  return next <= today ? null : next;
}
