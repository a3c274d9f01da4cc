import type postgres from 'postgres';
import { type Actor, openSession } from '../actor';
import { signUp } from '../database';
import type { ActorName } from './declared';

export interface People {
  actors: Record<ActorName, Actor>;
  /** The person whose rows every actor tries to access, with the rows' ids and addresses. */
  owner: string;
  email: string;
  request: string;
  contact: string;
  subscriber: string;
  session: string;
}

/** A day on which nobody else did a flip. */
const ownersDay = '2024-02-29';

/** Creates the owner with a row in every table, another person, and two admins. */
export async function makePeople(sql: postgres.Sql): Promise<People> {
  const email = 'owner@example.com';
  const [owner, other, admin] = [await signUp(sql, email), await signUp(sql), await signUp(sql)];
  const [passwordAdmin, inbox] = [await signUp(sql), await signUp(sql)];
  await sql`insert into public.user_roles (user_id, role) values (${inbox}, 'inbox')`;
  await sql`insert into public.user_roles (user_id, role)
    select id, 'admin' from unnest(${[admin, passwordAdmin, owner]}::uuid[]) as id`;
  const session = await openSession(sql, owner);
  await sql`insert into private.admin_sessions (session_id, user_id, authenticated_at) values (${session.session.id}, ${owner}, now())`;
  await sql`insert into private.admin_recovery_codes (user_id, code_hash) values (${owner}, 'hash')`;
  await sql`
    insert into public.flip_sessions (user_id, flip_step_reached, completion_time_seconds, session_date)
    values (${owner}, 'complete', 16, ${ownersDay}), (${other}, 'complete', 16, current_date)`;
  await sql`
    insert into public.account_consents (user_id, purpose, version, text)
    select id, 'counts', '1', 'Yes' from public.profiles`;
  await sql`
    insert into public.notebook_counts
    values (${owner}, gen_random_uuid(), '2026-11-01', 1, 0, 0, 0, 0, 0, 0, 0, 0)`;
  const [request] = await sql<{ id: string }[]>`
    insert into public.workbook_requests (email, first_name, consent_text, consent_version)
    values (${email}, 'Ann', 'Yes', '1') returning id`;
  await sql`
    insert into public.workbook_submissions (id, request_id, consent_text, consent_version, submitted_at)
    values (${request?.id ?? null}, ${request?.id ?? null}, 'Yes', '1', now())`;
  const [contact] = await sql<{ id: string }[]>`
    insert into public.contact_messages (name, email, type, message)
    values ('Ann', ${email}, 'book', 'Hello') returning id`;
  if (!request || !contact) throw new Error('The rows of the owner were not made.');
  await sql`
    insert into public.email_jobs (request_id, kind, recipient)
    values (${request.id}, 'workbook', ${email})`;
  await sql`insert into public.email_suppressions (email, reason) values (${email}, 'bounce')`;
  await sql`insert into public.role_invitations (email, role, invited_by) values (${email}, 'inbox', ${owner})`;
  await sql`insert into public.contact_replies (contact_id, copy, body) values (${contact.id}, 1, 'Hello')`;
  const [subscriber] = await sql<{ id: string }[]>`
    insert into public.newsletter_subscribers (email, source, consent_text, consent_version)
    values (${email}, 'form', 'Yes', '1') returning id`;
  if (!subscriber) throw new Error('No subscriber was made.');
  await sql`
    insert into public.newsletter_submissions (subscriber_id, consent_text, consent_version, submitted_at)
    values (${subscriber.id}, 'Yes', ${owner}, now())`;
  await sql`insert into public.newsletter_issues (id, subject, body) values
    (${owner}, 'Hello', 'Hello'), (${subscriber.id}, 'Hello', 'Hello')`;
  await sql`insert into public.newsletter_pictures (issue_id, alt, width, height, jpeg) values (${owner}, 'A lamp', 1, 1, 'x')`;
  await sql`insert into private.deletions (kind, id_hash) values ('users', ${owner})`;
  await sql`select private.keep_wish('gone@example.com', 'left', now())`;
  await sql`insert into private.refused_codes (user_id) values (${owner})`;
  await sql`insert into private.used_codes (user_id, code_hash) values (${owner}, 'hash')`;
  await sql`insert into public.owner_incidents (kind) values ('mail-late')`;
  // Counts the days of the flips above; the flip below marks its day again.
  await sql`select public.count_changed_days()`;
  await sql`
    insert into public.flip_sessions (user_id, flip_step_reached, completion_time_seconds, session_date)
    values (${other}, 'complete', 16, current_date)`;
  await sql`select public.count_today('{"pages": "/"}'), public.refresh_funnel()`;
  await sql`insert into public.rate_limits values ('bucket', ${owner}, 1, now() + interval '1 hour')`;
  const signedIn = (userId: string): Actor => ({ role: 'authenticated', userId });
  return {
    actors: {
      anon: { role: 'anon' },
      owner: signedIn(owner),
      other: signedIn(other),
      passwordAdmin: await openSession(sql, passwordAdmin, { aal: 'aal1' }),
      admin: await openSession(sql, admin),
      inbox: await openSession(sql, inbox),
      service: { role: 'service_role' },
    },
    owner,
    email,
    request: request.id,
    contact: contact.id,
    subscriber: subscriber.id,
    session: session.session.id,
  };
}

