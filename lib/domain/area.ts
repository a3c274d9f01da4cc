/**
 * Where the reader is, as far as the device tells without asking: its time zone, which follows it. "English (US)" is what
 * many devices everywhere are sold with, so the language counts only where the browser hides the zone.
 * @param language as in `navigator.language`
 * @param timeZone an IANA name; UTC if it is hidden
 */
export const areaOf = (language: string, timeZone: string) => (timeZone === 'UTC' ? language : timeZone);

/** @param areas of a number in `content/safety.ts` */
export const matchesArea = (areas: string, area: string) => RegExp(areas).test(area);
