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

-- Flips of a range and of the equally long one before it: { totals, periods: [range, before], days, days_before,
-- techniques }; lib/data/admin-overview.ts describes them. Changed days have been counted before.
create function private.dashboard_flips(from_day date, to_day date) returns jsonb
  language sql stable set search_path = '' as $$
  with periods (period, a, b) as (
    values ('current', from_day, to_day), ('before', from_day - (to_day - from_day + 1), from_day - 1)
  ), days as materialized (
    select f.day, f.part, f.name, f.total, f.reached from private.daily_figures as f
    where f.day between from_day - (to_day - from_day + 1) and to_day and f.part in ('flips', 'accounts')
      -- Techniques are shown of the range only.
      and (f.day >= from_day or f.name not like '%:%')
  ), ever as (
    select f.part, sum(f.total)::bigint as total, coalesce(sum(f.total) filter (where f.day = private.utc_today()), 0)::bigint as today
    from private.daily_figures as f
    where f.part = 'flips' and f.name = 'all' or f.part = 'accounts'
    group by f.part
  ), summed as materialized (
    select case when d.day >= from_day then 'current' else 'before' end as period, d.part, d.name,
      sum(d.total)::bigint as total, max(d.reached) as most
    from days as d group by 1, d.part, d.name
  ), counted as (
    -- A group has at least as many people as on its largest day. Only where that is under five are they counted.
    select p.period, g.name, count(distinct g.user_id) as people
    from periods as p,
      lateral (select array_agg(s.name) as names from summed as s
        where s.period = p.period and s.part = 'flips' and s.most < 5) as small,
      lateral (select f.name, f.user_id from private.grouped_flips as f
        where f.day between p.a and p.b and f.name = any (small.names) and small.names is not null offset 0) as g
    group by p.period, g.name
  ), groups as materialized (
    select s.period, s.part, s.name, s.total, coalesce(c.people, s.most) as people
    from summed as s left join counted as c on c.period = s.period and c.name = s.name and s.part = 'flips'
  ), wide as (
    -- One row for each period, and for each day (period null): flips and people of five groups.
    select r.period, r.day,
      coalesce(max(r.total) filter (where r.name = 'all'), 0) as sessions,
      coalesce(max(r.total) filter (where r.name = 'completed'), 0) as completed,
      coalesce(max(r.total) filter (where r.name = 'action'), 0) as action_needed,
      coalesce(max(r.total) filter (where r.name = 'no-action'), 0) as no_action,
      coalesce(max(r.total) filter (where r.name = 'emergency'), 0) as emergency,
      coalesce(max(r.people) filter (where r.name = 'completed'), 0) not between 1 and 4 as show_completed,
      -- YES and NO add up to nearly the number of completed flips, which is shown, so hiding only one would reveal it by
      -- subtraction: both are shown, or neither.
      coalesce(max(r.people) filter (where r.name = 'action'), 0) not between 1 and 4
        and coalesce(max(r.people) filter (where r.name = 'no-action'), 0) not between 1 and 4 as show_answers,
      coalesce(max(r.people) filter (where r.name = 'emergency'), 0) not between 1 and 4 as show_emergency
    from (
      select null as period, d.day, d.name, d.total, d.reached as people from days as d where d.part = 'flips' and d.name not like '%:%'
      union all
      select null, g::date, '', 0, 0 from generate_series(from_day - (to_day - from_day + 1), to_day, interval '1 day') as g
      union all
      select g.period, null, g.name, g.total, g.people from groups as g where g.part = 'flips' and g.name not like '%:%'
      union all
      select p.period, null, '', 0, 0 from periods as p) as r
    group by r.period, r.day
  ), shown as materialized (
    select w.period, w.day, jsonb_build_object('day', w.day, 'sessions', w.sessions,
      'completed', case when w.show_completed then w.completed end,
      'action_needed', case when w.show_answers then w.action_needed end,
      'no_action', case when w.show_answers then w.no_action end,
      'emergency', case when w.show_emergency then w.emergency end) as parts
    from wide as w
  ), techniques as (
    select t.name, sum(t.total)::bigint as sessions, sum(t.people) as people
    from (select case when g.people >= 5 then substr(g.name, 11) else 'other' end as name, g.total, g.people
      from groups as g where g.period = 'current' and g.name like 'technique:%') as t
    group by t.name
  )
  select jsonb_build_object(
    'totals', (select jsonb_build_object('total_users', u.total, 'new_users_today', u.today, 'active_users_7d', week.people,
        'total_sessions', f.total, 'avg_sessions_per_user', coalesce(round(f.total::numeric / nullif(u.total, 0), 1), 0))
      from (select coalesce(sum(e.total), 0)::bigint as total, coalesce(sum(e.today), 0)::bigint as today
          from ever as e where e.part = 'accounts') as u,
        (select coalesce(sum(e.total), 0)::bigint as total from ever as e where e.part = 'flips') as f,
        private.people_between(private.utc_today() - 6, private.utc_today()) as week),
    'periods', (select jsonb_agg(s.parts - 'day' || jsonb_build_object('period', p.period, 'first_day', p.a, 'last_day', p.b,
        'active_people', active.people,
        'first_flips', case when active.first_flips not between 1 and 4 then active.first_flips end,
        'came_back', case when active.came_back not between 1 and 4 then active.came_back end,
        'new_users', coalesce((select g.total from groups as g where g.period = p.period and g.part = 'accounts'), 0))
        order by p.a desc)
      from periods as p join shown as s on s.period = p.period
        cross join private.people_between(p.a, p.b) as active),
    'days', (select jsonb_agg(s.parts order by s.day) from shown as s where s.day >= from_day),
    'days_before', (select jsonb_agg(s.parts order by s.day) from shown as s where s.day < from_day),
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
