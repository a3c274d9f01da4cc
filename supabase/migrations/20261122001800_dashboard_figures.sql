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

-- Null for a group of one to four people.
create function private.hide_small_group(people bigint) returns bigint
  language sql immutable set search_path = ''
  return case when coalesce(people, 0) not between 1 and 4 then coalesce(people, 0) end;

-- The sums of a range, without a day. A group has at least as many people as on its largest day; only where that is under five
-- are they counted.
create function private.flips_between(from_day date, to_day date) returns private.daily_flips
  language sql stable set search_path = '' as $$
  with summed as (
    select sum(f.sessions) as sessions, sum(f.completed) as completed, sum(f.action_needed) as action_needed,
      sum(f.no_action) as no_action, sum(f.emergency) as emergency, max(f.completed_people) as completed_people,
      max(f.action_people) as action_people, max(f.no_action_people) as no_action_people, max(f.emergency_people) as emergency_people
    from private.daily_flips as f where f.day between from_day and to_day
  )
  select null::date, s.sessions, s.completed, s.action_needed, s.no_action, s.emergency,
    greatest(s.completed_people, c.completed_people), greatest(s.action_people, c.action_people),
    greatest(s.no_action_people, c.no_action_people), greatest(s.emergency_people, c.emergency_people)
  from summed as s, lateral (
    select count(distinct f.user_id) filter (where f.flip_step_reached = 'complete') as completed_people,
      count(distinct f.user_id) filter (where f.action_needed) as action_people,
      count(distinct f.user_id) filter (where not f.action_needed) as no_action_people,
      count(distinct f.user_id) filter (where f.was_emergency_mode) as emergency_people
    from public.flip_sessions as f
    where f.session_date between from_day and to_day
      and (s.completed_people between 1 and 4 or s.action_people between 1 and 4 or s.no_action_people between 1 and 4
        or s.emergency_people between 1 and 4)) as c
$$;

-- Flips of a range and of the equally long one before it: { totals, periods: [range, before], days, days_before,
-- techniques }; lib/data/admin-overview.ts describes them. Changed days have been counted before.
create function private.dashboard_flips(from_day date, to_day date) returns jsonb
  language sql stable set search_path = '' as $$
  with periods (a, b) as (
    values (from_day, to_day), (from_day - (to_day - from_day + 1), from_day - 1)
  ), accounts as (
    select f.day, f.total from private.daily_figures as f where f.part = 'accounts'
  ), shown as materialized (
    -- Each period, and each of its days (null for the period).
    select p.a, d.day, jsonb_build_object('sessions', coalesce(f.sessions, 0),
      'completed', case when f.completed_people between 1 and 4 then null else coalesce(f.completed, 0) end,
      -- YES and NO add up to nearly the number of completed flips, which is shown, so hiding only one would reveal it by
      -- subtraction: both are shown, or neither.
      'action_needed', case when f.action_people between 1 and 4 or f.no_action_people between 1 and 4 then null
        else coalesce(f.action_needed, 0) end,
      'no_action', case when f.action_people between 1 and 4 or f.no_action_people between 1 and 4 then null
        else coalesce(f.no_action, 0) end,
      'emergency', case when f.emergency_people between 1 and 4 then null else coalesce(f.emergency, 0) end) as figures
    from periods as p, lateral (
      select null::date as day union all select g::date from generate_series(p.a, p.b, interval '1 day') as g) as d
      left join lateral (
        select * from private.flips_between(p.a, p.b) where d.day is null
        union all
        select * from private.daily_flips as f where f.day = d.day) as f on true
  ), techniques as (
    select case when t.people >= 5 then t.name else 'other' end as name, sum(t.sessions)::bigint as sessions, sum(t.people) as people
    from (select f.name, sum(f.total) as sessions, case when max(f.reached) >= 5 then max(f.reached) else (
          select count(distinct s.user_id) from public.flip_sessions as s
          where s.session_date between from_day and to_day and s.flip_technique = f.name) end as people
      from private.daily_figures as f where f.part = 'technique' and f.day between from_day and to_day group by f.name) as t
    group by 1
  )
  select jsonb_build_object(
    'totals', (select jsonb_build_object('total_users', u.total, 'new_users_today', u.today, 'active_users_7d', week.people,
        'total_sessions', f.total, 'avg_sessions_per_user', coalesce(round(f.total::numeric / nullif(u.total, 0), 1), 0))
      from (select coalesce(sum(c.total), 0)::bigint as total,
          coalesce(sum(c.total) filter (where c.day = (select private.utc_today())), 0)::bigint as today from accounts as c) as u,
        (select coalesce(sum(d.sessions), 0)::bigint as total from private.daily_flips as d) as f,
        private.people_between(private.utc_today() - 6, private.utc_today()) as week),
    'periods', (select jsonb_agg(s.figures || jsonb_build_object('first_day', p.a, 'last_day', p.b,
        'active_people', active.people,
        'first_flips', private.hide_small_group(active.first_flips),
        'came_back', private.hide_small_group(active.came_back),
        'new_users', (select coalesce(sum(c.total), 0) from accounts as c where c.day between p.a and p.b)) order by p.a desc)
      from periods as p join shown as s on s.a = p.a and s.day is null, private.people_between(p.a, p.b) as active),
    'days', (select jsonb_agg(s.figures || jsonb_build_object('day', s.day) order by s.day) from shown as s where s.day >= from_day),
    'days_before', (select jsonb_agg(s.figures || jsonb_build_object('day', s.day) order by s.day) from shown as s where s.day < from_day),
    -- Those used by at least five people, the most used first, then the rest as 'other' (null if still under five people).
    'techniques', (select coalesce(jsonb_agg(jsonb_build_object('technique', t.name,
        'sessions', case when t.name <> 'other' or t.people >= 5 then t.sessions end)
        order by t.name = 'other', t.sessions desc, t.name), '[]') from techniques as t))
