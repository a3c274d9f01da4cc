import { describe, expect, it } from 'vitest';
import { digestMail, incidentMail } from '@/lib/email/owner-mails';
import { render, siteUrl } from './all-mails';

const days = [3, 0, 12, 7, 5, 9, 1].map((sessions, index) => ({ day: `2026-03-0${index + 1}`, sessions }));
const period = { sessions: 37, active_people: 9, new_users: 2 };
const figures = {
  first_day: '2026-03-01',
  last_day: '2026-03-07',
  periods: [period, { ...period, sessions: 41 }] as const,
  days,
  workbook: { requests: 6, confirmed: 4 },
  subscribers: 47,
  waiting_since: ['2026-03-02T09:00:00Z', '2026-03-08T20:00:00Z'],
  failed_mails: 1,
};

describe('the weekly mail to the owner', () => {
  it('states what waits, what is late, what failed, and every figure of its chart as text', () => {
    const { subject, html, text } = render(digestMail(figures, Date.parse('2026-03-09T07:00:00Z')));
    expect(subject).toBe('Your week: 1 Mar to 7 Mar 2026');
    expect(text).toContain('2 messages to answer, 1 past the 24 hours');
    expect(text).toContain('1 mail that failed');
    expect(html.match(/class="bar" height="\d+"/g)).toHaveLength(6);
    expect(text).toMatch(/Day: Tue,? 3 Mar\nSessions: 12/);
    expect(text).toContain('This week: 37\nBefore: 41');
  });

  it('says so if nothing waits', () => {
    const calm = { ...figures, waiting_since: [], failed_mails: 0 };
    expect(render(digestMail(calm, 0)).text).toContain('Nothing is waiting for you.');
  });

  it('draws a chart whose highest bar has the full height, and none for a week without sessions', () => {
    const heights = (week: typeof days) => {
      const { html } = render(digestMail({ ...figures, days: week }, 0));
      return [...html.matchAll(/class="bar" height="(\d+)"/g)].map(([, height]) => Number(height));
    };
    const [first, highest] = heights(days);
    expect(highest).toBe(Math.max(...heights(days)));
    expect(first).toBe((highest ?? 0) / 4);
    expect(heights(days.map(({ day }) => ({ day, sessions: 0 })))).toEqual([]);
  });
});

describe('an alert', () => {
  it.each(['mail-failed', 'mail-late', 'task-failed'] as const)(
    'for %s says what happened and where to look',
    (kind) => {
      const { text } = render(incidentMail({ kind, failed: 2, late_seconds: 1200 }));
      expect(text).toContain(`${siteUrl}/admin`);
      expect(text).not.toContain('undefined');
    },
  );
});
