-- The owner's figures, rolled up by day so that reading them never touches the flips: a day costs the same with ten users
-- or a million.
--
-- Counts add up over days, distinct people do not: a person active on Monday and Tuesday is one person. So each day also
-- stores an array that does add up: newcomers[k] is how many of the day's people were not active on the k - 1 days before
-- it. In a range starting on day a, each person is a newcomer exactly once, on their first day in the range, hence
--   people in [a, b] = sum over the days d of [a, b] of newcomers of d at [d - a + 1].
-- The array has 366 elements: ranges up to a year.
--
-- Writers only append deltas, so no writer waits for another person's. The scheduler calls `merge_daily_deltas`, which adds
-- them to the rollups; readers add up both.

create table private.daily_rollups (
  series text not null,
  day date not null,
  sessions integer not null default 0 check (sessions >= 0),
  newcomers integer[] not null default array_fill(0, array[366]) check (cardinality(newcomers) = 366),
  primary key (series, day)
) with (fillfactor = 80);
comment on table private.daily_rollups is
  'Flips and people by series and session_date, as of the last merge; holds no personal data. Series ''signups'' counts accounts.';

create table private.daily_deltas (
  series text not null,
  day date not null,
  sessions integer not null,
  reach integer not null check (reach between 0 and 366),
  amount integer not null
);
comment on table private.daily_deltas is
  'Changes since the last merge: a number of flips, and `amount` newcomers at positions 1 to `reach`.';

create function private.all_series() returns text[]
  language sql immutable parallel safe set search_path = ''
  return array['all', 'completed', 'action', 'no-action', 'emergency', 'technique:times-table',
    'technique:jumping-jacks', 'technique:cold-water', 'technique:text-someone', 'technique:plan-dinner',
    'technique:count-objects'] || array(select 'hour:' || h from generate_series(0, 23) as h);

create function private.series_of(flip public.flip_sessions) returns text[]
  language sql immutable parallel safe set search_path = ''
  return array_remove(array[
    'all',
    case when flip.flip_step_reached = 'complete' then 'completed' end,
    case when flip.action_needed then 'action' when not flip.action_needed then 'no-action' end,
    case when flip.was_emergency_mode then 'emergency' end,
    'technique:' || flip.flip_technique,
    'hour:' || extract(hour from flip.created_at at time zone 'UTC')], null);
comment on function private.series_of is 'The series a flip counts towards. Hours are the UTC hour of arrival.';

-- Adds amounts[i] to newcomers at positions 1 to reaches[i], for each i.
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

create view private.pending_deltas with (security_invoker = true) as
select series, day, sum(sessions)::integer as sessions,
  array_agg(reach) filter (where reach > 0 and amount <> 0) as reaches,
  array_agg(amount) filter (where reach > 0 and amount <> 0) as amounts
from (
  select series, day, reach, sum(sessions) as sessions, sum(amount)::integer as amount
  from private.daily_deltas group by series, day, reach) as by_reach
group by series, day;

-- Two branches instead of a full join, so that a reader's conditions can use the rollups' index.
create view private.daily_figures with (security_invoker = true) as
select f.series, f.day, f.sessions + coalesce(p.sessions, 0) as sessions,
  case when p.reaches is null then f.newcomers else private.add_newcomers(f.newcomers, p.reaches, p.amounts) end as newcomers
from private.daily_rollups as f left join private.pending_deltas as p on p.series = f.series and p.day = f.day
union all
select p.series, p.day, p.sessions, private.add_newcomers(array_fill(0, array[366]), p.reaches, p.amounts)
from private.pending_deltas as p
where not exists (select from private.daily_rollups as f where f.series = p.series and f.day = p.day);

-- New accounts by UTC day.
create view private.daily_signups with (security_invoker = true) as
select day, sessions as people from private.daily_figures where series = 'signups';

-- Handles inserts and deletes: a delete subtracts exactly what inserting the same rows would add.
create function private.count_flips() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Serialises a person's writers: the days next to a new one must not change while they are looked up.
  perform from public.profiles where id in (select user_id from changed) order by id for no key update;

  with counted as (
    select user_id, series, session_date as day, count(*) as sessions
    from changed as c, unnest(private.series_of(c::public.flip_sessions)) as series
    group by user_id, series, session_date
  ), turned as (
    -- Days on which a person enters (or leaves) a series with these rows: they have no other flip on that day.
    select user_id, series, day, lag(day) over (partition by user_id, series order by day) as day_before
    from counted
    where not exists (
      select from public.flip_sessions as f
      where f.user_id = counted.user_id and f.session_date = counted.day
        and f.id not in (select id from changed) and counted.series = any (private.series_of(f)))
  ), placed as (
    select series, day, next_day,
      least(coalesce(day - previous_day, 366), 366) as gap,
      least(coalesce(next_day - previous_day, 366), 366) as next_gap_without,
      least(next_day - day, 366) as next_gap_with
    from turned,
    lateral (select greatest(turned.day_before, (
      select f.session_date from public.flip_sessions as f
      where f.user_id = turned.user_id and f.session_date < turned.day and turned.series = any (private.series_of(f))
      order by f.session_date desc limit 1)) as previous_day) as before,
    lateral (select (
      select f.session_date from public.flip_sessions as f
      where f.user_id = turned.user_id and f.session_date > turned.day and turned.series = any (private.series_of(f))
        and f.id not in (select id from changed)
      order by f.session_date limit 1) as next_day) as after
  )
  insert into private.daily_deltas (series, day, sessions, reach, amount)
  select series, day, sum(sessions), reach, sum(amount)
  from (
    select series, day, sign * sessions as sessions, 0 as reach, 0 as amount from counted
    union all
    select series, day, 0, gap, sign from placed
    union all
    select series, next_day, 0, next_gap_without, -sign from placed
    where next_day is not null and next_gap_with <> next_gap_without
    union all
    select series, next_day, 0, next_gap_with, sign from placed
    where next_day is not null and next_gap_with <> next_gap_without
  ) as each_change
  group by series, day, reach;
  return null;
