const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The contact page promises an answer within this many hours on business days. */
const PROMISED_HOURS = 24;

/**
 * Hours between two times that fall on Monday to Friday (UTC).
 * @param from epoch milliseconds
 * @param to epoch milliseconds
 */
export function businessHours(from: number, to: number): number {
  let total = 0;
  for (let start = from; start < to; ) {
    const end = Math.min(to, (Math.floor(start / DAY) + 1) * DAY);
    const weekday = new Date(start).getUTCDay();
    if (weekday !== 0 && weekday !== 6) total += end - start;
    start = end;
  }
  return total / HOUR;
}

/** Whether a message has waited longer than promised, not counting weekends. */
export function isLate(createdAt: string, now: number): boolean {
  return businessHours(Date.parse(createdAt), now) > PROMISED_HOURS;
}

/** The age of a message: minutes, then hours, then days from 48 hours on. */
export function writeAge(createdAt: string, now: number): string {
  const hours = Math.max(0, now - Date.parse(createdAt)) / HOUR;
  if (hours < 1) return plural(Math.floor(hours * 60), 'minute');
  return hours < 48 ? plural(Math.floor(hours), 'hour') : plural(Math.floor(hours / 24), 'day');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
