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
create function private.hide_small_group(sessions bigint, people bigint) returns bigint
  language sql immutable set search_path = ''
  return case when coalesce(people, 0) not between 1 and 4 then coalesce(sessions, 0) end;

-- The parts of a day or range as shown. flips, people: by group name. The YES and NO answers add up to nearly the number of
-- completed flips, which is shown, so hiding only one would reveal it by subtraction: both are shown, or neither.
create function private.flip_parts(flips jsonb, people jsonb) returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'sessions', coalesce((flips ->> 'all')::bigint, 0),
    'completed', private.hide_small_group((flips ->> 'completed')::bigint, (people ->> 'completed')::bigint),
    'action_needed', case when both_large then private.hide_small_group((flips ->> 'action')::bigint, yes) end,
    'no_action', case when both_large then private.hide_small_group((flips ->> 'no-action')::bigint, no) end,
    'emergency', private.hide_small_group((flips ->> 'emergency')::bigint, (people ->> 'emergency')::bigint))
  from (select (people ->> 'action')::bigint as yes, (people ->> 'no-action')::bigint as no) as answers,
    lateral (select (coalesce(yes, 0) between 1 and 4 or coalesce(no, 0) between 1 and 4) is false as both_large) as shown
$$;

-- Flips of a range and of the equally long one before it: { totals, periods: [range, before], days, days_before, techniques,
-- hours }; lib/data/admin-overview.ts describes them. One statement, so that changed days are counted once and all parts
-- agree.
create function private.dashboard_flips(from_day date, to_day date) returns jsonb
  language sql stable set search_path = '' as $$
  with periods (period, a, b) as (
    values ('current', from_day, to_day), ('before', from_day - (to_day - from_day + 1), from_day - 1)
  ), changed as materialized (
    select d.day, c.part, c.name, c.total, c.reached
    from (select distinct c.day from private.changed_days as c) as d,
      private.count_day(d.day, array['flips', 'accounts']) as c
  ), days as materialized (
    select f.day, f.part, f.name, f.total, f.reached from private.daily_figures as f
    where f.day between from_day - (to_day - from_day + 1) and to_day and f.part in ('flips', 'accounts')
      and f.day not in (select c.day from private.changed_days as c)
    union all
    select * from changed as c where c.day between from_day - (to_day - from_day + 1) and to_day
  ), ever as (
    select s.part, sum(s.total)::bigint as total, coalesce(sum(s.total) filter (where s.day = private.utc_today()), 0)::bigint as today
    from (
      select f.part, f.day, f.total from private.daily_figures as f
      where (f.part = 'flips' and f.name = 'all' or f.part = 'accounts')
        and f.day not in (select c.day from private.changed_days as c)
      union all
      select c.part, c.day, c.total from changed as c where c.name in ('all', '')) as s
    group by s.part
  ), summed as materialized (
    select p.period, p.a, p.b, d.part, d.name, sum(d.total)::bigint as total, max(d.reached) as most
    from periods as p join days as d on d.day between p.a and p.b group by p.period, p.a, p.b, d.part, d.name
  -- A group has at least as many people as on its largest day. Only where that is under five are they counted.
  ), counted as (
    select s.period, g.name, count(distinct g.user_id) as people
    from (
      select s.period, d.day, array_agg(s.name) as names
      from summed as s join days as d on d.day between s.a and s.b and d.part = 'flips' and d.name = s.name
      where s.part = 'flips' and s.most < 5 group by s.period, d.day) as s,
      lateral (select f.name, f.user_id from private.grouped_flips as f
        where f.day = s.day and f.name = any (s.names) offset 0) as g
    group by s.period, g.name
  ), groups as materialized (
    select s.period, s.part, s.name, s.total, coalesce(c.people, s.most) as people
    from summed as s left join counted as c on c.period = s.period and c.name = s.name and s.part = 'flips'
  ), by_day as (
    select d.day::date, private.flip_parts(jsonb_object_agg(f.name, f.total) filter (where f.name is not null),
      jsonb_object_agg(f.name, f.reached) filter (where f.name is not null)) || jsonb_build_object('day', d.day::date) as parts
    from generate_series(from_day - (to_day - from_day + 1), to_day, interval '1 day') as d (day)
    left join days as f on f.day = d.day::date and f.part = 'flips' and f.name in ('all', 'completed', 'action', 'no-action', 'emergency')
    group by d.day
  ), techniques as (
    select t.name, sum(t.total)::bigint as sessions, sum(t.people) as people
    from (select case when g.people >= 5 then substr(g.name, 11) else 'other' end as name, g.total, g.people
      from groups as g where g.period = 'current' and g.name like 'technique:%') as t
    group by t.name
  )
  select jsonb_build_object(
    'totals', (select jsonb_build_object('total_users', u.total, 'new_users_today', u.today, 'active_users_7d', active.people,
        'total_sessions', f.total, 'avg_sessions_per_user', coalesce(round(f.total::numeric / nullif(u.total, 0), 1), 0))
      from (select coalesce(sum(e.total), 0)::bigint as total, coalesce(sum(e.today), 0)::bigint as today
          from ever as e where e.part = 'accounts') as u,
        (select coalesce(sum(e.total), 0)::bigint as total from ever as e where e.part = 'flips') as f,
        private.people_between(private.utc_today() - 6, private.utc_today()) as active),
    'periods', (select jsonb_agg(
        private.flip_parts((select jsonb_object_agg(g.name, g.total) from groups as g where g.period = p.period and g.part = 'flips'),
          (select jsonb_object_agg(g.name, g.people) from groups as g where g.period = p.period and g.part = 'flips'))
        || jsonb_build_object('period', p.period, 'first_day', p.a, 'last_day', p.b, 'active_people', active.people,
          'first_flips', private.hide_small_group(active.first_flips, active.first_flips),
          'came_back', private.hide_small_group(active.came_back, active.came_back),
          'new_users', coalesce((select g.total from groups as g where g.period = p.period and g.part = 'accounts'), 0))
        order by p.a desc)
      from periods as p, private.people_between(p.a, p.b) as active),
    'days', (select jsonb_agg(d.parts order by d.day) from by_day as d where d.day >= from_day),
    'days_before', (select jsonb_agg(d.parts order by d.day) from by_day as d where d.day < from_day),
    -- Those used by at least five people, the most used first, then the rest as 'other' (null if still under five people).
    'techniques', (select coalesce(jsonb_agg(jsonb_build_object('technique', t.name,
        'sessions', case when t.name <> 'other' or t.people >= 5 then t.sessions end)
        order by t.name = 'other', t.sessions desc, t.name), '[]') from techniques as t),
    'hours', (select jsonb_agg(jsonb_build_object('hour', h.hour, 'sessions', private.hide_small_group(g.total, g.people)) order by h.hour)
      from generate_series(0, 23) as h (hour)
      left join groups as g on g.period = 'current' and g.name = 'hour:' || h.hour))
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
  from private.figures(from_day, to_day, array['requests', 'unsubscribed']) as c
