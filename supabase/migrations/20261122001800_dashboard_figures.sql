-- The figures of the owner's dashboard: aggregates that reveal no single flip. Each page's function checks the admin role and
-- combines these; none of these checks anything, and the API exposes none of them.
-- Groups of under five people are not broken down further: their parts are null, or join 'other'.
-- Days are session_date for flips, days of the site's time zone otherwise. Ranges are inclusive, at most 366 days.

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

-- The sums of a range. A group has at least as many people as on its largest day; only where that is under five are they
-- counted.
create function private.flips_between(from_day date, to_day date) returns private.daily_flips
  language plpgsql stable set search_path = '' as $$
declare
  sums private.daily_flips;
begin
  select from_day, sum(f.sessions), sum(f.completed), sum(f.action_needed), sum(f.no_action), sum(f.emergency),
    max(f.completed_people), max(f.action_people), max(f.no_action_people), max(f.emergency_people)
  into sums from private.daily_flips as f where f.day between from_day and to_day;
  if sums.completed_people between 1 and 4 or sums.action_people between 1 and 4 or sums.no_action_people between 1 and 4
    or sums.emergency_people between 1 and 4 then
    return private.count_flips(from_day, to_day);
  end if;
  return sums;
end $$;

-- Flips of a range and of the equally long one before it: { totals, periods: [range, before], month, days,
-- days_before, techniques }, where the month is the 30 days that end with the range; lib/data/admin/overview.ts describes them. Changed days have been counted before.
create function private.dashboard_flips(from_day date, to_day date) returns jsonb
  language sql stable set search_path = '' as $$
  with periods (name, a, b) as (
    values ('range', from_day, to_day), ('before', from_day - (to_day - from_day + 1), from_day - 1), ('month', to_day - 29, to_day)
  ), accounts as (
    select f.day, f.total from private.daily_figures as f where f.dimension = 'accounts'
  ), shown as materialized (
    -- Each period, and each of its days (null for the period).
    select p.name, d.day, jsonb_build_object('sessions', coalesce(f.sessions, 0),
      'completed', case when f.completed_people between 1 and 4 then null else coalesce(f.completed, 0) end,
      -- YES and NO add up to nearly the number of completed flips, which is shown, so hiding only one would reveal it by
      -- subtraction: both are shown, or neither.
      'action_needed', case when f.action_people between 1 and 4 or f.no_action_people between 1 and 4 then null
        else coalesce(f.action_needed, 0) end,
      'no_action', case when f.action_people between 1 and 4 or f.no_action_people between 1 and 4 then null
        else coalesce(f.no_action, 0) end,
      'emergency', case when f.emergency_people between 1 and 4 then null else coalesce(f.emergency, 0) end) as figures
    from periods as p, lateral (
      select null::date as day union all
        select g::date from generate_series(p.a, p.b, interval '1 day') as g where p.name <> 'month') as d
      left join lateral (
        select * from private.flips_between(p.a, p.b) where d.day is null
        union all
        select * from private.daily_flips as f where f.day = d.day) as f on true
  ), techniques as (
    select case when t.people >= 5 then t.name else 'other' end as name, sum(t.sessions)::bigint as sessions,
      sum(t.people) as people
    from (select f.name, sum(f.total) as sessions, case when max(f.reached) >= 5 then max(f.reached) else (
          select count(distinct s.user_id) from public.flip_sessions as s
          where s.session_date between from_day and to_day and s.flip_technique = f.name) end as people
      from private.daily_figures as f where f.dimension = 'technique' and f.day between from_day and to_day group by f.name) as t
    group by 1
  )
  select jsonb_build_object(
    'totals', (select jsonb_build_object('total_users', u.total, 'new_users_today', u.today, 'active_users_7d', week.people,
        'total_sessions', f.total, 'avg_sessions_per_user', coalesce(round(f.total::numeric / nullif(u.total, 0), 1), 0))
      from (select coalesce(sum(c.total), 0)::bigint as total,
          coalesce(sum(c.total) filter (where c.day = (select private.site_today())), 0)::bigint as today
        from accounts as c) as u,
        (select coalesce(sum(d.sessions), 0)::bigint as total from private.daily_flips as d) as f,
        private.people_between((select private.site_today() - 6), (select private.site_today())) as week),
    'periods', (select jsonb_agg(s.figures || jsonb_build_object('active_people', active.people,
        'first_flips', private.hide_small_group(active.first_flips),
        'came_back', private.hide_small_group(active.came_back),
        'new_users', (select coalesce(sum(c.total), 0) from accounts as c where c.day between p.a and p.b)) order by p.a desc)
      from periods as p join shown as s on s.name = p.name and s.day is null, private.people_between(p.a, p.b) as active
      where p.name <> 'month'),
    'month', (select s.figures from shown as s where s.name = 'month'),
    'days', (select jsonb_agg(s.figures || jsonb_build_object('day', s.day) order by s.day)
      from shown as s where s.name = 'range' and s.day is not null),
    'days_before', (select jsonb_agg(s.figures || jsonb_build_object('day', s.day) order by s.day)
      from shown as s where s.name = 'before' and s.day is not null),
    -- Those used by at least five people, the most used first, then the rest as 'other' (null if still under five people).
    'techniques', (select coalesce(jsonb_agg(jsonb_build_object('technique', t.name,
        'sessions', case when t.name <> 'other' or t.people >= 5 then t.sessions end)
        order by t.name = 'other', t.sessions desc, t.name), '[]') from techniques as t))
