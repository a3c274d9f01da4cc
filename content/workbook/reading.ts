/** The words around the workbook and the course when they are read as pages. */
export const workbookReading = {
  contents: 'What is inside',
  toWrite:
    'These pages are for reading, and for printing if you like paper. Nothing that you do here is stored. To type into the workbook, use the PDF.',
  printedRows: 'More rows come with the printed page.',
} as const;

export const courseReading = {
  kicker: (day: number) => `Day ${day} of 7`,
  nearby: 'More days of the course',
  earlier: 'The day before',
  later: 'The next day',
} as const;
