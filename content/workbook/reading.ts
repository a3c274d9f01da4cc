/** Texts around a day of the course as a page. */
export const courseReading = {
  kicker: (day: number) => `Day ${day} of 7`,
  nearby: 'More days of the course',
  earlier: 'The day before',
  later: 'The next day',
} as const;