$$;

-- Requests in a range, how many were confirmed, and how many unsubscribed in the range.
create function private.dashboard_workbook(from_day date, to_day date)
  returns table (requests bigint, confirmed bigint, unsubscribed bigint, bounced bigint, complained bigint)
  language sql stable set search_path = '' as $$
  select figures.*, suppressed.*
  from (select coalesce(sum(f.total) filter (where f.dimension = 'requests'), 0)::bigint,
      coalesce(sum(f.reached) filter (where f.dimension = 'requests'), 0)::bigint,
      coalesce(sum(f.total) filter (where f.dimension = 'unsubscribed'), 0)::bigint
    from private.daily_figures as f
    where f.day between from_day and to_day and f.dimension in ('requests', 'unsubscribed')) as figures,
  (select count(*) filter (where s.reason = 'bounce'), count(*) filter (where s.reason = 'complaint')
    from public.email_suppressions as s
    where s.suppressed_at >= (select private.site_start(from_day))
      and s.suppressed_at < (select private.site_start(to_day + 1))) as suppressed
$$;

-- Requests by source and by campaign. 'none' had no label; names with under five requests join 'other'. At
-- most 20 names each.
create function private.dashboard_sources(from_day date, to_day date)
  returns table (dimension text, name text, requests bigint, confirmed bigint)
  language sql stable set search_path = '' as $$
  select k.dimension, shown.name, sum(k.requests)::bigint, case when sum(k.requests) >= 5 then sum(k.confirmed)::bigint end
  from (select c.dimension, c.name, sum(c.total) as requests, sum(c.reached) as confirmed,
      row_number() over (partition by c.dimension order by sum(c.total) desc, c.name) as place
    from private.daily_figures as c
    where c.day between from_day and to_day and c.dimension in ('source', 'campaign') group by c.dimension, c.name) as k,
  lateral (select case when k.requests >= 5 and k.place <= 20 then k.name else 'other' end as name) as shown
  group by k.dimension, shown.name
  order by k.dimension desc, shown.name = 'other', sum(k.requests) desc, shown.name
$$;

-- Of the people who started the course in the range, how many got each day's mail. Null for one to four people.
create function private.dashboard_course(from_day date, to_day date)
  returns table (course_day integer, started bigint, sent bigint, waiting bigint)
  language sql stable set search_path = '' as $$
  select d.n, s.people, case when s.people not between 1 and 4 then coalesce(sum(c.reached), 0)::bigint end,
    case when s.people not between 1 and 4 then coalesce(sum(c.total), 0)::bigint end
  from (select coalesce(sum(f.total), 0)::bigint as people from private.daily_figures as f
      where f.dimension = 'started' and f.day between from_day and to_day) as s
    cross join generate_series(1, 7) as d (n)
    left join private.daily_figures as c on c.dimension = 'course' and c.name = d.n::text and c.day between from_day and to_day
  group by d.n, s.people order by d.n
$$;
