import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

export type Row = Record<string, unknown>;

const email = 'ann@example.com';
const jpeg = Buffer.from('x');
const submitted_at = new Date('2026-01-02');
const consent = { consent_text: 'Yes', consent_version: '1' };
const answers = {
  ...{ gone: 1, stayed: 1, grown: 0, searched: 1 },
  ...{ came_true: 0, partly: 0, did_not: 0, cannot_tell: 0 },
};

/** A valid row of each table, except for its references. */
export const rows = {
  flip_sessions: {
    flip_step_reached: 'complete',
    action_needed: false,
    flip_technique: 'cold-water',
    completion_time_seconds: 16,
    session_date: '2024-05-05',
  },
  workbook_requests: { email, first_name: 'Ann', ...consent },
  account_consents: { version: '2', text: 'Yes' },
  notebook_counts: { device: randomUUID(), month: '2026-11-01', waits: 3, ...answers },
  workbook_submissions: { id: randomUUID(), first_name: 'Ann', ...consent, submitted_at },
  contact_messages: { name: 'Ann', email, type: 'book', message: 'Hello' },
  email_jobs: { kind: 'workbook', recipient: email },
  email_suppressions: { email, reason: 'bounce' },
  admin_audit: { action: 'export' },
  contact_replies: { copy: 1, body: 'Thank you.' },
  newsletter_issues: { id: randomUUID(), subject: 'Hello', body: 'Hello' },
  newsletter_pictures: { issue_id: randomUUID(), alt: 'A lamp', width: 1_200, height: 800, jpeg },
  newsletter_subscribers: { email, source: 'form', ...consent },
  newsletter_submissions: { ...consent, submitted_at },
  owner_incidents: { kind: 'mail-late' },
  user_roles: { role: 'inbox' },
  role_invitations: { email: 'kim@example.com', role: 'inbox' },
} satisfies Record<string, Row>;

/** Inserts a valid row with these changes. @returns its id */
export async function add(sql: postgres.ISql, table: keyof typeof rows, change: Row = {}): Promise<string> {
  const row = { ...rows[table], ...('id' in rows[table] && { id: randomUUID() }), ...change };
  const [added] = await sql`insert into ${sql(`public.${table}`)} ${sql(row)} returning *`;
  return added?.id;
}