interface Sample {
  /** SQL condition for the owner's rows. */
  owned: string;
  /** A new row of the owner, to be inserted. */
  insert: string;
  /** What an update sets: a permitted column, if there is one. */
  set: string;
}

/** One way to access the owner's row per table. Updates and deletes have no row condition: they try all. */
export function sampleOf(
  table: string,
  { owner, email, request, contact, subscriber, session }: People,
): Sample | undefined {
  const samples: Record<string, Sample> = {
    'public.profiles': {
      owned: `id = '${owner}'`,
      insert: `(id) values ('${owner}')`,
      set: `full_name = 'Changed'`,
    },
    'public.user_roles': {
      owned: `user_id = '${owner}'`,
      insert: `(user_id, role) values ('${owner}', 'admin')`,
      set: `role = 'admin'`,
    },
    'public.account_consents': {
      owned: `user_id = '${owner}'`,
      insert: `(user_id, version, text) values ('${owner}', '2', 'Yes')`,
      set: `text = 'Changed'`,
    },
    'public.flip_sessions': {
      owned: `user_id = '${owner}'`,
      insert: `(user_id, flip_step_reached, completion_time_seconds, session_date) values ('${owner}', 'flip', 1, current_date)`,
      set: `was_emergency_mode = true`,
    },
    'public.notebook_counts': {
      owned: `user_id = '${owner}'`,
      insert: `values ('${owner}', gen_random_uuid(), '2026-10-01', 1, 0, 0, 0, 0, 0, 0, 0, 0)`,
      set: `waits = 2`,
    },
    'public.user_flip_stats': {
      owned: `session_date = '${ownersDay}'`,
      insert: `(session_date) values (current_date)`,
      set: `session_date = current_date`,
    },
    'public.workbook_requests': {
      owned: `email in ('${email}', '2${email}')`,
      insert: `(email, first_name, consent_text, consent_version) values ('2${email}', 'Ann', 'Yes', '1')`,
      set: `first_name = 'Changed'`,
    },
    'public.workbook_submissions': {
      owned: `request_id = '${request}'`,
      insert: `(id, request_id, consent_text, consent_version, submitted_at) values (gen_random_uuid(), '${request}', 'Yes', '1', now())`,
      set: `first_name = 'Changed'`,
    },
    'public.contact_messages': {
      owned: `email = '${email}'`,
      insert: `(name, email, type, message) values ('Ann', '${email}', 'book', 'Again')`,
      set: `name = 'Changed'`,
    },
    'public.contact_replies': {
      owned: `contact_id = '${contact}'`,
      insert: `(contact_id, copy, body) values ('${contact}', 2, 'Hello')`,
      set: `body = 'Changed'`,
    },
    'public.newsletter_subscribers': {
      owned: `email in ('${email}', '2${email}')`,
      insert: `(email, token, source, consent_text, consent_version) values ('2${email}', '${owner}', 'form', 'Yes', '1')`,
      set: `consent_text = 'Changed'`,
    },
    'public.newsletter_submissions': {
      owned: `consent_version = '${owner}'`,
      insert: `(token, subscriber_id, consent_text, consent_version, submitted_at) values ('${owner}', '${subscriber}', 'Yes', '${owner}', now())`,
      set: `consent_text = 'Changed'`,
    },
    'public.owner_incidents': {
      owned: 'true',
      insert: `(kind, opened_at, closed_at) values ('task-failed', now(), now())`,
      set: 'closed_at = now()',
    },
    'public.newsletter_pictures': {
      owned: 'true',
      insert: `(issue_id, alt, width, height, jpeg) values ('${subscriber}', 'A', 1, 1, 'x')`,
      set: `alt = 'Changed'`,
    },
    'public.newsletter_issues': {
      owned: 'true',
      insert: `(id, subject, body) values (gen_random_uuid(), 'A', 'A')`,
      set: `subject = 'Changed'`,
    },
    'public.email_jobs': {
      owned: `request_id = '${request}' or contact_id = '${contact}'`,
      insert: `(contact_id, kind, recipient, priority) values ('${contact}', 'contact', '${email}', 1)`,
      set: `last_error = 'Changed'`,
    },
    'public.email_suppressions': {
      owned: `email in ('${email}', '2${email}')`,
      insert: `(email, reason) values ('2${email}', 'bounce')`,
      set: `reason = 'complaint'`,
    },
    'public.role_invitations': {
      owned: `email in ('${email}', '2${email}')`,
      insert: `(email, role, invited_by) values ('2${email}', 'inbox', '${owner}')`,
      set: `role = 'admin'`,
    },
    'public.rate_limits': {
      owned: `key = '${owner}'`,
      insert: `values ('other', '${owner}', 1, now())`,
      set: `hits = 99`,
    },
    'private.daily_flips': {
      owned: 'true',
      insert: 'values (current_date, 1, 1, 1, 1, 1, 1, 1, 1, 1)',
      set: 'sessions = 99',
    },
    'private.daily_people': {
      owned: 'true',
      insert: `values (current_date, '-infinity', 1)`,
      set: 'people = 99',
    },
    'private.daily_figures': {
      owned: 'true',
      insert: `values (current_date, 'x', 'x', 1, 1)`,
      set: 'total = 99',
    },
    'private.deletions': {
      owned: `id_hash = '${owner}'`,
      insert: `(kind, id_hash) values ('contact_messages', '${owner}')`,
      set: 'at = now()',
    },
    'private.address_key': {
      owned: 'only_row',
      insert: `(only_row, key) values (true, repeat('k', 32)::bytea)`,
      set: `key = repeat('x', 32)::bytea`,
    },
    'private.left_alone': {
      owned: `reason = 'left'`,
      insert: `values ('hash', 'bounce', now())`,
      set: 'since = now()',
    },
    'private.refused_codes': {
      owned: `user_id = '${owner}'`,
      insert: `(user_id) values ('${owner}')`,
      set: 'at = now()',
    },
    'private.used_codes': {
      owned: `user_id = '${owner}'`,
      insert: `(user_id, code_hash) values ('${owner}', 'other')`,
      set: 'at = now()',
    },
    'private.changed_days': {
      owned: 'true',
      insert: `(day) values (current_date)`,
      set: 'day = current_date',
    },
    'public.admin_audit': {
      owned: `object = '${owner}'`,
      insert: `(action, object) values ('export', '${owner}')`,
      set: `action = 'export'`,
    },
    'private.daily_visits': {
      owned: 'true',
      insert: `(day, part, name) values (current_date, 'pages', '/')`,
      set: 'views = 99',
    },
    'private.daily_views': {
      owned: 'true',
      insert: `(day, views, arrivals) values (current_date, 1, 1)`,
      set: 'views = 99',
    },
    'private.funnel_weeks': {
      owned: 'true',
      insert: `(week, arrivals, asked, confirmed, accounts, flipped) values ('2026-03-02', 1, 1, 1, 1, 1)`,
      set: 'accounts = 99',
    },
    'private.admin_settings': {
      owned: 'true',
      insert: '(second_factor_required) values (false)',
      set: 'second_factor_required = false',
    },
    'private.admin_sessions': {
      owned: `user_id = '${owner}'`,
      insert: `(session_id, user_id, authenticated_at) values ('${session}', '${owner}', now())`,
      set: `last_seen_at = '2024-01-01'`,
    },
    'private.admin_recovery_codes': {
      owned: `user_id = '${owner}'`,
      insert: `(user_id, code_hash) values ('${owner}', 'another')`,
      set: `code_hash = 'changed'`,
    },
  };
  return samples[table];
}