$$;

-- Requests in a range, how many were confirmed, and how many unsubscribed in the range.
create function private.dashboard_workbook(from_day date, to_day date)
  returns table (requests bigint, confirmed bigint, unsubscribed bigint, bounced bigint, complained bigint)
  language sql stable set search_path = '' as $$
  select coalesce(sum(c.total) filter (where c.part = 'requests'), 0)::bigint,
    coalesce(sum(c.reached) filter (where c.part = 'requests'), 0)::bigint,
    coalesce(sum(c.total) filter (where c.part = 'unsubscribed'), 0)::bigint,
    (select count(*) from public.email_suppressions as s
      where s.suppressed_at >= private.utc_start(from_day) and s.suppressed_at < private.utc_start(to_day + 1) and s.reason = 'bounce'),
    (select count(*) from public.email_suppressions as s
      where s.suppressed_at >= private.utc_start(from_day) and s.suppressed_at < private.utc_start(to_day + 1) and s.reason = 'complaint')
  from private.daily_figures as c where c.day between from_day and to_day and c.part in ('requests', 'unsubscribed')
$$;

-- Requests by source, medium and campaign, separately. 'none' had no label; names with under five requests join 'other'. At
-- most 20 names each.
create function private.dashboard_sources(from_day date, to_day date)
  returns table (dimension text, name text, requests bigint, confirmed bigint)
  language sql stable set search_path = '' as $$
  with named as (
    select c.part as dimension, c.name, sum(c.total) as requests, sum(c.reached) as confirmed
    from private.daily_figures as c
    where c.day between from_day and to_day and c.part in ('source', 'medium', 'campaign') group by c.part, c.name
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

-- Of the people who started the course in the range, how many got each day's mail. Null for one to four people.
create function private.dashboard_course(from_day date, to_day date)
  returns table (course_day integer, started bigint, sent bigint, waiting bigint)
  language sql stable set search_path = '' as $$
  with counted as (
    select c.part, c.name, sum(c.total) as total, sum(c.reached) as reached
    from private.daily_figures as c where c.day between from_day and to_day and c.part in ('started', 'course')
    group by c.part, c.name
  ), size as (select coalesce(sum(c.total), 0)::bigint as people from counted as c where c.part = 'started')
  select d.n, size.people, case when size.people not between 1 and 4 then coalesce(c.reached, 0)::bigint end,
    case when size.people not between 1 and 4 then coalesce(c.total, 0)::bigint end
  from size cross join generate_series(1, 7) as d (n) left join counted as c on c.part = 'course' and c.name = d.n::text
  order by d.n
$$;
