import { expect, it } from 'vitest';
import { digestMail, incidentMail } from '@/lib/mail/owner-mails';
import { render, siteUrl } from './all-mails';

const days = [3, 0, 12, 7, 5, 9, 1].map((sessions, index) => ({ day: `2026-03-0${index + 1}`, sessions }));
const period = { sessions: 37, active_people: 9, new_users: 2 };
type Counts = readonly [now: number | null, before: number | null];
const named = (name: string, ...counts: Counts) => ({ name, counts });
const figures: Parameters<typeof digestMail>[0] = {
  ...{ first_day: '2026-03-01', last_day: '2026-03-07', days, subscribers: 47, failed_mails: 1 },
  periods: [period, { ...period, sessions: 41 }],
  visits: {
    ...{ views: [1284, 1102], visits: [512, 468] },
    sources: [named('search', 301, 260), named('other', null, 0)],
    articles: [named('/blog/google-spiral-science', 214, 190), named('/blog/renamed', 9, null)],
  },
  workbook: [
    { requests: 6, confirmed: 4 },
    { requests: 10, confirmed: 8 },
  ],
  waiting_since: ['2026-03-02T09:00:00Z', '2026-03-08T20:00:00Z'],
};

it('the weekly mail to the owner states what waits, what is late, what failed, and every figure of its chart as text', () => {
  const { subject, html, text } = render(digestMail(figures, Date.parse('2026-03-09T07:00:00Z')));
  expect(subject).toBe('Your week: 1 Mar to 7 Mar 2026');
  expect(text).toContain('2 messages to answer, 1 past the 24 hours');
  expect(text).toContain('1 mail that failed');
  expect(html.match(/class="bar" height="\d+"/g)).toHaveLength(6);
  expect(text).toMatch(/Day: Tue,? 3 Mar\nSessions: 12/);
  expect(text).toContain('This week: 37\nBefore: 41');
});

it('the weekly mail to the owner states visits, sources, articles, requests, confirmations and accounts beside the week before', () => {
  const { html, text } = render(digestMail(figures, 0));
  const words = text.replaceAll(/\n +/g, ' ');
  for (const [name, now, before] of [
    ['Figure: Visits', '512', '468'],
    ['Figure: Page views', '1,284', '1,102'],
    ['Figure: Workbook requests', '6', '10'],
    ['Figure: Workbook confirmed', '4', '8'],
    ['Figure: New accounts', '2', '2'],
    ['Source: Search engines', '301', '260'],
    ['Source: Others', 'under 5', '0'],
    ['Article: /blog/renamed', '9', 'under 5'],
  ]) {
    expect(words).toContain(`${name}\nThis week: ${now}\nBefore: ${before}`);
  }
  expect(html).toContain(`href="${siteUrl}/blog/google-spiral-science"`);
  expect(words).toContain('This week: 214\nBefore: 190');
});

it('the weekly mail to the owner says so if nothing came or waits, and draws a chart of sessions only where there are any', () => {
  const visits = { views: [0, 0], visits: [0, 0], sources: [], articles: [] } as const;
  const calm = { ...figures, visits, waiting_since: [], failed_mails: 0 };
  const { text } = render(digestMail(calm, 0));
  expect(text).toContain('None this week.');
  expect(text).toContain('Nothing is waiting for you.');
  const heights = (week: typeof days) => {
    const { html } = render(digestMail({ ...figures, days: week }, 0));
    return [...html.matchAll(/class="bar" height="(\d+)"/g)].map(([, height]) => Number(height));
  };
  const [first, highest] = heights(days);
  expect(highest).toBe(Math.max(...heights(days)));
  expect(first).toBe((highest ?? 0) / 4);
  expect(heights(days.map(({ day }) => ({ day, sessions: 0 })))).toEqual([]);
});

it('an alert says what happened and where to look', () => {
  for (const kind of ['mail-failed', 'mail-late', 'task-failed'] as const) {
    const { text } = render(incidentMail({ kind, failed: 2, late_seconds: 1200 }));
    expect(text).toContain(`${siteUrl}/admin`);
    expect(text).not.toContain('undefined');
  }
});
