import type postgres from 'postgres';
import { type Actor, add, openSession, type Row, signedIn, signUp } from '../database';
import type { ActorName } from './declared';

export type People = Awaited<ReturnType<typeof makePeople>>;

/** A day on which nobody else did a flip. */
const ownersDay = '2024-02-29';

/**
 * Creates the owner with a row in every table, another person, and two admins.
 * @returns who acts, and the owner, whose rows every actor tries to access, with the rows' ids and addresses
 */
export async function makePeople(sql: postgres.Sql) {
  const email = 'owner@example.com';
  const [owner, other, admin] = [await signUp(sql, email), await signUp(sql), await signUp(sql)];
  const [passwordAdmin, inbox] = [await signUp(sql), await signUp(sql)];
  await add(sql, 'user_roles', { user_id: inbox });
  for (const user_id of [admin, passwordAdmin, owner])
    await add(sql, 'user_roles', { user_id, role: 'admin' });
  const session = await openSession(sql, owner);
  await sql`insert into private.admin_sessions (session_id, user_id, authenticated_at) values (${session.session.id}, ${owner}, now())`;
  await sql`insert into private.admin_recovery_codes (user_id, code_hash) values (${owner}, 'hash')`;
  const flip = (user_id: string, session_date: string | Date) =>
    add(sql, 'flip_sessions', { user_id, session_date });
  await flip(owner, ownersDay);
  await flip(other, new Date());
  await sql`insert into public.account_consents (user_id, purpose, version, text)
    select id, 'counts', '1', 'Yes' from public.profiles`;
  await add(sql, 'notebook_counts', { user_id: owner });
  const request = await add(sql, 'workbook_requests', { email });
  await add(sql, 'workbook_submissions', { id: request, request_id: request });
  const contact = await add(sql, 'contact_messages', { email });
  await add(sql, 'email_jobs', { request_id: request, recipient: email });
  await add(sql, 'email_suppressions', { email });
  await add(sql, 'role_invitations', { email, invited_by: owner });
  await add(sql, 'contact_replies', { contact_id: contact });
  const subscriber = await add(sql, 'newsletter_subscribers', { email });
  await add(sql, 'newsletter_submissions', { subscriber_id: subscriber, consent_version: owner });
  for (const id of [owner, subscriber]) await add(sql, 'newsletter_issues', { id });
  await add(sql, 'newsletter_pictures', { issue_id: owner });
  await sql`insert into private.deletions (kind, id_hash) values ('users', ${owner})`;
  await sql`select private.keep_wish('gone@example.com', 'left', now())`;
  await sql`insert into private.refused_codes (user_id) values (${owner})`;
  await sql`insert into private.used_codes (user_id, code_hash) values (${owner}, 'hash')`;
  await add(sql, 'owner_incidents');
  // Counts the days of the flips above; the flip below marks its day again.
  await sql`select public.count_changed_days()`;
  await flip(other, new Date());
  await sql`select public.count_today('{"pages": "/"}'), public.refresh_funnel()`;
  await sql`insert into public.rate_limits values ('bucket', ${owner}, 1, now() + interval '1 hour')`;
  const actors: Record<ActorName, Actor> = {
    anon: { role: 'anon' },
    owner: signedIn(owner),
    other: signedIn(other),
    passwordAdmin: await openSession(sql, passwordAdmin, { aal: 'aal1' }),
    admin: await openSession(sql, admin),
    inbox: await openSession(sql, inbox),
    service: { role: 'service_role' },
  };
  return { actors, owner, email, request, contact, subscriber, session: session.session.id };
}

/**
 * One way to access the owner's row of each table: the condition for their rows, a new row of theirs (in SQL, or what differs
 * from a valid one), and what an update sets, which is a permitted column, if there is one. Updates and deletes have no row
 * condition: they try all.
 */
