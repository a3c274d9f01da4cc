/** Texts around a day of the course as a page. */
export const courseReading = {
  kicker: (day: number) => `Day ${day} of 7`,
  neighbours: { label: 'More days of the course', previous: 'The day before', next: 'The next day' },
} as const;
