/** Texts of the worksheets that open without an email address. */
export const worksheets = {
  headline: 'Worksheets for health anxiety, open to everyone',
  lead: 'Each page of the workbook, to read here or to print. No address, no account. Take one, and leave the rest for another day.',
  list: 'The parts',
  all: 'All worksheets',
  pencil:
    'These pages keep nothing that you type: they are for a printer and a pencil. To write on the screen and keep it on your own device, use',
  fill: 'the same page to write in',
  print: 'Print this page',
  form: {
    heading: 'By email, with a week of company',
    text: 'The same workbook as one file, and a short letter on each of seven days. Only if you want it.',
  },
  neighbours: { label: 'Worksheets before and after', previous: 'The one before', next: 'The next one' },
  /** Ends the description for search engines, after the part's own lead. */
  description: 'A free worksheet to print.',
  /** Title for search engines. */
  titleOf: (part: string) => `Health anxiety worksheets: ${part}`,
} as const;
