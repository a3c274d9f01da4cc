-- The figures of the owner's dashboard. Security definer, because nobody may read the tables themselves: each function asks
-- for the admin role of the caller first and hands out counts. Nobody's single flip can be had from here.
-- A group of fewer than five people is not broken down further: its parts are null, or join 'other'.
-- Days are session_date for flips and UTC days for everything else. Ranges are inclusive, at most 366 days.

create function private.require_range(from_day date, to_day date) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if (to_day - from_day between 0 and 365) is not true then
    raise exception 'A range has 1 to 366 days.' using errcode = '22023';
  end if;
end $$;

-- Flips and people of some groups in a range.
create function private.figures_between(from_day date, to_day date, groups text[])
  returns table (grp text, sessions bigint, people bigint)
  language sql stable set search_path = '' as $$
  select f.grp, sum(f.sessions), sum(f.newcomers[f.day - from_day + 1])
  from private.daily_figures as f
  where f.grp = any (groups) and f.day between from_day and to_day
  group by f.grp
$$;

-- What may be shown of a group: nothing of one to four people.
create function private.unless_few(sessions bigint, people bigint) returns bigint
  language sql immutable set search_path = ''
  return case when coalesce(people, 0) not between 1 and 4 then coalesce(sessions, 0) end;

-- The people who decide whether a part of a pair is shown: its own, unless its counterpart has too few. The answers YES and
-- NO add up to what is nearly the number of completed flips, which is shown: if one of the two is kept back, the other
-- would tell it by subtraction. So both are shown, or neither.
create function private.fewest(own bigint, counterpart bigint) returns bigint
  language sql immutable set search_path = ''
  return case when counterpart between 1 and 4 then counterpart else own end;

-- The cards: all accounts, accounts made on this UTC day, people with a flip in the last seven days, all flips, flips
-- for each account with one decimal.
create function public.admin_totals()
  returns table (total_users bigint, new_users_today bigint, active_users_7d bigint, total_sessions bigint,
    avg_sessions_per_user numeric)
  language plpgsql stable security definer set search_path = '' as $$
declare
  utc_day constant date := private.utc_today();
begin
  perform private.require_admin();
  return query
  select users.total, users.today, active.people, flips.total,
    coalesce(round(flips.total::numeric / nullif(users.total, 0), 1), 0)
  from (select coalesce(sum(s.people), 0)::bigint as total,
      coalesce(sum(s.people) filter (where s.day = utc_day), 0)::bigint as today
    from private.daily_signups as s) as users,
    (select coalesce(sum(f.sessions), 0)::bigint as total from private.daily_figures as f where f.grp = 'all') as flips,
    (select coalesce(sum(f.newcomers[f.day - utc_day + 7]), 0)::bigint as people from private.daily_figures as f
      where f.grp = 'all' and f.day between utc_day - 6 and utc_day) as active;
end $$;

