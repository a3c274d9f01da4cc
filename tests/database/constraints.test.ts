import { beforeAll, describe, expect, it } from 'vitest';
import { add, ownDatabase, type Row, type rows, signUp } from './database';

const long = (length: number) => 'x'.repeat(length);
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const left = { first_name: null, unsubscribed_at: new Date('2999-01-01'), unsubscribed_by: 'page' };

/** Tables, their constraints, and a change that violates each. */
const refused: [keyof typeof rows, string, Row][] = [
  ['admin_audit', 'action_is_a_name', { action: 'Reading it' }],
  ['admin_audit', 'object_is_short', { object: long(101) }],
  ['flip_sessions', 'step_is_known', { flip_step_reached: 'done' }],
  ['flip_sessions', 'technique_is_known', { flip_technique: 'prayer' }],
  ['flip_sessions', 'time_is_within_a_day', { completion_time_seconds: -1 }],
  ['flip_sessions', 'time_is_within_a_day', { completion_time_seconds: 86_401 }],
  ['flip_sessions', 'date_is_not_before_the_product', { session_date: '2023-12-31' }],
  ['flip_sessions', 'date_is_at_most_a_day_ahead', { session_date: inDays(2) }],
  ['workbook_requests', 'email_is_sane', { email: 'Ann@example.com' }],
  ['workbook_requests', 'first_name_is_sane', { first_name: '' }],
  ['workbook_requests', 'first_name_is_sane', { first_name: 'Ann\r\nBcc: x@example.com' }],
  ['workbook_requests', 'last_name_is_sane', { last_name: long(101) }],
  ['workbook_requests', 'utm_is_short', { utm_campaign: long(201) }],
  ['workbook_requests', 'consent_is_short', { consent_text: '' }],
  ['workbook_requests', 'confirmed_after_consent', { confirmed_at: new Date('2025-01-01') }],
  ['workbook_requests', 'source_of_unsubscription_is_known', { unsubscribed_by: 'page' }],
  ['workbook_requests', 'source_of_unsubscription_is_known', { ...left, unsubscribed_by: 'guess' }],
  ['workbook_requests', 'unsubscribed_after_consent', { ...left, unsubscribed_at: new Date('2025-01-01') }],
  ['workbook_requests', 'unsubscribed_keeps_no_personal_data', { ...left, first_name: 'Ann' }],
  ['workbook_requests', 'unsubscribed_keeps_no_personal_data', { first_name: null }],
  ['account_consents', 'is_short', { text: '' }],
  ['account_consents', 'purpose_is_known', { purpose: 'mail' }],
  ['notebook_counts', 'month_is_a_month', { month: '2026-11-02' }],
  ['notebook_counts', 'month_is_a_month', { month: '2023-12-01' }],
  ['notebook_counts', 'are_counts', { cannot_tell: -1 }],
  ['notebook_counts', 'are_counts', { waits: 10_001 }],
  ['notebook_counts', 'answers_fit_waits', { grown: 2 }],
  ['notebook_counts', 'answers_fit_waits', { searched: 3 }],
  ['account_consents', 'withdrawn_after_given', { withdrawn_at: new Date('2025-01-01') }],
  ['workbook_submissions', 'names_are_sane', { first_name: '' }],
  ['workbook_submissions', 'names_are_sane', { last_name: 'Two\nlines' }],
  ['workbook_submissions', 'consent_is_short', { consent_text: '' }],
  ['workbook_submissions', 'confirmed_after_submission', { confirmed_at: new Date('2026-01-01') }],
  ['contact_messages', 'type_is_known', { type: 'sales' }],
  ['contact_messages', 'state_is_known', { state: 'lost' }],
  ['contact_messages', 'handled_when_done', { state: 'closed' }],
  ['contact_messages', 'handled_when_done', { handled_at: new Date() }],
  ['contact_replies', 'is_readable', { body: '' }],
  ['contact_messages', 'auto_spam_is_known', { auto_spam: 'new' }],
  ['contact_replies', 'kind_is_known', { kind: 'call', provider_id: 'x' }],
  ['contact_replies', 'came_by_mail', { kind: 'answer' }],
  ['contact_replies', 'attachments_are_names', { attachments: Array(51).fill('a.pdf') }],
  ['contact_messages', 'name_is_sane', { name: 'Ann\nBcc: x@example.com' }],
  ['contact_messages', 'email_is_sane', { email: 'Ann@example.com' }],
  ['contact_messages', 'subject_is_sane', { subject: 'Hi\r\nBcc: x@example.com' }],
  ['contact_messages', 'subject_is_sane', { subject: long(201) }],
  ['contact_messages', 'message_is_readable', { message: '' }],
  ['contact_messages', 'message_is_readable', { message: long(5001) }],
  ['email_jobs', 'kind_is_known', { kind: 'course-8' }],
  ['email_jobs', 'belongs_to_its_cause', { kind: 'contact' }],
  ['email_jobs', 'belongs_to_its_cause', { request_id: null }],
  ['email_jobs', 'only_some_are_numbered', { kind: 'course-1', sequence: 2 }],
  ['email_jobs', 'only_some_are_numbered', { sequence: 0 }],
  ['email_jobs', 'recipient_is_sane', { recipient: 'ann@example.com\nbo@example.com' }],
  ['email_jobs', 'facts_are_bounded', { facts: { text: long(250_001) } }],
  ['email_jobs', 'facts_are_bounded', { facts: ['a'] }],
  ['email_jobs', 'priority_is_known', { priority: 5 }],
  ['email_jobs', 'is_sent_or_dead_with_a_reason', { dead_at: new Date() }],
  ['email_jobs', 'dead_reason_is_known', { dead_at: new Date(), dead_reason: 'tired' }],
  ['email_suppressions', 'email_is_sane', { email: ' ann@example.com' }],
  ['email_suppressions', 'reason_is_known', { reason: 'mood' }],
  ['newsletter_issues', 'subject_is_one_line', { subject: 'Hi\nBcc: x@example.com' }],
  ['newsletter_issues', 'preheader_is_one_line', { preheader: long(201) }],
  ['newsletter_issues', 'body_is_bounded', { body: long(50_001) }],
  ['newsletter_issues', 'page_says_something', { page_subject: 'Hello', page_body: '' }],
  ['newsletter_issues', 'says_something_when_scheduled', { send_at: new Date(), body: '' }],
  ['newsletter_issues', 'starts_when_scheduled', { started_at: new Date() }],
  ['newsletter_pictures', 'alt_is_one_line', { alt: 'A lamp\nand a bed' }],
  ['newsletter_pictures', 'size_is_bounded', { width: 1_201 }],
  ['newsletter_subscribers', 'email_is_sane', { email: 'Ann@example.com' }],
  ['newsletter_subscribers', 'source_is_known', { source: 'bought' }],
  ['newsletter_subscribers', 'list_is_imported', { list_source: 'Fair' }],
  ['newsletter_subscribers', 'list_is_short', { source: 'import', list_confirmed: 'x'.repeat(101) }],
  ['newsletter_subscribers', 'consent_is_short', { consent_text: '' }],
  ['newsletter_subscribers', 'confirmed_after_consent', { confirmed_at: new Date('2025-01-01') }],
  ['newsletter_subscribers', 'source_of_unsubscription_is_known', { unsubscribed_at: new Date() }],
  ['newsletter_submissions', 'consent_is_short', { consent_text: '' }],
  ['newsletter_submissions', 'confirmed_after_submission', { confirmed_at: new Date('2025-01-01') }],
  ['owner_incidents', 'kind_is_known', { kind: 'rain' }],
  ['owner_incidents', 'closed_after_opened', { closed_at: new Date('2025-01-01') }],
  ['user_roles', 'role_is_known', { role: 'owner' }],
  ['user_roles', 'owner_is_an_admin', { is_owner: true }],
  ['user_roles', 'signature_is_short', { signature: long(501) }],
  ['role_invitations', 'email_is_sane', { email: 'Kim' }],
  ['role_invitations', 'role_is_known', { role: 'owner' }],
  ['role_invitations', 'ends_once', { accepted_at: new Date(), withdrawn_at: new Date() }],
];

