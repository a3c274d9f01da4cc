/** Labels of questions that each have their own screen. */
export const questionWords = {
  next: 'Turn the page',
  back: 'The page before',
  leave: 'Not now',
  missing: 'Please fill in this line.',
  notADay: 'Please choose a day from today on, within a year.',
} as const;
