import type postgres from 'postgres';

/** Vocabulary of the messages: most contain the first word, one in a thousand contains `rareWord`. */
const words = `anxiety heart doctor night search symptom worry breathe chapter question thank help sleep chest
  headache reader book talk venue date morning stomach google panic calm week month partner friend work`.split(
  /\s+/,
);
export const commonWord = 'anxiety';
export const rareWord = 'kingfisher';

/** A newsletter issue sent to half of its readers. */
export const issueOnItsWay = '00000000-0000-4000-8000-000000000001';

/**
 * Fills the tables of mails and messages: workbook requests with their course, messages of some 400
 * characters, subscribers, twelve issues sent and one in progress, suppressed addresses, and the admin log.
 * @param people rows of each kind; a fiftieth as many suppressed addresses and failed mails
 */
export async function fillMails(sql: postgres.Sql, people: number): Promise<void> {
  const counted = ['public.workbook_requests', 'public.newsletter_subscribers', 'public.email_jobs'];
  for (const table of counted) await sql.unsafe(`alter table ${table} disable trigger user`);
  await sql`
    insert into public.workbook_requests (email, first_name, utm_source, utm_campaign, consent_text, consent_version,
      consent_at, created_at, confirmed_at)
    select n || '@example.com', 'Sam', (array['google', 'podcast', 'newsletter', null])[1 + n % 4],
      case when n % 3 = 0 then 'campaign-' || n % 40 end, 'Yes', '1', at, at, case when n % 5 <> 0 then least(now(), at + interval '1 day') end
    from generate_series(1, ${people}::integer) as n,
    lateral (select now() - random() * interval '1 year' + 0 * n * interval '1 day' as at) as at_random`;
  await sql`
    insert into public.email_jobs (request_id, kind, recipient, subject, html, text, created_at, send_after, attempts, sent_at)
    select r.id, 'course-' || day, r.email, 'Day ' || day, '', case when due > now() then 'Words' else '' end, r.confirmed_at,
      due, case when due > now() then 0 else 1 end, case when due <= now() then due end
    from public.workbook_requests as r, generate_series(1, 7) as day,
    lateral (select r.confirmed_at + day * interval '1 day' as due) as planned
    where r.confirmed_at is not null`;
  await sql`
    insert into public.contact_messages (name, email, type, subject, message, created_at, handled_at, state)
    select 'Person ' || n, n || '@example.com', (array['speaking', 'media', 'book', 'general'])[1 + n % 4], 'Subject ' || n,
      text || case when n % 1000 = 7 then ${` ${rareWord}`} else '' end, at,
      case when n % 100 > 0 then at + interval '1 hour' end, case when n % 100 > 0 then 'answered' else 'new' end
    from (select n, now() - random() * interval '1 year' as at,
        (select string_agg((${words}::text[])[1 + floor(random() * ${words.length})::integer + 0 * (n + word)], ' ')
          from generate_series(1, 60) as word) as text
      from generate_series(1, ${people}::integer) as n) as written`;
  await sql`
    insert into public.newsletter_subscribers (email, source, consent_text, consent_version, consent_at, created_at, confirmed_at,
      unsubscribed_at, unsubscribed_by)
    select n || '@example.com', 'form', 'Yes', '1', at, at, case when n % 10 > 0 then at end,
      case when n % 20 = 1 then now() end, case when n % 20 = 1 then 'page' end
    from generate_series(1, ${people}::integer) as n,
    lateral (select now() - interval '1 hour' - random() * interval '1 year' + 0 * n * interval '1 day' as at) as at_random`;
  await sql`
    insert into public.newsletter_issues (id, subject, body, html, text, headers, send_at, started_at, fanned_out_at, finished_at,
      sent, failed, created_at)
    select gen_random_uuid(), 'Issue ' || n, 'Words', 'Words', 'Words', '{}', at, at, at, at, ${people}::integer, 0, at
    from generate_series(1, 12) as n, lateral (select now() - n * interval '30 days' as at) as planned`;
  await sql`
    with half as (
      select id, email from public.newsletter_subscribers
      where confirmed_at is not null and unsubscribed_at is null order by id limit ${Math.round(people / 2)}
    ), issue as (
      insert into public.newsletter_issues (id, subject, body, html, text, headers, send_at, started_at, cursor)
      select ${issueOnItsWay}, 'On its way', 'Words', 'Words', 'Words', '{}', now(), now(),
        (select id from half order by id desc limit 1)
      returning id)
    insert into public.email_jobs (subscriber_id, issue_id, kind, bulk, recipient, subject, html, text, attempts, sent_at)
    select half.id, issue.id, 'newsletter', true, half.email, 'On its way', '', '', 1, now() from half, issue`;
  for (const table of counted) await sql.unsafe(`alter table ${table} enable trigger user`);
  await sql`select private.rebuild_daily_counts()`;
  const few = Math.round(people / 50);
  await sql`
    insert into public.email_jobs (cause, kind, recipient, subject, html, text, attempts, last_error, dead_at, dead_reason)
    select 'test ' || n, 'test', n || '@example.com', 'A', 'A', 'A', 3, 'The provider said no.', now() - random() * interval '20 days',
      'failed' from generate_series(1, ${few}::integer) as n`;
  await sql`
    insert into public.email_suppressions (email, reason, suppressed_at)
    select n || '@example.net', 'bounce', now() - random() * interval '1 year' from generate_series(1, ${few}::integer) as n`;
  await sql`
    insert into public.admin_audit (action, object, at)
    select 'mail-retry', n::text, now() - interval '1 year' + n * interval '1 second'
    from generate_series(1, ${people}::integer) as n`;
}
