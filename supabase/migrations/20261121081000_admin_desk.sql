-- The owner's desk: where requests come from, how the course goes, the inbox, the mail queue. Same rules as the figures.

create index workbook_requests_unsubscribed on public.workbook_requests (unsubscribed_at) where unsubscribed_at is not null;
create index email_suppressions_newest on public.email_suppressions (suppressed_at);

-- Requests of a range, how many confirmed, and what ended in the range.
create function public.admin_workbook_figures(from_day date, to_day date)
  returns table (requests bigint, confirmed bigint, confirmed_share numeric, unsubscribed bigint, bounced bigint,
    complained bigint)
  language plpgsql stable security definer set search_path = '' as $$
declare
  start constant timestamptz := from_day::timestamp at time zone 'UTC';
  finish constant timestamptz := (to_day + 1)::timestamp at time zone 'UTC';
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return query
  select made.requests, made.confirmed, round(made.confirmed::numeric / nullif(made.requests, 0), 3),
    (select count(*) from public.workbook_requests as r where r.unsubscribed_at >= start and r.unsubscribed_at < finish),
    ended.bounced, ended.complained
  from (select count(*) as requests, count(r.confirmed_at) as confirmed from public.workbook_requests as r
      where r.created_at >= start and r.created_at < finish) as made,
    (select count(*) filter (where s.reason = 'bounce') as bounced,
      count(*) filter (where s.reason = 'complaint') as complained from public.email_suppressions as s
      where s.suppressed_at >= start and s.suppressed_at < finish) as ended;
end $$;

