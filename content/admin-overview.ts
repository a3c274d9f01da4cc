/** Texts of the workspace overview that the specification does not quote. */
export const overviewWords = {
  compare: 'Compare with the days before',
  print: 'Print',
  numbers: 'Show the numbers',
  chart: {
    /** Text alternative of a chart. */
    daily:
      'Area chart of the sessions of each day, and of those completed. Arrow keys read it day by day; the table below holds the same figures.',
    visits:
      'Area chart of the visits and page views of each day. Arrow keys read it day by day; the table below holds the same figures.',
    types: 'Bar chart of the sessions by type. Arrow keys read it; the table holds the same figures.',
    hours: 'Bar chart of the sessions by hour. Arrow keys read it; the table below holds the same figures.',
    before: (series: string) => `${series}, the days before`,
  },
  visits: {
    title: 'Visits',
    note: 'A visit is a page that was opened from outside: from a search, a link, or by hand. No cookie and no address is used to count it.',
    figures: 'Visits and page views',
    figure: 'Figure',
    count: 'Count',
    before: 'The days before',
    change: 'Change',
    arrivals: 'Visits',
    views: 'Page views',
    day: 'Day',
    days: 'Visits by day',
    lists: {
      pages: { title: 'Pages', name: 'Page', count: 'Views' },
      sources: { title: 'Where visits come from', name: 'Source', count: 'Visits' },
      campaigns: { title: 'Campaigns', name: 'utm_source / utm_campaign', count: 'Visits' },
    },
    sources: {
      direct: 'Typed in, bookmarks, mail',
      search: 'Search engines',
      social: 'Social networks',
      other: 'Other sites',
    },
    empty: 'Nothing in this period.',
  },
  funnel: {
    title: 'From a visit to week 4',
    note: 'By weeks from Monday. Confirmed are those asked for in that week; first flip and week 4 are of the accounts made in it. “–” is a week whose fourth week is not over.',
    columns: {
      week: 'Week of',
      arrivals: 'Visits',
      asked: 'Workbook asked',
      confirmed: 'Confirmed',
      accounts: 'Accounts',
      flipped: 'First flip',
      active: 'Active in week 4',
    },
    countedAt: (moment: string) => `Counted ${moment} UTC.`,
    empty: 'Nothing has been counted yet. The first figures come within ten minutes.',
  },
  notes: {
    title: 'Notes on days',
    note: 'What happened outside: a mailing, a podcast. They show in the charts.',
    day: 'Day',
    text: 'What happened',
    add: 'Add the note',
    remove: 'Remove',
    empty: 'No notes on these days.',
    added: { tone: 'success', title: 'Note added' },
    removed: { tone: 'success', title: 'Note removed' },
    errors: {
      day: 'Please choose a day.',
      missing: 'Please write what happened.',
      'too-long': 'This is longer than 120 characters. Please shorten it.',
    },
    full: { tone: 'destructive', title: 'Not added', text: 'A day holds ten notes.' },
    gone: { tone: 'destructive', title: 'Error', text: 'This note is no longer there.' },
  },
} as const;
