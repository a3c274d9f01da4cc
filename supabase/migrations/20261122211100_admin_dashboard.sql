-- What the owner's dashboard shows, in one call. The functions of `private` make its parts; `admin_dashboard` asks for the
-- admin role, which none of the parts does, and hands out counts: nobody's single flip can be had from here.
-- A group of fewer than five people is not broken down further: its parts are null, or join 'other'.
-- Days are session_date for flips and UTC days for everything else. Ranges are inclusive, at most 366 days.

create function private.require_range(from_day date, to_day date) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if (to_day - from_day between 0 and 365) is not true then
    raise exception 'A range has 1 to 366 days.' using errcode = '22023';
  end if;
end $$;

-- A UTC day's first moment.
create function private.utc_start(day date) returns timestamptz
  language sql immutable set search_path = '' return day::timestamp at time zone 'UTC';

-- Flips and people of some series in a range.
create function private.figures_between(from_day date, to_day date, wanted text[])
  returns table (series text, sessions bigint, people bigint)
  language sql stable set search_path = '' as $$
  select f.series, sum(f.sessions), sum(f.newcomers[f.day - from_day + 1])
  from private.daily_figures as f
  where f.series = any (wanted) and f.day between from_day and to_day
  group by f.series
$$;

-- What may be shown of a group: nothing of one to four people.
create function private.hide_small_group(sessions bigint, people bigint) returns bigint
  language sql immutable set search_path = ''
  return case when coalesce(people, 0) not between 1 and 4 then coalesce(sessions, 0) end;

-- The people who decide whether a part of a pair is shown: its own, unless its counterpart has too few. The answers YES and
-- NO add up to what is nearly the number of completed flips, which is shown: if one of the two is kept back, the other
-- would tell it by subtraction. So both are shown, or neither.
create function private.smaller_of_pair(own bigint, counterpart bigint) returns bigint
  language sql immutable set search_path = ''
  return case when counterpart between 1 and 4 then counterpart else own end;

-- All accounts, accounts made on this UTC day, people with a flip in the last seven days, all flips, flips for each account
-- with one decimal.
create function private.dashboard_totals()
  returns table (total_users bigint, new_users_today bigint, active_users_7d bigint, total_sessions bigint,
    avg_sessions_per_user numeric)
  language sql stable set search_path = '' as $$
  select users.total, users.today, active.people, flips.total,
    coalesce(round(flips.total::numeric / nullif(users.total, 0), 1), 0)
  from private.utc_today() as utc_day,
    lateral (select coalesce(sum(s.people), 0)::bigint as total,
      coalesce(sum(s.people) filter (where s.day = utc_day), 0)::bigint as today
      from private.daily_signups as s) as users,
    lateral (select coalesce(sum(f.sessions), 0)::bigint as total
      from private.daily_figures as f where f.series = 'all') as flips,
    lateral (select coalesce(sum(f.newcomers[f.day - utc_day + 7]), 0)::bigint as people
      from private.daily_figures as f
      where f.series = 'all' and f.day between utc_day - 6 and utc_day) as active
$$;

-- A range beside the equally long one before it: two rows, 'current' and 'before'. Parts of under five people are null.
create function private.dashboard_periods(from_day date, to_day date)
  returns table (period text, first_day date, last_day date, active_people bigint, new_users bigint,
    sessions bigint, completed bigint, action_needed bigint, no_action bigint, emergency bigint)
  language sql stable set search_path = '' as $$
  select p.name, p.a, p.b, coalesce(max(f.people) filter (where f.series = 'all'), 0),
    (select coalesce(sum(s.people), 0)::bigint from private.daily_signups as s where s.day between p.a and p.b),
    coalesce(max(f.sessions) filter (where f.series = 'all'), 0),
    private.hide_small_group(max(f.sessions) filter (where f.series = 'completed'),
      max(f.people) filter (where f.series = 'completed')),
    private.hide_small_group(max(f.sessions) filter (where f.series = 'action'), private.smaller_of_pair(
      max(f.people) filter (where f.series = 'action'), max(f.people) filter (where f.series = 'no-action'))),
    private.hide_small_group(max(f.sessions) filter (where f.series = 'no-action'), private.smaller_of_pair(
      max(f.people) filter (where f.series = 'no-action'), max(f.people) filter (where f.series = 'action'))),
    private.hide_small_group(max(f.sessions) filter (where f.series = 'emergency'),
      max(f.people) filter (where f.series = 'emergency'))
  from (values ('current', from_day, to_day),
    ('before', from_day - (to_day - from_day + 1), from_day - 1)) as p (name, a, b)
  left join lateral private.figures_between(
    p.a, p.b, array['all', 'completed', 'action', 'no-action', 'emergency']) as f on true
  group by p.name, p.a, p.b
  order by p.a desc
