const DAY = 86_400_000;

/**
 * Formats a time in the device's locale, with the day if it is not today.
 * @param moment epoch milliseconds
 */
export function momentText(moment: number, now: number): string {
  const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(moment);
  if (new Date(moment).toDateString() === new Date(now).toDateString()) return time;
  const far = Math.abs(moment - now) > 6 * DAY;
  const day = new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    ...(far && { day: 'numeric', month: 'short' }),
  }).format(moment);
  return `${day} ${time}`;
}

/** @param date YYYY-MM-DD */
export function dayText(date: string): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}
