-- The owner's figures, counted when a flip is written and in the same transaction, so that reading them never
-- touches the flips: a day costs the same whether ten or a million people used it.
--
-- Counts add up over days, people do not: who came on Monday and Tuesday is one person. So each day keeps, beside its
-- flips, a row of numbers that do add up: newcomers[k] is how many of the day's people had not come on the k - 1 days
-- before it. In a range from day a on, everybody is a newcomer exactly once, on their first day of the range, hence
--   people in [a, b] = sum over the days d of [a, b] of newcomers of d at [d - a + 1].
-- 366 numbers a day: ranges up to a year.

create table private.daily_figures (
  grp text not null,
  day date not null,
  sessions integer not null default 0 check (sessions >= 0),
  newcomers integer[] not null default array_fill(0, array[366]) check (cardinality(newcomers) = 366),
  primary key (grp, day)
) with (fillfactor = 50);
comment on table private.daily_figures is
  'Flips and people by group and session_date. Kept by a trigger on flip_sessions; no row names a person.';
create function private.figure_groups() returns text[]
  language sql immutable parallel safe set search_path = ''
  return array['all', 'completed', 'action', 'no-action', 'emergency', 'technique:times-table',
    'technique:jumping-jacks', 'technique:cold-water', 'technique:text-someone', 'technique:plan-dinner',
    'technique:count-objects'] || array(select 'hour:' || h from generate_series(0, 23) as h);

create function private.groups_of(flip public.flip_sessions) returns text[]
  language sql immutable parallel safe set search_path = ''
  return array_remove(array[
    'all',
    case when flip.flip_step_reached = 'complete' then 'completed' end,
    case when flip.action_needed then 'action' when not flip.action_needed then 'no-action' end,
    case when flip.was_emergency_mode then 'emergency' end,
    'technique:' || flip.flip_technique,
    'hour:' || extract(hour from flip.created_at at time zone 'UTC')], null);
comment on function private.groups_of is 'The groups that one flip counts in. Hours are UTC hours of arrival.';

-- Adds to newcomers: each amounts[i] at the positions 1 to reaches[i].
create function private.add_newcomers(newcomers integer[], reaches integer[], amounts integer[]) returns integer[]
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  ending integer[] := array_fill(0, array[366]);
  running integer := 0;
begin
  if reaches is null then return newcomers; end if;
  for i in 1 .. cardinality(reaches) loop
    ending[reaches[i]] := ending[reaches[i]] + amounts[i];
  end loop;
  for k in reverse (select max(reach) from unnest(reaches) as reach) .. 1 loop
    running := running + ending[k];
    newcomers[k] := newcomers[k] + running;
  end loop;
  return newcomers;
end $$;

-- One function for added and removed flips: what removing takes away is what adding the same rows would have brought.
create function private.count_flips() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- One writer at a time for each person: the days next to a new one must stand still while they are looked up.
  perform from public.profiles where id in (select user_id from changed) order by id for no key update;

  insert into private.daily_figures (grp, day)
  select grp, day
  from (select distinct session_date as day from changed) as days, unnest(private.figure_groups()) as grp
  where not exists (select from private.daily_figures as f where f.grp = 'all' and f.day = days.day)
  order by day, grp
  on conflict do nothing;

  with counted as (
    select user_id, grp, session_date as day, count(*) as sessions
    from changed as c, unnest(private.groups_of(c::public.flip_sessions)) as grp
    group by user_id, grp, session_date
  ), turned as (
    -- A person's day in a group that begins (or ends) with these rows: no other flip of theirs stands on it.
    select user_id, grp, day, lag(day) over (partition by user_id, grp order by day) as day_before
    from counted
    where not exists (
      select from public.flip_sessions as f
      where f.user_id = counted.user_id and f.session_date = counted.day
        and f.id not in (select id from changed) and counted.grp = any (private.groups_of(f)))
  ), placed as (
    select grp, day, next_day,
      least(coalesce(day - previous_day, 366), 366) as gap,
      least(coalesce(next_day - previous_day, 366), 366) as next_gap_without,
      least(next_day - day, 366) as next_gap_with
    from turned,
    lateral (select greatest(turned.day_before, (
      select f.session_date from public.flip_sessions as f
      where f.user_id = turned.user_id and f.session_date < turned.day and turned.grp = any (private.groups_of(f))
      order by f.session_date desc limit 1)) as previous_day) as before,
    lateral (select (
      select f.session_date from public.flip_sessions as f
      where f.user_id = turned.user_id and f.session_date > turned.day and turned.grp = any (private.groups_of(f))
        and f.id not in (select id from changed)
      order by f.session_date limit 1) as next_day) as after
  ), deltas as materialized (
    select grp, day, sum(sessions) as sessions, array_agg(reach) filter (where reach > 0) as reaches,
      array_agg(amount) filter (where reach > 0) as amounts
    from (
      select grp, day, sign * sum(sessions)::integer as sessions, 0 as reach, 0 as amount from counted group by grp, day
      union all
      select grp, day, 0, gap, sign * count(*)::integer from placed group by grp, day, gap
      union all
      select grp, next_day, 0, next_gap_without, -sign * count(*)::integer from placed
      where next_day is not null and next_gap_with <> next_gap_without group by grp, next_day, next_gap_without
      union all
      select grp, next_day, 0, next_gap_with, sign * count(*)::integer from placed
      where next_day is not null and next_gap_with <> next_gap_without group by grp, next_day, next_gap_with
    ) as each_delta
    group by grp, day
  ), held as materialized (
    -- Whoever writes a day first takes its 'all' row, days in order: writers of several days cannot block each other.
    select day from private.daily_figures
    where grp = 'all' and day in (select day from deltas)
    order by day for update
  )
  update private.daily_figures as f
  set sessions = f.sessions + d.sessions, newcomers = private.add_newcomers(f.newcomers, d.reaches, d.amounts)
  from deltas as d
  where f.grp = d.grp and f.day = d.day and (select count(*) from held) > 0;
  return null;