$$;

-- One row for each day of the range, empty days too. Days with under five people show their flips only.
create function private.dashboard_days(from_day date, to_day date)
  returns table (day date, sessions bigint, completed bigint, action_needed bigint, no_action bigint, emergency bigint)
  language sql stable set search_path = '' as $$
  select d.day::date, coalesce(max(f.sessions) filter (where f.series = 'all'), 0)::bigint,
    private.hide_small_group(max(f.sessions) filter (where f.series = 'completed'),
      max(f.newcomers[1]) filter (where f.series = 'completed')),
    private.hide_small_group(max(f.sessions) filter (where f.series = 'action'), private.smaller_of_pair(
      max(f.newcomers[1]) filter (where f.series = 'action'), max(f.newcomers[1]) filter (where f.series = 'no-action'))),
    private.hide_small_group(max(f.sessions) filter (where f.series = 'no-action'), private.smaller_of_pair(
      max(f.newcomers[1]) filter (where f.series = 'no-action'), max(f.newcomers[1]) filter (where f.series = 'action'))),
    private.hide_small_group(max(f.sessions) filter (where f.series = 'emergency'),
      max(f.newcomers[1]) filter (where f.series = 'emergency'))
  from generate_series(from_day, to_day, interval '1 day') as d (day)
  left join private.daily_figures as f on f.day = d.day::date and f.day between from_day and to_day
    and f.series in ('all', 'completed', 'action', 'no-action', 'emergency')
  group by d.day order by d.day
$$;

-- Flips by technique: those that five or more people used, then the rest as 'other' (null if still under five people).
create function private.dashboard_techniques(from_day date, to_day date)
  returns table (technique text, sessions bigint)
  language sql stable set search_path = '' as $$
  with used as (
    select case when f.people >= 5 then substr(f.series, 11) else 'other' end as name, f.sessions, f.people
    from private.figures_between(from_day, to_day,
      array(select g from unnest(private.all_series()) as g where g like 'technique:%')) as f
    where f.sessions > 0)
  select u.name, case when u.name <> 'other' or sum(u.people) >= 5 then sum(u.sessions)::bigint end
  from used as u group by u.name
  order by u.name = 'other', sum(u.sessions) desc, u.name
$$;

-- 24 rows: flips by the UTC hour in which they arrived; null where one to four people were there.
create function private.dashboard_hours(from_day date, to_day date)
  returns table (hour integer, sessions bigint)
  language sql stable set search_path = '' as $$
  select h.hour, private.hide_small_group(f.sessions, f.people)
  from generate_series(0, 23) as h (hour)
  left join private.figures_between(from_day, to_day,
    array(select g from unnest(private.all_series()) as g where g like 'hour:%')) as f on f.series = 'hour:' || h.hour
  order by h.hour
$$;

-- Requests of a range, how many confirmed, and what ended in the range.
create function private.dashboard_workbook(from_day date, to_day date)
  returns table (requests bigint, confirmed bigint, unsubscribed bigint, bounced bigint, complained bigint)
  language sql stable set search_path = '' as $$
  select made.requests, made.confirmed,
    (select count(*) from public.workbook_requests as r
      where r.unsubscribed_at >= range.start and r.unsubscribed_at < range.finish),
    ended.bounced, ended.complained
  from (select private.utc_start(from_day) as start, private.utc_start(to_day + 1) as finish) as range,
    lateral (select count(*) as requests, count(r.confirmed_at) as confirmed from public.workbook_requests as r
      where r.created_at >= range.start and r.created_at < range.finish) as made,
    lateral (select count(*) filter (where s.reason = 'bounce') as bounced,
        count(*) filter (where s.reason = 'complaint') as complained
      from public.email_suppressions as s
      where s.suppressed_at >= range.start and s.suppressed_at < range.finish) as ended
$$;

