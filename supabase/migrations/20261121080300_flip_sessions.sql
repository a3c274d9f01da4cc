-- What the exercise records, and the daily view of it that its owner sees.

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
  -- A flip may lie open while somebody acts on the worry, but one that took longer than a day is a broken clock.
  constraint flip_sessions_time_is_within_a_day check (completion_time_seconds between 0 and 86400),
  constraint flip_sessions_date_is_not_before_the_product check (session_date >= date '2024-01-01'),
  -- Local dates run up to 14 hours before UTC. Compared with created_at, which the server sets, so that the
  -- check gives the same answer whenever it is asked, a restored backup included.
  constraint flip_sessions_date_is_at_most_a_day_ahead
    check (session_date <= (created_at at time zone 'UTC')::date + 1)
);
comment on table public.flip_sessions is 'One row for each flip of a signed-in person. Never changed afterwards; gone with the account.';
comment on column public.flip_sessions.id is 'Made on the device, so that a repeated send is the same row.';
comment on column public.flip_sessions.session_date is 'The person''s local date when the flip ended.';
comment on column public.flip_sessions.completion_time_seconds is 'Whole seconds since the start of the flip.';
create index flip_sessions_by_person_and_date on public.flip_sessions (user_id, session_date);

create function private.refuse_change() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'Rows of % are never changed.', tg_table_name;
end $$;
-- The daily figures count added and removed rows; a changed one would slip past them.
create trigger never_change before update on public.flip_sessions
  for each row execute function private.refuse_change();

-- The condition stands here as well as in the policy: with the secret key, which passes by policies, the view is
-- empty instead of mixing everybody's days.
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
revoke all on public.flip_sessions, public.user_flip_stats from public, anon, authenticated, service_role;
revoke all on function private.refuse_change from public, anon, authenticated, service_role;

-- created_at is left out: only the server's clock says when a row arrived.
grant select, insert (id, user_id, flip_step_reached, action_needed, flip_technique, completion_time_seconds,
  was_emergency_mode, session_date) on public.flip_sessions to authenticated;
grant select, insert on public.flip_sessions to service_role;
grant select on public.user_flip_stats to authenticated;

create policy "A person reads their own flips" on public.flip_sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A person adds their own flips" on public.flip_sessions
  for insert to authenticated with check (user_id = (select auth.uid()));