const sql = ownDatabase();
let person: string;
const references: { [Table in keyof typeof rows]?: Row } = {};
beforeAll(async () => {
  person = await signUp(sql);
  for (const table of ['flip_sessions', 'account_consents', 'notebook_counts', 'user_roles'] as const)
    references[table] = { user_id: person };
  references.role_invitations = { invited_by: person };
  references.contact_replies = { contact_id: await add(sql, 'contact_messages') };
  const kept = { email: 'kept@example.com' };
  references.newsletter_submissions = { subscriber_id: await add(sql, 'newsletter_subscribers', kept) };
  const request_id = await add(sql, 'workbook_requests', kept);
  for (const table of ['email_jobs', 'workbook_submissions'] as const) references[table] = { request_id };
});

const insert = (table: keyof typeof rows, change: Row = {}) =>
  add(sql, table, { ...references[table], ...change });

describe('the database refuses', () => {
  it.each(refused)('%s: %s', async (table, constraint, change) => {
    const constraint_name = `${table}_${constraint}`;
    await expect(insert(table, change)).rejects.toMatchObject({ code: '23514', constraint_name });
  });

  const elsewhere: Record<string, string> = {
    profiles_full_name_is_short: `update public.profiles set full_name = '${long(201)}'`,
    profiles_full_name_is_one_line: `update public.profiles set full_name = E'Ann\\nLee'`,
    rate_limits_names_are_short: `insert into public.rate_limits values ('', 'key', 1, now())`,
  };
  it.each(Object.entries(elsewhere))('%s', async (constraint_name, query) => {
    await expect(sql.unsafe(query)).rejects.toMatchObject({ code: '23514', constraint_name });
  });

  it('any update of a flip', async () => {
    const id = await insert('flip_sessions');
    const update = sql`update public.flip_sessions set action_needed = true where id = ${id}`;
    await expect(update).rejects.toThrow('Rows of flip_sessions are never changed.');
  });

  it('at least one row for every constraint', async () => {
    const found = await sql`
      select conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`.values();
    const tried = refused.map(([table, constraint]) => `${table}_${constraint}`);
    expect(found.flat().sort()).toEqual([...new Set([...tried, ...Object.keys(elsewhere)])].sort());
  });
});

it.each([
  ['a flip that took no time', { completion_time_seconds: 0 }],
  ['a day-long flip', { completion_time_seconds: 86_400 }],
  ['the date of a place where it is tomorrow already', { session_date: inDays(1) }],
])('the database accepts %s', async (_, change) => {
  expect(await insert('flip_sessions', change)).toBeTruthy();
});