end $$;
comment on function private.count_flips is 'Security definer: the person who writes a flip may not see the figures.';

create trigger count_added_flips after insert on public.flip_sessions
  referencing new table as changed for each statement execute function private.count_flips();
create trigger count_removed_flips after delete on public.flip_sessions
  referencing old table as changed for each statement execute function private.count_flips();

-- Counts everything afresh: for rows from before this migration, and for repairs.
create function private.rebuild_daily_figures() returns void
  language plpgsql set search_path = '' as $$
begin
  lock table public.flip_sessions in share row exclusive mode;
  truncate private.daily_figures;
  insert into private.daily_figures (grp, day, sessions, newcomers)
  with counted as (
    select user_id, grp, session_date as day, count(*) as sessions
    from public.flip_sessions as s, unnest(private.groups_of(s)) as grp
    group by user_id, grp, session_date
  ), gaps as (
    select grp, day, sessions,
      least(coalesce(day - lag(day) over (partition by user_id, grp order by day), 366), 366) as gap
    from counted
  ), by_gap as (
    select grp, day, gap, sum(sessions) as sessions, count(*)::integer as people from gaps group by grp, day, gap
  ), by_day as (
    select grp, day, sum(sessions) as sessions, array_agg(gap) as reaches, array_agg(people) as amounts
    from by_gap group by grp, day
  )
  select grp, days.day, coalesce(d.sessions, 0), private.add_newcomers(array_fill(0, array[366]), d.reaches, d.amounts)
  from (select distinct session_date as day from public.flip_sessions) as days
  cross join unnest(private.figure_groups()) as grp
  left join by_day as d using (grp, day)
  order by grp, days.day;
end $$;

-- Accounts by the UTC day of their making.
create table private.daily_signups (
  day date primary key,
  people integer not null default 0 check (people >= 0)
);

create function private.count_profiles() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    update private.daily_signups set people = people - 1 where day = (old.created_at at time zone 'UTC')::date;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.daily_signups as s (day, people) values ((new.created_at at time zone 'UTC')::date, 1)
    on conflict (day) do update set people = s.people + 1;
  end if;
  return null;
end $$;
create trigger count_profiles after insert or delete or update of created_at on public.profiles
  for each row execute function private.count_profiles();

select private.rebuild_daily_figures();
insert into private.daily_signups (day, people)
select (created_at at time zone 'UTC')::date, count(*) from public.profiles group by 1;

alter table private.daily_figures enable row level security;
alter table private.daily_signups enable row level security;
revoke all on private.daily_figures, private.daily_signups from public, anon, authenticated, service_role;
revoke all on function private.figure_groups, private.groups_of, private.add_newcomers, private.count_flips,
  private.rebuild_daily_figures, private.count_profiles from public, anon, authenticated, service_role;
