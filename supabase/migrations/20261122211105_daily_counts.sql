-- Workbook and newsletter figures by day, kept like those of the flips: writers append deltas, the scheduler merges them,
-- readers add up. Not one row per day and name, because writers would wait for one another.
create table private.daily_counts (
  day date not null,
  part text not null,
  name text not null default '',
  total integer not null,
  reached integer not null default 0,
  merged boolean not null default false
);
comment on table private.daily_counts is
  'requests, source, medium, campaign: requests by day of arrival (total), of these confirmed (reached). unsubscribed: by day.
  started: people by day of confirmation; course-1 to course-7: of these, mails waiting (total) and sent (reached).
  subscribers: by day of sign-up and state (name: reading, waiting, left). issue: mails sent per issue (name) and day.
  left-after: unsubscriptions per issue (name) and day.';
create index daily_counts_by_day on private.daily_counts (part, day);
create index daily_counts_unmerged on private.daily_counts (day) where not merged;
alter table private.daily_counts enable row level security;

-- What one request and its course mails count towards; the mails on the day of this confirmation.
create function private.counts_of_request(request public.workbook_requests)
  returns table (day date, part text, name text, total integer, reached integer)
  language sql stable set search_path = '' as $$
  select (request.created_at at time zone 'UTC')::date, tag.part, tag.name, 1, (request.confirmed_at is not null)::integer
  from (values ('requests', ''), ('source', coalesce(request.utm_source, 'none')), ('medium', coalesce(request.utm_medium, 'none')),
    ('campaign', coalesce(request.utm_campaign, 'none'))) as tag (part, name)
  union all
  select (request.confirmed_at at time zone 'UTC')::date, 'started', '', 1, 0 where request.confirmed_at is not null
  union all
  select (request.unsubscribed_at at time zone 'UTC')::date, 'unsubscribed', '', 1, 0 where request.unsubscribed_at is not null
  union all
  select (request.confirmed_at at time zone 'UTC')::date, j.kind, '',
    count(*) filter (where j.sent_at is null and j.dead_at is null)::integer, count(j.sent_at)::integer
  from public.email_jobs as j
  where j.request_id = request.id and j.kind like 'course-%' and request.confirmed_at is not null
  group by j.kind
$$;

-- A before trigger on delete, because the request's mails are deleted with it.
create function private.count_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.daily_counts (day, part, name, total, reached)
  select c.day, c.part, c.name, sum(c.sign * c.total), sum(c.sign * c.reached)
  from (
    select -1 as sign, o.* from private.counts_of_request(old) as o where tg_op <> 'INSERT'
    union all select 1, n.* from private.counts_of_request(new) as n where tg_op <> 'DELETE') as c
  group by c.day, c.part, c.name
  having sum(c.sign * c.total) <> 0 or sum(c.sign * c.reached) <> 0;
  return case when tg_op = 'DELETE' then old end;
end $$;
create trigger count_request after insert or update on public.workbook_requests
  for each row execute function private.count_request();
create trigger count_removed_request before delete on public.workbook_requests
  for each row execute function private.count_request();

create function private.count_course_mail() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.daily_counts (day, part, total, reached)
  select (r.confirmed_at at time zone 'UTC')::date, c.kind, sum(c.sign * (c.sent_at is null and c.dead_at is null)::integer),
    sum(c.sign * (c.sent_at is not null)::integer)
  from (
    select -1 as sign, old.kind, old.request_id, old.sent_at, old.dead_at where tg_op <> 'INSERT'
    union all select 1, new.kind, new.request_id, new.sent_at, new.dead_at where tg_op <> 'DELETE') as c
  join public.workbook_requests as r on r.id = c.request_id and r.confirmed_at is not null
  group by 1, 2
  having sum(c.sign * (c.sent_at is null and c.dead_at is null)::integer) <> 0 or sum(c.sign * (c.sent_at is not null)::integer) <> 0;
  return null;
end $$;
create trigger count_course_mail after insert or update of sent_at, dead_at on public.email_jobs
  for each row when (new.kind like 'course-%') execute function private.count_course_mail();
create trigger count_removed_course_mail after delete on public.email_jobs
  for each row when (old.kind like 'course-%') execute function private.count_course_mail();

-- What one subscriber counts towards.
create function private.counts_of_subscriber(subscriber public.newsletter_subscribers)
  returns table (day date, part text, name text)
  language sql stable set search_path = '' as $$
  select (subscriber.created_at at time zone 'UTC')::date, 'subscribers', case when subscriber.unsubscribed_at is not null then 'left'
    when subscriber.confirmed_at is null then 'waiting' else 'reading' end
  union all
  select (subscriber.unsubscribed_at at time zone 'UTC')::date, 'left-after', subscriber.unsubscribed_after::text
  where subscriber.unsubscribed_at is not null and subscriber.unsubscribed_after is not null
$$;

create function private.count_subscriber() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.daily_counts (day, part, name, total)
  select c.day, c.part, c.name, sum(c.sign)
  from (
    select -1 as sign, o.* from private.counts_of_subscriber(old) as o where tg_op <> 'INSERT'
    union all select 1, n.* from private.counts_of_subscriber(new) as n where tg_op <> 'DELETE') as c
  group by c.day, c.part, c.name having sum(c.sign) <> 0;
  return null;
end $$;
create trigger count_subscriber
  after insert or update of confirmed_at, unsubscribed_at, unsubscribed_after or delete on public.newsletter_subscribers
  for each row execute function private.count_subscriber();

-- A sent mail stays counted when its reader or job is deleted.
create function private.count_issue_mail() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or old.sent_at is null then
    insert into private.daily_counts (day, part, name, total)
    values ((new.sent_at at time zone 'UTC')::date, 'issue', new.issue_id::text, 1);
  end if;
  return null;
end $$;
create trigger count_issue_mail after insert or update of sent_at on public.email_jobs
  for each row when (new.issue_id is not null and new.sent_at is not null) execute function private.count_issue_mail();

-- Merges the deltas of changed days. The caller ensures that only one runs at a time.
create function private.merge_daily_counts() returns void
  language sql volatile set search_path = '' as $$
  with gone as (
    delete from private.daily_counts as c
    where c.day in (select d.day from private.daily_counts as d where not d.merged)
    returning c.day, c.part, c.name, c.total, c.reached)
  insert into private.daily_counts (day, part, name, total, reached, merged)
  select g.day, g.part, g.name, sum(g.total), sum(g.reached), true from gone as g
  group by g.day, g.part, g.name having sum(g.total) <> 0 or sum(g.reached) <> 0
$$;

-- Recomputes everything from the tables, for repairs.
create function private.rebuild_daily_counts() returns void
  language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(20261122, 1);
  lock table public.workbook_requests, public.newsletter_subscribers, public.email_jobs in share row exclusive mode;
  truncate private.daily_counts;
  insert into private.daily_counts (day, part, name, total, reached, merged)
  select c.day, c.part, c.name, sum(c.total), sum(c.reached), true
  from public.workbook_requests as r, private.counts_of_request(r) as c group by c.day, c.part, c.name
  union all
  select c.day, c.part, c.name, count(*), 0, true
  from public.newsletter_subscribers as s, private.counts_of_subscriber(s) as c group by c.day, c.part, c.name
  union all
  select (j.sent_at at time zone 'UTC')::date, 'issue', j.issue_id::text, count(*), 0, true
  from public.email_jobs as j where j.issue_id is not null and j.sent_at is not null group by 1, 3;
end $$;