$$;

-- Requests by source, medium and campaign, separately. 'none' had no label; names with under five requests join 'other'. At
-- most 20 names each.
create function private.dashboard_sources(from_day date, to_day date)
  returns table (dimension text, name text, requests bigint, confirmed bigint)
  language sql stable set search_path = '' as $$
  with named as (
    select c.part as dimension, c.name, sum(c.total) as requests, sum(c.reached) as confirmed
    from private.figures(from_day, to_day, array['source', 'medium', 'campaign']) as c group by c.part, c.name
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

-- Of the people who started the course in the range, how many got each day's mail. Null for under five people.
create function private.dashboard_course(from_day date, to_day date)
  returns table (course_day integer, started bigint, sent bigint, waiting bigint)
  language sql stable set search_path = '' as $$
  with counted as (
    select c.part, sum(c.total) as total, sum(c.reached) as reached
    from private.figures(from_day, to_day, array['started'] || array(select 'course-' || n from generate_series(1, 7) as n)) as c
    group by c.part
  ), size as (select coalesce(sum(c.total), 0)::bigint as people from counted as c where c.part = 'started')
  select d.n, size.people, case when size.people >= 5 then coalesce(c.reached, 0)::bigint end,
    case when size.people >= 5 then coalesce(c.total, 0)::bigint end
  from size cross join generate_series(1, 7) as d (n) left join counted as c on c.part = 'course-' || d.n
  order by d.n
$$;
