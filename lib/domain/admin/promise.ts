const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Messages are answered within this many hours on business days, says the contact page. */
const PROMISED_HOURS = 24;

/**
 * The hours between two moments that fall on Monday to Friday (UTC).
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

/** Whether a message has waited longer than was promised. Weekends do not count. */
export function isLate(createdAt: string, now: number): boolean {
  return businessHours(Date.parse(createdAt), now) > PROMISED_HOURS;
}

/** How old a message is, as people say it: minutes, hours below two days, then days. */
export function writeAge(createdAt: string, now: number): string {
  const hours = Math.max(0, now - Date.parse(createdAt)) / HOUR;
  if (hours < 1) return plural(Math.floor(hours * 60), 'minute');
  return hours < 48 ? plural(Math.floor(hours), 'hour') : plural(Math.floor(hours / 24), 'day');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