-- Requests by source, medium and campaign, each on its own. 'none' came without one; names with under five requests
-- are 'other'. At most 20 names for each.
create function private.dashboard_sources(from_day date, to_day date)
  returns table (dimension text, name text, requests bigint, confirmed bigint)
  language sql stable set search_path = '' as $$
  with named as (
    select tag.dimension, coalesce(tag.name, 'none') as name, count(*) as requests, count(r.confirmed_at) as confirmed
    from public.workbook_requests as r,
    lateral (values ('source', r.utm_source), ('medium', r.utm_medium), ('campaign', r.utm_campaign))
      as tag (dimension, name)
    where r.created_at >= private.utc_start(from_day) and r.created_at < private.utc_start(to_day + 1)
    group by tag.dimension, coalesce(tag.name, 'none')
  ), ranked as (
    select *, row_number() over (partition by n.dimension order by n.requests desc, n.name) as place from named as n
  )
  select k.dimension, shown.name, sum(k.requests)::bigint,
    case when sum(k.requests) >= 5 then sum(k.confirmed)::bigint end
  from ranked as k,
  lateral (select case when k.requests >= 5 and k.place <= 20 then k.name else 'other' end as name) as shown
  group by k.dimension, shown.name
  order by k.dimension desc, shown.name = 'other', sum(k.requests) desc, shown.name
$$;

-- Of the people who started the course in the range: how many got each day's mail. Null for fewer than five people.
create function private.dashboard_course(from_day date, to_day date)
  returns table (course_day integer, started bigint, sent bigint, waiting bigint)
  language sql stable set search_path = '' as $$
  with starters as materialized (
    select r.id from public.workbook_requests as r
    where r.confirmed_at >= private.utc_start(from_day) and r.confirmed_at < private.utc_start(to_day + 1)
  ), size as (select count(*) as people from starters)
  select d.n, size.people, case when size.people >= 5 then count(j.sent_at) end,
    case when size.people >= 5 then count(j.id) filter (where j.sent_at is null and j.dead_at is null) end
  from size cross join generate_series(1, 7) as d (n)
  left join public.email_jobs as j on j.kind = 'course-' || d.n and j.request_id in (select s.id from starters as s)
  group by d.n, size.people order by d.n
$$;

-- The newest accounts.
create function private.dashboard_users() returns table (id uuid, email text, created_at timestamptz, is_admin boolean)
  language sql stable set search_path = '' as $$
  select p.id, p.email, p.created_at, private.is_admin(p.id)
  from public.profiles as p order by p.created_at desc, p.id limit 10
$$;

-- How the mail queue is: waiting (of these due, being sent, tried before), seconds the oldest due mail is late, sent in
-- the last 24 hours, given up after failing.
create function private.dashboard_mail_queue()
  returns table (waiting bigint, due bigint, in_flight bigint, retrying bigint, oldest_due_seconds bigint,
    sent_24h bigint, failed bigint, last_sent_at timestamptz)
  language sql stable set search_path = '' as $$
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
    where j.sent_at is null and j.dead_at is null) as w
$$;

-- The newest 100 mails that were given up.
create function private.dashboard_undelivered()
  returns table (id uuid, kind text, recipient text, attempts integer, last_error text, dead_reason text, dead_at timestamptz)
  language sql stable set search_path = '' as $$
  select j.id, j.kind, j.recipient, j.attempts, j.last_error, j.dead_reason, j.dead_at
  from public.email_jobs as j where j.dead_at is not null order by j.dead_at desc, j.id limit 100
$$;