end $$;
create trigger count_added_flips after insert on public.flip_sessions
  referencing new table as changed for each statement execute function private.count_flips();
create trigger count_removed_flips after delete on public.flip_sessions
  referencing old table as changed for each statement execute function private.count_flips();

create function private.count_profiles() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.daily_deltas (series, day, sessions, reach, amount)
  select 'signups', (c.created_at at time zone 'UTC')::date, c.sign, 0, 0
  from (
    select -1 as sign, old.created_at where tg_op <> 'INSERT'
    union all select 1, new.created_at where tg_op <> 'DELETE') as c;
  return null;
end $$;
create trigger count_profiles after insert or delete or update of created_at on public.profiles
  for each row execute function private.count_profiles();

-- Merges the deltas into the rollups. Runs exclusively: a concurrent call returns at once. Returns the number of deltas merged.
create function public.merge_daily_deltas() returns bigint
  language plpgsql volatile security definer set search_path = '' as $$
declare
  taken bigint;
begin
  if not pg_try_advisory_xact_lock(20261122, 1) then return 0; end if;
  perform private.merge_daily_counts();
  with gone as (
    delete from private.daily_deltas returning series, day, sessions, reach, amount
  ), changed as (
    select series, day, sum(sessions)::integer as sessions,
      array_agg(reach) filter (where reach > 0) as reaches, array_agg(amount) filter (where reach > 0) as amounts
    from gone group by series, day
  ), added as (
    insert into private.daily_rollups (series, day, sessions, newcomers)
    select c.series, c.day, c.sessions, private.add_newcomers(array_fill(0, array[366]), c.reaches, c.amounts)
    from changed as c
    where not exists (select from private.daily_rollups as f where f.series = c.series and f.day = c.day)
  ), updated as (
    update private.daily_rollups as f
    set sessions = f.sessions + c.sessions, newcomers = private.add_newcomers(f.newcomers, c.reaches, c.amounts)
    from changed as c where f.series = c.series and f.day = c.day
  )
  select count(*) into taken from gone;
  return taken;
end $$;

-- Recomputes everything from the flips, for repairs.
create function private.rebuild_daily_figures() returns void
  language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(20261122, 1);
  lock table public.profiles, public.flip_sessions in share row exclusive mode;
  truncate private.daily_rollups, private.daily_deltas;
  insert into private.daily_rollups (series, day, sessions)
  select 'signups', (created_at at time zone 'UTC')::date, count(*) from public.profiles group by 2;
  insert into private.daily_rollups (series, day, sessions, newcomers)
  with counted as (
    select user_id, series, session_date as day, count(*) as sessions
    from public.flip_sessions as s, unnest(private.series_of(s)) as series
    group by user_id, series, session_date
  ), gaps as (
    select series, day, sessions,
      least(coalesce(day - lag(day) over (partition by user_id, series order by day), 366), 366) as gap
    from counted
  ), by_gap as (
    select series, day, gap, sum(sessions) as sessions, count(*)::integer as people from gaps group by series, day, gap
  )
  select series, day, sum(sessions), private.add_newcomers(array_fill(0, array[366]), array_agg(gap), array_agg(people))
  from by_gap group by series, day order by series, day;
end $$;

create function private.utc_today() returns date
  language sql stable set search_path = ''
  return (now() at time zone 'UTC')::date;

-- For the banner. Reads the rollups, so the cost does not grow with the number of flips.
create function public.completed_flips_this_month() returns bigint
  language sql stable security definer set search_path = ''
  return (
    select coalesce(sum(f.sessions), 0)
    from private.daily_figures as f
    where f.series = 'completed' and f.day >= date_trunc('month', private.utc_today())
  );
comment on function public.completed_flips_this_month is
  'Everybody''s completed flips in the current UTC month. The server decides whether the site shows them.';

alter table private.daily_rollups enable row level security;
alter table private.daily_deltas enable row level security;
grant execute on function public.merge_daily_deltas, public.completed_flips_this_month to service_role;