-- Requests by source, medium and campaign, each on its own. 'none' came without one; names with under five requests
-- are 'other'. At most 20 names for each.
create function public.admin_workbook_sources(from_day date, to_day date)
  returns table (dimension text, name text, requests bigint, confirmed bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return query
  with named as (
    select tag.dimension, coalesce(tag.name, 'none') as name, count(*) as requests, count(r.confirmed_at) as confirmed
    from public.workbook_requests as r,
    lateral (values ('source', r.utm_source), ('medium', r.utm_medium), ('campaign', r.utm_campaign))
      as tag (dimension, name)
    where r.created_at >= from_day::timestamp at time zone 'UTC'
      and r.created_at < (to_day + 1)::timestamp at time zone 'UTC'
    group by tag.dimension, coalesce(tag.name, 'none')
  ), ranked as (
    select *, row_number() over (partition by n.dimension order by n.requests desc, n.name) as place from named as n
  )
  select k.dimension, shown.name, sum(k.requests)::bigint,
    case when sum(k.requests) >= 5 then sum(k.confirmed)::bigint end
  from ranked as k,
  lateral (select case when k.requests >= 5 and k.place <= 20 then k.name else 'other' end as name) as shown
  group by k.dimension, shown.name
  order by k.dimension desc, shown.name = 'other', sum(k.requests) desc, shown.name;
end $$;

-- Of the people who started the course in the range: how many got each day's mail. Null for fewer than five people.
create function public.admin_course_progress(from_day date, to_day date)
  returns table (course_day integer, started bigint, sent bigint, waiting bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return query
  with starters as materialized (
    select r.id from public.workbook_requests as r
    where r.confirmed_at >= from_day::timestamp at time zone 'UTC'
      and r.confirmed_at < (to_day + 1)::timestamp at time zone 'UTC'
  ), size as (select count(*) as people from starters)
  select d.n, size.people, case when size.people >= 5 then count(j.sent_at) end,
    case when size.people >= 5 then count(j.id) filter (where j.sent_at is null and j.dead_at is null) end
  from size cross join generate_series(1, 7) as d (n)
  left join public.email_jobs as j on j.kind = 'course-' || d.n and j.request_id in (select s.id from starters as s)
  group by d.n, size.people order by d.n;
end $$;
create index workbook_requests_confirmed on public.workbook_requests (confirmed_at) where confirmed_at is not null;

-- The inbox, newest first. Any filter may be null; search looks in name, address, subject and message, literally.
-- The next page starts before the last row's created_at. `matches` counts all that fit the filters, up to 1,000.
create function public.admin_contact_messages(
  search text default null, topic text default null, handled boolean default null,
  before timestamptz default null, page_size integer default 50)
  returns table (id uuid, name text, email text, type text, subject text, message text, created_at timestamptz,
    handled_at timestamptz, matches bigint)
  language plpgsql stable security definer set search_path = '' as $$
declare
  pattern constant text := '%' || replace(replace(replace(btrim(search), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_admin();
  return query
  with fitting as not materialized (
    select c.* from public.contact_messages as c
    where (coalesce(btrim(search), '') = ''
        or concat_ws(E'\n', c.name, c.email, c.subject, c.message) ilike pattern)
      and (topic is null or c.type = topic)
      and (handled is null or handled = (c.handled_at is not null)))
  select f.id, f.name, f.email, f.type, f.subject, f.message, f.created_at, f.handled_at,
    (select count(*) from (select from fitting limit 1000) as counted)
  from fitting as f
  where before is null or f.created_at < before
  order by f.created_at desc, f.id
  limit least(greatest(page_size, 1), 100);
end $$;

-- True when there is such a message. Handled twice keeps the first time.
create function public.admin_mark_contact_handled(message_id uuid, handled boolean) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.contact_messages as c
  set handled_at = case when admin_mark_contact_handled.handled then coalesce(c.handled_at, now()) end
  where c.id = message_id;
  return found;
end $$;

-- How the mail queue is: waiting (of these due, being sent, tried before), seconds the oldest due mail is late, sent in
-- the last 24 hours, given up after failing.
create function public.admin_mail_health()
  returns table (waiting bigint, due bigint, in_flight bigint, retrying bigint, oldest_due_seconds bigint,
    sent_24h bigint, dead bigint, last_sent_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select w.waiting, w.due, w.in_flight, w.retrying, w.oldest_due_seconds,
    (select count(*) from public.email_jobs as j where j.sent_at > now() - interval '24 hours'),
    (select count(*) from public.email_jobs as j where j.dead_at is not null and j.dead_reason = 'failed'),
    (select max(j.sent_at) from public.email_jobs as j where j.sent_at is not null)
  from (
    select count(*) as waiting, count(*) filter (where j.send_after <= now() and paused.is_not) as due,
      count(*) filter (where j.lease_until > now()) as in_flight, count(*) filter (where j.attempts > 0) as retrying,
      coalesce(extract(epoch from now() - min(j.send_after) filter (where j.send_after <= now() and paused.is_not)), 0)::bigint
        as oldest_due_seconds
    from public.email_jobs as j
    left join public.workbook_requests as r on r.id = j.request_id,
    lateral (select r.paused_at is null or j.kind = 'workbook' as is_not) as paused
    where j.sent_at is null and j.dead_at is null) as w;
end $$;

-- The newest 100 mails that were given up.
create function public.admin_dead_letters()
  returns table (id uuid, kind text, recipient text, subject text, attempts integer, last_error text,
    dead_reason text, dead_at timestamptz, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select j.id, j.kind, j.recipient, j.subject, j.attempts, j.last_error, j.dead_reason, j.dead_at, j.created_at
  from public.email_jobs as j where j.dead_at is not null order by j.dead_at desc, j.id limit 100;
end $$;

-- Puts a mail that failed back into the queue, its tries kept, so that the worker asks the provider first. False for one
-- that is not dead, or that died because its reader wants no mail: that is not the owner's to undo.
create function public.admin_retry_email_job(job_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.email_jobs as j
  set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
    attempts = least(j.attempts, 1)
  where j.id = job_id and j.dead_reason = 'failed' and j.sent_at is null
    and not exists (select from public.workbook_requests as r where r.id = j.request_id and r.unsubscribed_at >= r.consent_at)
    and not exists (select from public.email_suppressions as s where s.email = private.normalise_email(j.recipient));
  return found;
end $$;

revoke all on function public.admin_workbook_figures, public.admin_workbook_sources, public.admin_course_progress,
  public.admin_contact_messages, public.admin_mark_contact_handled, public.admin_mail_health,
  public.admin_dead_letters, public.admin_retry_email_job from public, anon, authenticated, service_role;
grant execute on function public.admin_workbook_figures, public.admin_workbook_sources, public.admin_course_progress,
  public.admin_contact_messages, public.admin_mark_contact_handled, public.admin_mail_health,
  public.admin_dead_letters, public.admin_retry_email_job to authenticated;
