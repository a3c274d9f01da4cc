-- The figures of the owner's dashboard: aggregates that reveal no single flip. Each page's function checks the admin role and
-- combines these; none of these checks anything, and the API exposes none of them.
-- Groups of under five people are not broken down further: their parts are null, or join 'other'.
-- Days are session_date for flips, UTC days otherwise. Ranges are inclusive, at most 366 days.

create function private.require_range(from_day date, to_day date) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if (to_day - from_day between 0 and 365) is not true then
    raise exception 'A range has 1 to 366 days.' using errcode = '22023';
  end if;
end $$;

-- Midnight UTC at the start of a day.
create function private.utc_start(day date) returns timestamptz
  language sql immutable set search_path = ''
  return day::timestamp at time zone 'UTC';

-- Flips and people of the given series in a range.
create function private.figures_between(from_day date, to_day date, wanted text[])
  returns table (series text, sessions bigint, people bigint)
  language sql stable set search_path = ''
begin atomic
  select f.series, sum(f.sessions), sum(on_day.people)
  -- `offset 0`: sorting and grouping then carry one number per day instead of all 366.
  from private.daily_figures as f, lateral (select f.newcomers[f.day - from_day + 1] as people offset 0) as on_day
  where f.series = any (wanted) and f.day between from_day and to_day
  group by f.series;
end;

-- Null for a group of one to four people.
create function private.hide_small_group(sessions bigint, people bigint) returns bigint
  language sql immutable set search_path = ''
  return case when coalesce(people, 0) not between 1 and 4 then coalesce(sessions, 0) end;

-- The group size that decides whether one of a pair is shown: its own, or its counterpart's if that is too small. The YES and
-- NO answers add up to nearly the number of completed flips, which is shown, so hiding only one would reveal it by
-- subtraction. Both are shown, or neither.
create function private.smaller_of_pair(own bigint, counterpart bigint) returns bigint
  language sql immutable set search_path = ''
  return case when counterpart between 1 and 4 then counterpart else own end;

-- All accounts, new accounts this UTC day, people with a flip in the last seven days, all flips, flips per account to one
-- decimal.
create function private.dashboard_totals()
  returns table (total_users bigint, new_users_today bigint, active_users_7d bigint, total_sessions bigint,
    avg_sessions_per_user numeric)
  language sql stable set search_path = ''
begin atomic
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
      where f.series = 'all' and f.day between utc_day - 6 and utc_day) as active;
end;

-- A range and the equally long one before it: two rows, 'current' and 'before'. Parts of under five people are null.
create function private.dashboard_periods(from_day date, to_day date)
  returns table (period text, first_day date, last_day date, active_people bigint, new_users bigint,
    sessions bigint, completed bigint, action_needed bigint, no_action bigint, emergency bigint)
  language sql stable set search_path = ''
begin atomic
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
  order by p.a desc;
end;

-- One row per day of the range, empty days included. Days with under five people show flips only.
create function private.dashboard_days(from_day date, to_day date)
  returns table (day date, sessions bigint, completed bigint, action_needed bigint, no_action bigint, emergency bigint)
  language sql stable set search_path = ''
begin atomic
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
  group by d.day order by d.day;
end;

-- Flips by technique: those used by at least five people, then the rest as 'other' (null if still under five people).
create function private.dashboard_techniques(from_day date, to_day date)
  returns table (technique text, sessions bigint)
  language sql stable set search_path = ''
begin atomic
  with used as (
    select case when f.people >= 5 then substr(f.series, 11) else 'other' end as name, f.sessions, f.people
    from private.figures_between(from_day, to_day,
      array(select g from unnest(private.all_series()) as g where g like 'technique:%')) as f
    where f.sessions > 0)
  select u.name, case when u.name <> 'other' or sum(u.people) >= 5 then sum(u.sessions)::bigint end
  from used as u group by u.name
  order by u.name = 'other', sum(u.sessions) desc, u.name;
end;

-- 24 rows: flips by UTC hour of arrival; null for one to four people.
create function private.dashboard_hours(from_day date, to_day date)
  returns table (hour integer, sessions bigint)
  language sql stable set search_path = ''
begin atomic
  select h.hour, private.hide_small_group(f.sessions, f.people)
  from generate_series(0, 23) as h (hour)
  left join private.figures_between(from_day, to_day,
    array(select g from unnest(private.all_series()) as g where g like 'hour:%')) as f on f.series = 'hour:' || h.hour
  order by h.hour;
end;

-- Requests in a range, how many were confirmed, and how many unsubscribed in the range.
create function private.dashboard_workbook(from_day date, to_day date)
  returns table (requests bigint, confirmed bigint, unsubscribed bigint, bounced bigint, complained bigint)
  language sql stable set search_path = ''
begin atomic
  select coalesce(sum(c.total) filter (where c.part = 'requests'), 0)::bigint,
    coalesce(sum(c.reached) filter (where c.part = 'requests'), 0)::bigint,
    coalesce(sum(c.total) filter (where c.part = 'unsubscribed'), 0)::bigint,
    (select count(*) from public.email_suppressions as s
      where s.suppressed_at >= private.utc_start(from_day) and s.suppressed_at < private.utc_start(to_day + 1) and s.reason = 'bounce'),
    (select count(*) from public.email_suppressions as s
      where s.suppressed_at >= private.utc_start(from_day) and s.suppressed_at < private.utc_start(to_day + 1) and s.reason = 'complaint')
  from private.daily_counts as c
  where c.part in ('requests', 'unsubscribed') and c.day between from_day and to_day;
end;

-- Requests by source, medium and campaign, separately. 'none' had no label; names with under five requests join 'other'. At
-- most 20 names each.
create function private.dashboard_sources(from_day date, to_day date)
  returns table (dimension text, name text, requests bigint, confirmed bigint)
  language sql stable set search_path = ''
begin atomic
  with named as (
    select c.part as dimension, c.name, sum(c.total) as requests, sum(c.reached) as confirmed
    from private.daily_counts as c
    where c.part in ('source', 'medium', 'campaign') and c.day between from_day and to_day
    group by c.part, c.name having sum(c.total) > 0
  ), ranked as (
    select *, row_number() over (partition by n.dimension order by n.requests desc, n.name) as place from named as n
  )
  select k.dimension, shown.name, sum(k.requests)::bigint,
    case when sum(k.requests) >= 5 then sum(k.confirmed)::bigint end
  from ranked as k,
  lateral (select case when k.requests >= 5 and k.place <= 20 then k.name else 'other' end as name) as shown
  group by k.dimension, shown.name
  order by k.dimension desc, shown.name = 'other', sum(k.requests) desc, shown.name;
end;

-- Of the people who started the course in the range, how many got each day's mail. Null for under five people.
create function private.dashboard_course(from_day date, to_day date)
  returns table (course_day integer, started bigint, sent bigint, waiting bigint)
  language sql stable set search_path = ''
begin atomic
  with counted as (
    select c.part, sum(c.total) as total, sum(c.reached) as reached from private.daily_counts as c
    where c.part = any (array['started'] || array(select 'course-' || n from generate_series(1, 7) as n))
      and c.day between from_day and to_day
    group by c.part
  ), size as (select coalesce(sum(c.total), 0)::bigint as people from counted as c where c.part = 'started')
  select d.n, size.people, case when size.people >= 5 then coalesce(c.reached, 0)::bigint end,
    case when size.people >= 5 then coalesce(c.total, 0)::bigint end
  from size cross join generate_series(1, 7) as d (n) left join counted as c on c.part = 'course-' || d.n
  order by d.n;
end;