-- The messages that match, whole, newest first. Any filter may be null; search looks in name, address, subject and message,
-- literally.
create function private.matching_contact_messages(search text, topic text, handled boolean)
  returns setof public.contact_messages
  language sql stable set search_path = '' as $$
  select c.* from public.contact_messages as c
  where (coalesce(btrim(search), '') = ''
      or concat_ws(E'\n', c.name, c.email, c.subject, c.message) ilike
        '%' || replace(replace(replace(btrim(search), '\', '\\'), '%', '\%'), '_', '\_') || '%')
    and (topic is null or c.type = topic)
    and (handled is null or handled = (c.handled_at is not null))
$$;

-- A page of the inbox without the text of its messages: opening one is an act of its own. The next page starts before the
-- last row's created_at.
create function private.dashboard_inbox(search text, topic text, handled boolean, before timestamptz, page_size integer)
  returns table (id uuid, name text, email text, type text, subject text, created_at timestamptz, handled_at timestamptz)
  language sql stable set search_path = '' as $$
  select m.id, m.name, m.email, m.type, m.subject, m.created_at, m.handled_at
  from private.matching_contact_messages(search, topic, handled) as m
  where before is null or m.created_at < before
  order by m.created_at desc, m.id
  limit least(greatest(page_size, 1), 100)
$$;

-- A page of the audit log, newest first; `about` is the address of the account that a role was given to or taken from. The
-- next page starts before the last row's id.
create function private.dashboard_audit(only_action text, before_id bigint, page_size integer)
  returns table (id bigint, at timestamptz, actor_email text, action text, object text, about text)
  language sql stable set search_path = '' as $$
  select a.id, a.at, a.actor_email, a.action, a.object,
    case when a.action in ('role-granted', 'role-revoked') then
      (select p.email from public.profiles as p where p.id::text = a.object) end
  from public.admin_audit as a
  where (only_action is null or a.action = only_action) and (before_id is null or a.id < before_id)
  order by a.id desc
  limit least(greatest(page_size, 1), 100)
$$;

-- The text of one message for the admin who opens it, which is written down; null when it is gone.
create function private.open_contact_message(message_id uuid) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  body text;
begin
  select c.message into body from public.contact_messages as c where c.id = message_id;
  if found then
    perform private.audit('message-read', message_id::text);
  end if;
  return body;
end $$;

-- Everything on one view of the dashboard; lib/data/admin-dashboard.ts describes the object. `matches` and `open.matches`
-- count up to 1,000; `open.received` are the moments of the newest 100 messages that are not handled.
create function public.admin_dashboard(
  from_day date, to_day date, search text default null, topic text default null, handled boolean default null,
  before timestamptz default null, message_id uuid default null, audit_action text default null,
  audit_before bigint default null, page_size integer default 20)
  returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return jsonb_build_object(
    'totals', (select to_jsonb(t) from private.dashboard_totals() as t),
    'periods', (select jsonb_agg(p) from private.dashboard_periods(from_day, to_day) as p),
    'days', (select jsonb_agg(d) from private.dashboard_days(from_day, to_day) as d),
    'techniques', (select coalesce(jsonb_agg(t), '[]') from private.dashboard_techniques(from_day, to_day) as t),
    'hours', (select jsonb_agg(h) from private.dashboard_hours(from_day, to_day) as h),
    'users', (select coalesce(jsonb_agg(u), '[]') from private.dashboard_users() as u),
    'workbook', (select to_jsonb(w) from private.dashboard_workbook(from_day, to_day) as w),
    'sources', (select coalesce(jsonb_agg(s), '[]') from private.dashboard_sources(from_day, to_day) as s),
    'course', (select jsonb_agg(c) from private.dashboard_course(from_day, to_day) as c),
    'inbox', jsonb_build_object(
      'matches', (select count(*) from (
        select from private.matching_contact_messages(search, topic, handled) limit 1000) as counted),
      'messages', (select coalesce(jsonb_agg(m), '[]')
        from private.dashboard_inbox(search, topic, handled, before, page_size) as m),
      'opened', private.open_contact_message(message_id)),
    'open', jsonb_build_object(
      'matches', (select count(*) from (
        select from public.contact_messages as c where c.handled_at is null limit 1000) as counted),
      'received', (select coalesce(jsonb_agg(m.created_at), '[]')
        from private.dashboard_inbox(null, null, false, null, 100) as m)),
    'mail', (select to_jsonb(q) from private.dashboard_mail_queue() as q),
    'undelivered', (select coalesce(jsonb_agg(u), '[]') from private.dashboard_undelivered() as u),
    'audit', (select coalesce(jsonb_agg(a), '[]')
      from private.dashboard_audit(audit_action, audit_before, page_size) as a));
end $$;
comment on function public.admin_dashboard is 'Security definer: nobody may read the tables themselves.';

revoke all on function private.require_range, private.utc_start, private.figures_between, private.hide_small_group,
  private.smaller_of_pair, private.dashboard_totals, private.dashboard_periods, private.dashboard_days,
  private.dashboard_techniques, private.dashboard_hours, private.dashboard_workbook, private.dashboard_sources,
  private.dashboard_course, private.dashboard_users, private.dashboard_mail_queue, private.dashboard_undelivered,
  private.matching_contact_messages, private.dashboard_inbox, private.dashboard_audit, private.open_contact_message,
  public.admin_dashboard from public, anon, authenticated, service_role;
grant execute on function public.admin_dashboard to authenticated;