-- A range beside the equally long one before it: two rows, 'current' and 'before'. Parts of under five people are null.
create function public.admin_overview(from_day date, to_day date)
  returns table (period text, first_day date, last_day date, active_people bigint, new_users bigint,
    sessions bigint, completed bigint, action_needed bigint, no_action bigint, emergency bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return query
  select p.name, p.a, p.b, coalesce(max(f.people) filter (where f.grp = 'all'), 0),
    (select coalesce(sum(s.people), 0)::bigint from private.daily_signups as s where s.day between p.a and p.b),
    coalesce(max(f.sessions) filter (where f.grp = 'all'), 0),
    private.unless_few(max(f.sessions) filter (where f.grp = 'completed'), max(f.people) filter (where f.grp = 'completed')),
    private.unless_few(max(f.sessions) filter (where f.grp = 'action'), private.fewest(
      max(f.people) filter (where f.grp = 'action'), max(f.people) filter (where f.grp = 'no-action'))),
    private.unless_few(max(f.sessions) filter (where f.grp = 'no-action'), private.fewest(
      max(f.people) filter (where f.grp = 'no-action'), max(f.people) filter (where f.grp = 'action'))),
    private.unless_few(max(f.sessions) filter (where f.grp = 'emergency'), max(f.people) filter (where f.grp = 'emergency'))
  from (values ('current', from_day, to_day),
    ('before', from_day - (to_day - from_day + 1), from_day - 1)) as p (name, a, b)
  left join lateral private.figures_between(
    p.a, p.b, array['all', 'completed', 'action', 'no-action', 'emergency']) as f on true
  group by p.name, p.a, p.b
  order by p.a desc;
end $$;

-- One row for each day of the range, empty days too. Days with under five people show their flips only.
create function public.admin_daily_series(from_day date, to_day date)
  returns table (day date, total_flips bigint, completed_flips bigint, action_needed bigint, no_action bigint,
    emergency_mode bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return query
  select d.day::date, coalesce(max(f.sessions) filter (where f.grp = 'all'), 0)::bigint,
    private.unless_few(max(f.sessions) filter (where f.grp = 'completed'), max(f.newcomers[1]) filter (where f.grp = 'completed')),
    private.unless_few(max(f.sessions) filter (where f.grp = 'action'), private.fewest(
      max(f.newcomers[1]) filter (where f.grp = 'action'), max(f.newcomers[1]) filter (where f.grp = 'no-action'))),
    private.unless_few(max(f.sessions) filter (where f.grp = 'no-action'), private.fewest(
      max(f.newcomers[1]) filter (where f.grp = 'no-action'), max(f.newcomers[1]) filter (where f.grp = 'action'))),
    private.unless_few(max(f.sessions) filter (where f.grp = 'emergency'), max(f.newcomers[1]) filter (where f.grp = 'emergency'))
  from generate_series(from_day, to_day, interval '1 day') as d (day)
  left join private.daily_figures as f on f.day = d.day::date and f.day between from_day and to_day
    and f.grp in ('all', 'completed', 'action', 'no-action', 'emergency')
  group by d.day order by d.day;
end $$;

-- Flips by technique: those that five or more people used, then the rest as 'other' (null if still under five people).
create function public.admin_technique_use(from_day date, to_day date)
  returns table (technique text, sessions bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return query
  with used as (
    select case when f.people >= 5 then substr(f.grp, 11) else 'other' end as name, f.sessions, f.people
    from private.figures_between(from_day, to_day,
      array(select g from unnest(private.figure_groups()) as g where g like 'technique:%')) as f
    where f.sessions > 0)
  select u.name, case when u.name <> 'other' or sum(u.people) >= 5 then sum(u.sessions)::bigint end
  from used as u group by u.name
  order by u.name = 'other', sum(u.sessions) desc, u.name;
end $$;

-- 24 rows: flips by the UTC hour in which they arrived; null where one to four people were there.
create function public.admin_hours(from_day date, to_day date)
  returns table (hour integer, sessions bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return query
  select h.hour, private.unless_few(f.sessions, f.people)
  from generate_series(0, 23) as h (hour)
  left join private.figures_between(from_day, to_day,
    array(select g from unnest(private.figure_groups()) as g where g like 'hour:%')) as f on f.grp = 'hour:' || h.hour
  order by h.hour;
end $$;

-- The 50 newest accounts.
create function public.admin_recent_users()
  returns table (id uuid, email text, created_at timestamptz, is_admin boolean)
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select p.id, p.email, p.created_at,
    exists (select from public.user_roles as r where r.user_id = p.id and r.role = 'admin')
  from public.profiles as p order by p.created_at desc, p.id limit 50;
end $$;

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

revoke all on function private.require_range, private.figures_between, private.unless_few, private.fewest,
  public.admin_totals, public.admin_overview, public.admin_daily_series, public.admin_technique_use,
  public.admin_hours, public.admin_recent_users, public.admin_workbook_figures, public.admin_workbook_sources,
  public.admin_course_progress from public, anon, authenticated, service_role;
grant execute on function public.admin_totals, public.admin_overview, public.admin_daily_series,
  public.admin_technique_use, public.admin_hours, public.admin_recent_users, public.admin_workbook_figures,
  public.admin_workbook_sources, public.admin_course_progress to authenticated;
