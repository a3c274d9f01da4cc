/** Sample data for the mails that the owner previews. */

export const sampleMessage = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'Ada',
  email: 'ada@example.org',
  type: 'speaking',
  subject: 'Staff day in May',
  message: 'We plan a wellbeing day for our staff and would love a talk of 45 minutes.\n\nIs the date free?',
  created_at: '2026-11-21T14:05:00Z',
} as const;

export const sampleReply = 'Hello Ada,\n\nThank you for asking. I would love to.';

/** `body` has every kind of Markdown that an issue may use. */
export const sampleIssue = {
  subject: 'One thing for the small hours',
  preheader: 'A sheet of paper.',
  body: 'A first paragraph, with **weight** and a [link](/resources).\n\n## A heading\n\n- one thing\n- another\n\n> A sentence to keep.',
} as const;

export const sampleWeek = {
  first_day: '2026-11-16',
  last_day: '2026-11-22',
  periods: [
    { sessions: 37, active_people: 9, new_users: 2 },
    { sessions: 41, active_people: 11, new_users: 3 },
  ],
  days: [
    { day: '2026-11-16', sessions: 3 },
    { day: '2026-11-17', sessions: 0 },
    { day: '2026-11-18', sessions: 12 },
    { day: '2026-11-19', sessions: 7 },
    { day: '2026-11-20', sessions: 5 },
    { day: '2026-11-21', sessions: 9 },
    { day: '2026-11-22', sessions: 1 },
  ],
  visits: {
    views: [1_284, 1_102],
    visits: [512, 468],
    sources: [
      { name: 'google.com', counts: [301, 260] },
      { name: 'direct', counts: [148, 155] },
      { name: 'reddit.com', counts: [60, 53] },
      { name: 'other', counts: [null, 0] },
    ],
    articles: [
      { name: '/blog/google-spiral-science', counts: [214, 190] },
      { name: '/blog/stop-googling-symptoms', counts: [98, 41] },
    ],
  },
  workbook: [
    { requests: 6, confirmed: 4 },
    { requests: 9, confirmed: 7 },
  ],
  subscribers: 47,
  waiting_since: ['2026-11-21T14:05:00Z', '2026-11-22T20:00:00Z'],
  failed_mails: 1,
} as const;
