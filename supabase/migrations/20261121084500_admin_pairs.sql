-- The answers YES and NO add up to what is nearly the number of completed flips, which is shown: if one of the two is kept
-- back because one to four people gave it, the other would tell it by subtraction. So both are shown, or neither.

-- The people who decide whether a part of a pair is shown: its own, unless its counterpart has too few.
create function private.fewest(own bigint, counterpart bigint) returns bigint
  language sql immutable set search_path = ''
  return case when counterpart between 1 and 4 then counterpart else own end;

-- As before, with YES and NO as a pair.
create or replace function public.admin_overview(from_day date, to_day date)
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

-- As before, with YES and NO as a pair.
create or replace function public.admin_daily_series(from_day date, to_day date)
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

revoke all on function private.fewest from public, anon, authenticated, service_role;