export const samplesOf = ({ owner, email, request, contact, subscriber, session }: People) => {
  const ofOwner = `user_id = '${owner}'`;
  const ofEmail = `email in ('${email}', '2${email}')`;
  const [user_id, other, now] = [owner, `2${email}`, new Date()];
  const contact_id = contact;
  const ofContact = `contact_id = '${contact}'`;
  const ofRequest = `request_id = '${request}'`;
  const job = { contact_id, kind: 'contact', recipient: email, priority: 1 };
  const onDay = `session_date = '${ownersDay}'`;
  const key = `repeat('k', 32)::bytea`;
  const submission = { token: owner, subscriber_id: subscriber, consent_version: owner };
  const samples: Record<string, readonly [owned: string, insert: string | Row, set: string]> = {
    'public.profiles': [`id = '${owner}'`, `(id) values ('${owner}')`, `full_name = 'Changed'`],
    'public.user_roles': [ofOwner, { user_id, role: 'admin' }, `role = 'admin'`],
    'public.account_consents': [ofOwner, { user_id }, `text = 'Changed'`],
    'public.flip_sessions': [ofOwner, { user_id }, `was_emergency_mode = true`],
    'public.notebook_counts': [ofOwner, { user_id, month: '2026-10-01' }, `waits = 2`],
    'public.user_flip_stats': [onDay, '(session_date) values (now())', 'session_date = now()'],
    'public.workbook_requests': [ofEmail, { email: other }, `first_name = 'Changed'`],
    'public.workbook_submissions': [ofRequest, { request_id: request }, `first_name = 'Changed'`],
    'public.contact_messages': [`email = '${email}'`, { email, message: 'Again' }, `name = 'Changed'`],
    'public.contact_replies': [ofContact, { contact_id, sequence: 2 }, `body = 'Changed'`],
    'public.newsletter_subscribers': [ofEmail, { email: other, token: owner }, `consent_text = 'Changed'`],
    'public.newsletter_submissions': [`consent_version = '${owner}'`, submission, `consent_text = 'Changed'`],
    'public.owner_incidents': ['true', { opened_at: now, closed_at: now }, 'closed_at = now()'],
    'public.newsletter_pictures': ['true', { issue_id: subscriber }, `alt = 'Changed'`],
    'public.newsletter_issues': ['true', {}, `subject = 'Changed'`],
    'public.email_jobs': [`${ofRequest} or ${ofContact}`, job, `last_error = 'Changed'`],
    'public.email_suppressions': [ofEmail, { email: other }, `reason = 'complaint'`],
    'public.role_invitations': [ofEmail, { email: other, invited_by: owner }, `role = 'admin'`],
    'public.admin_audit': [`object = '${owner}'`, { object: owner }, `action = 'export'`],
    'public.rate_limits': [`key = '${owner}'`, `values ('other', '${owner}', 1, now())`, `attempts = 99`],
    'private.daily_flips': ['true', 'values (current_date, 1, 1, 1, 1, 1, 1, 1, 1, 1)', 'sessions = 99'],
    'private.daily_people': ['true', `values (current_date, '-infinity', 1)`, 'people = 99'],
    'private.daily_figures': ['true', `values (current_date, 'x', 'x', 1, 1)`, 'total = 99'],
    'private.deletions': [`id_hash = '${owner}'`, `values ('users', '${owner}')`, 'at = now()'],
    'private.address_key': ['only_row', `(only_row, key) values (true, ${key})`, `key = ${key}`],
    'private.left_alone': [`reason = 'left'`, `values ('hash', 'bounce', now())`, 'since = now()'],
    'private.refused_codes': [ofOwner, `(user_id) values ('${owner}')`, 'at = now()'],
    'private.used_codes': [ofOwner, `(user_id, code_hash) values ('${owner}', 'other')`, 'at = now()'],
    'private.changed_days': ['true', `(day) values (current_date)`, 'day = current_date'],
    'private.daily_visits': ['true', `(day, dimension, name) values (now(), 'pages', '/')`, 'count = 99'],
    'private.daily_views': ['true', `(day, views, arrivals) values (current_date, 1, 1)`, 'views = 99'],
    'private.funnel_weeks': [
      'true',
      `(week, arrivals, asked, confirmed, accounts, flipped) values ('2026-03-02', 1, 1, 1, 1, 1)`,
      'accounts = 99',
    ],
    'private.admin_settings': ['true', 'default values', 'second_factor_required = false'],
    'private.admin_sessions': [ofOwner, `values ('${session}', '${owner}', now())`, 'last_seen_at = now()'],
    'private.admin_recovery_codes': [ofOwner, `values ('${owner}', 'another')`, `code_hash = 'changed'`],
  };
  return samples;
};
