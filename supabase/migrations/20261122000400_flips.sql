-- Flips as the exercise records them, and each person's daily statistics.

create table public.flip_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  flip_step_reached text not null,
  action_needed boolean,
  flip_technique text,
  completion_time_seconds integer not null,
  was_emergency_mode boolean not null default false,
  session_date date not null,
  created_at timestamptz not null default now(),
  constraint flip_sessions_step_is_known
    check (flip_step_reached in ('notice', 'assess', 'flip', 'thank', 'complete')),
  constraint flip_sessions_technique_is_known
    check (flip_technique in ('times-table', 'jumping-jacks', 'cold-water', 'text-someone', 'plan-dinner', 'count-objects')),
  -- A flip may stay open while the person acts on the worry, but more than a day means a wrong clock.
  constraint flip_sessions_time_is_within_a_day check (completion_time_seconds between 0 and 86400),
  constraint flip_sessions_date_is_not_before_the_product check (session_date >= date '2024-01-01'),
  -- Local dates run up to 14 hours ahead of UTC. Compared with created_at, not now(), so that a restored backup passes.
  constraint flip_sessions_date_is_at_most_a_day_ahead
    check (session_date <= (created_at at time zone 'UTC')::date + 1)
);
comment on table public.flip_sessions is 'One row per flip of a signed-in person. Immutable; deleted with the account.';
comment on column public.flip_sessions.id is 'Generated on the device, so that a retry inserts the same row.';
comment on column public.flip_sessions.session_date is 'The person''s local date when the flip ended.';
comment on column public.flip_sessions.completion_time_seconds is 'Whole seconds since the start of the flip.';
create index flip_sessions_by_person_and_date on public.flip_sessions (user_id, session_date);
create index flip_sessions_by_person_and_arrival on public.flip_sessions (user_id, created_at);

-- Repeats the policy's condition: the secret key bypasses policies, and would otherwise get everybody's days mixed.
create view public.user_flip_stats with (security_invoker = true, security_barrier = false) as
select
  session_date,
  count(*) as total_flips,
  count(*) filter (where flip_step_reached = 'complete') as completed_flips,
  count(*) filter (where action_needed) as action_needed_flips,
  count(*) filter (where not action_needed) as no_action_flips,
  count(*) filter (where was_emergency_mode) as emergency_flips
from public.flip_sessions
where user_id = (select auth.uid())
group by session_date;
comment on view public.user_flip_stats is 'The signed-in person''s flips by local day.';

alter table public.flip_sessions enable row level security;
-- No grant on created_at: only the server's clock sets the time of arrival.
grant select, insert (id, user_id, flip_step_reached, action_needed, flip_technique, completion_time_seconds,
  was_emergency_mode, session_date) on public.flip_sessions to authenticated;
grant select, insert on public.flip_sessions to service_role;
grant select on public.user_flip_stats to authenticated;

create policy "A person reads their own flips" on public.flip_sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A person who has agreed adds their own flips" on public.flip_sessions
  for insert to authenticated with check (
    user_id = (select auth.uid()) and (select private.caller_has_consented('flips')));

-- The daily figures follow inserts and deletes and would miss an update.
create function private.refuse_change() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'Rows of % are never changed.', tg_table_name;
end $$;
create trigger never_change before update on public.flip_sessions
  for each row execute function private.refuse_change();

-- Counted per day of arrival, so that a past session_date gives no extra quota. A statement that exceeds it fails as a
-- whole.
create function private.refuse_beyond_quota() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- Serialises a person's writers, so that two concurrent inserts cannot both pass.
  perform from public.profiles where id in (select user_id from added) order by id for no key update;
  if exists (
    select from (select distinct user_id, (created_at at time zone 'UTC')::date as day from added) as arrived,
    lateral (
      select count(*) as flips from (
        select from public.flip_sessions as f
        where f.user_id = arrived.user_id and f.created_at >= arrived.day::timestamp at time zone 'UTC'
          and f.created_at < (arrived.day + 1)::timestamp at time zone 'UTC'
        limit 301) as stored) as counted
    where counted.flips > 300) then
    -- PostgREST maps PT429 to HTTP status 429.
    raise exception 'No more than 300 flips are kept for one person and day.'
      using errcode = 'PT429', hint = 'The next day begins at midnight UTC.';
  end if;
  return null;
end $$;
comment on function private.refuse_beyond_quota is
  'Security definer: locks the writer''s profile. The API runs in read committed, so each statement here sees what the '
  'previous lock holder committed.';
-- Triggers fire in name order: this one, which takes the lock, before `mark_days_of_new_flips`.
create trigger limit_flips_a_day after insert on public.flip_sessions
  referencing new table as added for each statement execute function private.refuse_beyond_quota();
