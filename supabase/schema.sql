-- The schema as the migrations make it. Generated from supabase/migrations by "npm run db:types". Do not edit.
set check_function_bodies = off;

create schema private;

alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on functions from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;

create table private.admin_recovery_codes (
  user_id uuid not null,
  code_hash text not null,
  created_at timestamp with time zone default now() not null
);

create table private.admin_sessions (
  session_id uuid not null,
  user_id uuid not null,
  authenticated_at timestamp with time zone not null,
  last_seen_at timestamp with time zone default now() not null
);

create table private.admin_settings (
  only_row boolean default true not null,
  second_factor_required boolean default true not null
);

create table private.daily_deltas (
  series text not null,
  day date not null,
  sessions integer not null,
  reach integer not null,
  amount integer not null
);

create table private.daily_rollups (
  series text not null,
  day date not null,
  sessions integer default 0 not null,
  newcomers integer[] default array_fill(0, ARRAY[366]) not null
) with (fillfactor=50);

create table public.account_consents (
  user_id uuid not null,
  version text not null,
  text text not null,
  given_at timestamp with time zone default now() not null,
  withdrawn_at timestamp with time zone
);

create table public.admin_audit (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  actor uuid,
  actor_email text,
  action text not null,
  object text
);

create table public.contact_messages (
  id uuid default gen_random_uuid() not null,
  name text not null,
  email text not null,
  type text not null,
  subject text,
  message text not null,
  created_at timestamp with time zone default now() not null,
  handled_at timestamp with time zone
);

create table public.email_jobs (
  id uuid default gen_random_uuid() not null,
  request_id uuid,
  contact_id uuid,
  kind text not null,
  copy integer default 1 not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb default '{}'::jsonb not null,
  reply_to text,
  created_at timestamp with time zone default now() not null,
  send_after timestamp with time zone default now() not null,
  lease_until timestamp with time zone,
  leased_by text,
  attempts integer default 0 not null,
  first_try_at timestamp with time zone,
  unsettled_since timestamp with time zone,
  last_error text,
  sent_at timestamp with time zone,
  provider_id text,
  dead_at timestamp with time zone,
  dead_reason text
);

create table public.email_suppressions (
  email text not null,
  reason text not null,
  suppressed_at timestamp with time zone default now() not null
);

create table public.flip_sessions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  flip_step_reached text not null,
  action_needed boolean,
  flip_technique text,
  completion_time_seconds integer not null,
  was_emergency_mode boolean default false not null,
  session_date date not null,
  created_at timestamp with time zone default now() not null
);

create table public.profiles (
  id uuid not null,
  email text,
  full_name text,
  created_at timestamp with time zone default now() not null
);

create table public.rate_limits (
  bucket text not null,
  key text not null,
  hits integer not null,
  window_ends_at timestamp with time zone not null
);

create table public.user_roles (
  user_id uuid not null,
  role text not null,
  granted_at timestamp with time zone default now() not null
);

create table public.workbook_requests (
  id uuid default gen_random_uuid() not null,
  email text not null,
  first_name text,
  last_name text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  consent_text text not null,
  consent_version text not null,
  consent_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone,
  paused_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  unsubscribed_by text
);

create table public.workbook_submissions (
  id uuid not null,
  request_id uuid not null,
  first_name text,
  last_name text,
  consent_text text not null,
  consent_version text not null,
  submitted_at timestamp with time zone not null,
  confirmed_at timestamp with time zone
);

CREATE OR REPLACE FUNCTION private.add_newcomers(newcomers integer[], reaches integer[], amounts integer[])
 RETURNS integer[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION private.admin_state()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  person constant uuid := auth.uid();
  session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  proof constant timestamptz := private.authenticated_at();
  level text;
  seen timestamptz;
begin
  select s.aal::text into level from auth.sessions as s
  where s.id = session and s.user_id = person and (s.not_after is null or s.not_after > now());
  if not found then
    return 'signed-out';
  end if;
  if not private.is_admin(person) then
    return 'not-admin';
  end if;
  select s.last_seen_at into seen from private.admin_sessions as s where s.session_id = session;
  if proof is null or proof < now() - interval '12 hours'
    or greatest(proof, seen) < now() - interval '30 minutes' then
    return 'ended';
  end if;
  if coalesce((select s.second_factor_required from private.admin_settings as s), true)
    and (level = 'aal2' and auth.jwt() ->> 'aal' = 'aal2') is not true then
    return case when private.has_second_factor(person) then 'code' else 'enrol' end;
  end if;
  return 'admin';
end $function$
;

CREATE OR REPLACE FUNCTION private.audit(action text, object text DEFAULT NULL::text, actor uuid DEFAULT auth.uid())
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.admin_audit (actor, actor_email, action, object)
  values (actor, (select p.email from public.profiles as p where p.id = actor), action, object)
  on conflict do nothing
$function$
;

CREATE OR REPLACE FUNCTION private.audit_factor()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.status::text = 'verified' and old.status::text <> 'verified' and private.is_admin(new.user_id) then
      perform private.audit('factor-added', new.id::text, new.user_id);
    end if;
  elsif old.status::text = 'verified' then
    if private.is_admin(old.user_id) then
      perform private.audit('factor-removed', old.id::text, old.user_id);
    end if;
    if not private.has_second_factor(old.user_id) then
      delete from private.admin_recovery_codes as c where c.user_id = old.user_id;
    end if;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION private.audit_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.audit('role-granted', new.user_id::text);
  else
    perform private.audit('role-revoked', old.user_id::text);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION private.authenticated_at()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select to_timestamp(max((entry ->> 'timestamp')::double precision))
  from jsonb_array_elements(case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end) as entry
$function$
;

CREATE OR REPLACE FUNCTION private.caller_has_consented()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A withdrawal waits for this lock, and this waits for a withdrawal: no flip slips in beside one.
  perform from public.profiles where id = auth.uid() for no key update;
  return exists (select from public.account_consents where user_id = auth.uid() and withdrawn_at is null);
end $function$
;

CREATE OR REPLACE FUNCTION private.count_flips()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- One writer at a time for each person: the days next to a new one must stand still while they are looked up.
  perform from public.profiles where id in (select user_id from changed) order by id for no key update;

  with counted as (
    select user_id, series, session_date as day, count(*) as sessions
    from changed as c, unnest(private.series_of(c::public.flip_sessions)) as series
    group by user_id, series, session_date
  ), turned as (
    -- A person's day in a group that begins (or ends) with these rows: no other flip of theirs stands on it.
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
end $function$
;

CREATE OR REPLACE FUNCTION private.count_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then
    insert into private.daily_deltas (series, day, sessions, reach, amount)
    values ('signups', (old.created_at at time zone 'UTC')::date, -1, 0, 0);
  end if;
  if tg_op <> 'DELETE' then
    insert into private.daily_deltas (series, day, sessions, reach, amount)
    values ('signups', (new.created_at at time zone 'UTC')::date, 1, 0, 0);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION private.create_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.profiles (id, email, full_name, created_at)
  values (new.id, new.email, private.name_from_metadata(new.raw_user_meta_data), coalesce(new.created_at, now()))
  on conflict (id) do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION private.dashboard_audit(only_action text, before_id bigint, page_size integer)
 RETURNS TABLE(id bigint, at timestamp with time zone, actor_email text, action text, object text, about text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select a.id, a.at, a.actor_email, a.action, a.object,
    case when a.action in ('role-granted', 'role-revoked') then
      (select p.email from public.profiles as p where p.id = a.object::uuid) end
  from public.admin_audit as a
  where (only_action is null or a.action = only_action) and (before_id is null or a.id < before_id)
  order by a.id desc
  limit least(greatest(page_size, 1), 100)
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_course(from_day date, to_day date)
 RETURNS TABLE(course_day integer, started bigint, sent bigint, waiting bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with starters as materialized (
    select r.id from public.workbook_requests as r
    where r.confirmed_at >= private.utc_start(from_day) and r.confirmed_at < private.utc_start(to_day + 1)
  ), size as (select count(*) as people from starters)
  select d.n, size.people, case when size.people >= 5 then count(j.sent_at) end,
    case when size.people >= 5 then count(j.id) filter (where j.sent_at is null and j.dead_at is null) end
  from size cross join generate_series(1, 7) as d (n)
  left join public.email_jobs as j on j.kind = 'course-' || d.n and j.request_id in (select s.id from starters as s)
  group by d.n, size.people order by d.n
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_days(from_day date, to_day date)
 RETURNS TABLE(day date, sessions bigint, completed bigint, action_needed bigint, no_action bigint, emergency bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
  group by d.day order by d.day
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_hours(from_day date, to_day date)
 RETURNS TABLE(hour integer, sessions bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select h.hour, private.hide_small_group(f.sessions, f.people)
  from generate_series(0, 23) as h (hour)
  left join private.figures_between(from_day, to_day,
    array(select g from unnest(private.all_series()) as g where g like 'hour:%')) as f on f.series = 'hour:' || h.hour
  order by h.hour
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_inbox(search text, topic text, handled boolean, before timestamp with time zone, page_size integer)
 RETURNS SETOF jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select to_jsonb(m) - 'message'
  from private.matching_contact_messages(search, topic, handled) as m
  where before is null or m.created_at < before
  order by m.created_at desc, m.id
  limit least(greatest(page_size, 1), 100)
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_mail_queue()
 RETURNS TABLE(waiting bigint, due bigint, in_flight bigint, retrying bigint, oldest_due_seconds bigint, sent_24h bigint, failed bigint, last_sent_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select w.waiting, w.due, w.in_flight, w.retrying, w.oldest_due_seconds,
    (select count(*) from public.email_jobs as j where j.sent_at > now() - interval '24 hours'),
    (select count(*) from public.email_jobs as j where j.dead_at is not null and j.dead_reason = 'failed'),
    (select max(j.sent_at) from public.email_jobs as j where j.sent_at is not null)
  from (
    select count(*) as waiting, count(*) filter (where j.send_after <= now() and paused.is_not) as due,
      count(*) filter (where j.lease_until > now()) as in_flight, count(*) filter (where j.attempts > 0) as retrying,
      coalesce(extract(epoch from now() - min(j.send_after) filter (where j.send_after <= now() and paused.is_not)), 0)::bigint
        as oldest_due_seconds
    from public.email_jobs as j
    left join public.workbook_requests as r on r.id = j.request_id,
    lateral (select r.paused_at is null or j.kind = 'workbook' as is_not) as paused
    where j.sent_at is null and j.dead_at is null) as w
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_periods(from_day date, to_day date)
 RETURNS TABLE(period text, first_day date, last_day date, active_people bigint, new_users bigint, sessions bigint, completed bigint, action_needed bigint, no_action bigint, emergency bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
  order by p.a desc
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_sources(from_day date, to_day date)
 RETURNS TABLE(dimension text, name text, requests bigint, confirmed bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with named as (
    select tag.dimension, coalesce(tag.name, 'none') as name, count(*) as requests, count(r.confirmed_at) as confirmed
    from public.workbook_requests as r,
    lateral (values ('source', r.utm_source), ('medium', r.utm_medium), ('campaign', r.utm_campaign))
      as tag (dimension, name)
    where r.created_at >= private.utc_start(from_day) and r.created_at < private.utc_start(to_day + 1)
    group by tag.dimension, coalesce(tag.name, 'none')
  ), ranked as (
    select *, row_number() over (partition by n.dimension order by n.requests desc, n.name) as place from named as n
  )
  select k.dimension, shown.name, sum(k.requests)::bigint,
    case when sum(k.requests) >= 5 then sum(k.confirmed)::bigint end
  from ranked as k,
  lateral (select case when k.requests >= 5 and k.place <= 20 then k.name else 'other' end as name) as shown
  group by k.dimension, shown.name
  order by k.dimension desc, shown.name = 'other', sum(k.requests) desc, shown.name
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_techniques(from_day date, to_day date)
 RETURNS TABLE(technique text, sessions bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with used as (
    select case when f.people >= 5 then substr(f.series, 11) else 'other' end as name, f.sessions, f.people
    from private.figures_between(from_day, to_day,
      array(select g from unnest(private.all_series()) as g where g like 'technique:%')) as f
    where f.sessions > 0)
  select u.name, case when u.name <> 'other' or sum(u.people) >= 5 then sum(u.sessions)::bigint end
  from used as u group by u.name
  order by u.name = 'other', sum(u.sessions) desc, u.name
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_totals()
 RETURNS TABLE(total_users bigint, new_users_today bigint, active_users_7d bigint, total_sessions bigint, avg_sessions_per_user numeric)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
      where f.series = 'all' and f.day between utc_day - 6 and utc_day) as active
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_undelivered()
 RETURNS TABLE(id uuid, kind text, recipient text, attempts integer, last_error text, dead_reason text, dead_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select j.id, j.kind, j.recipient, j.attempts, j.last_error, j.dead_reason, j.dead_at
  from public.email_jobs as j where j.dead_at is not null order by j.dead_at desc, j.id limit 100
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_users()
 RETURNS TABLE(id uuid, email text, created_at timestamp with time zone, is_admin boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select p.id, p.email, p.created_at, private.is_admin(p.id)
  from public.profiles as p order by p.created_at desc, p.id limit 10
$function$
;

CREATE OR REPLACE FUNCTION private.dashboard_workbook(from_day date, to_day date)
 RETURNS TABLE(requests bigint, confirmed bigint, unsubscribed bigint, bounced bigint, complained bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select made.requests, made.confirmed,
    (select count(*) from public.workbook_requests as r
      where r.unsubscribed_at >= range.start and r.unsubscribed_at < range.finish),
    ended.bounced, ended.complained
  from (select private.utc_start(from_day) as start, private.utc_start(to_day + 1) as finish) as range,
    lateral (select count(*) as requests, count(r.confirmed_at) as confirmed from public.workbook_requests as r
      where r.created_at >= range.start and r.created_at < range.finish) as made,
    lateral (select count(*) filter (where s.reason = 'bounce') as bounced,
        count(*) filter (where s.reason = 'complaint') as complained
      from public.email_suppressions as s
      where s.suppressed_at >= range.start and s.suppressed_at < range.finish) as ended
$function$
;

CREATE OR REPLACE FUNCTION private.delete_auth_log(gone uuid[], at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  entries bigint;
begin
  delete from auth.audit_log_entries
  where created_at < at - interval '30 days' or payload ->> 'actor_id' = any (gone::text[]);
  get diagnostics entries = row_count;
  return entries;
end $function$
;

CREATE OR REPLACE FUNCTION private.delete_unconfirmed_accounts(at timestamp with time zone)
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gone uuid[];
begin
  with deleted as (
    delete from auth.users where id in (
      select u.id from auth.users as u
      where u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
        and u.created_at < at - interval '7 days'
      for update skip locked)
    returning id)
  select coalesce(array_agg(id), '{}') into gone from deleted;
  return gone;
end $function$
;

CREATE OR REPLACE FUNCTION private.delete_workbook_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.workbook_requests where email = private.normalise_email(old.email);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION private.figures_between(from_day date, to_day date, wanted text[])
 RETURNS TABLE(series text, sessions bigint, people bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select f.series, sum(f.sessions), sum(f.newcomers[f.day - from_day + 1])
  from private.daily_figures as f
  where f.series = any (wanted) and f.day between from_day and to_day
  group by f.series
$function$
;

CREATE OR REPLACE FUNCTION private.has_second_factor(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from auth.mfa_factors as f where f.user_id = person and f.status::text = 'verified')
$function$
;

CREATE OR REPLACE FUNCTION private.keep_audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'Rows of % are never changed.', tg_table_name;
end $function$
;

CREATE OR REPLACE FUNCTION private.matching_contact_messages(search text, topic text, handled boolean)
 RETURNS SETOF public.contact_messages
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select c.* from public.contact_messages as c
  where (coalesce(btrim(search), '') = ''
      or concat_ws(E'\n', c.name, c.email, c.subject, c.message) ilike
        '%' || replace(replace(replace(btrim(search), '\', '\\'), '%', '\%'), '_', '\_') || '%')
    and (topic is null or c.type = topic)
    and (handled is null or handled = (c.handled_at is not null))
$function$
;

CREATE OR REPLACE FUNCTION private.open_contact_message(message_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  body text;
begin
  select c.message into body from public.contact_messages as c where c.id = message_id;
  if found then
    perform private.audit('message-read', message_id::text);
  end if;
  return body;
end $function$
;

CREATE OR REPLACE FUNCTION private.rebuild_daily_figures()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION private.refuse_beyond_quota()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- The person's writers queue up here, so that two at once cannot both find room.
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
    -- PostgREST turns PT429 into the HTTP status 429.
    raise exception 'No more than 300 flips are kept for one person and day.'
      using errcode = 'PT429', hint = 'The next day begins at midnight UTC.';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION private.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'Rows of % are never changed.', tg_table_name;
end $function$
;

CREATE OR REPLACE FUNCTION private.require_admin()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  state constant text := private.admin_state();
begin
  if state <> 'admin' then
    raise exception '%', case
        when state in ('enrol', 'code') then 'An admin needs a second factor for this.'
        when state = 'ended' then 'This admin session has ended.'
        else 'Only an admin may do this.' end
      using errcode = '42501', hint = state;
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION private.require_range(from_day date, to_day date)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if (to_day - from_day between 0 and 365) is not true then
    raise exception 'A range has 1 to 366 days.' using errcode = '22023';
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION private.reset_on_confirmation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.profiles set full_name = private.name_from_metadata(new.raw_user_meta_data) where id = new.id;
  if new.raw_user_meta_data ->> 'sign_up' is null then
    delete from public.account_consents where user_id = new.id;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION private.sync_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.profiles set email = new.email where id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.account_has_password(user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select u.encrypted_password <> '' from auth.users as u where u.id = account_has_password.user_id), false)
$function$
;

CREATE OR REPLACE FUNCTION public.account_sessions(user_id uuid)
 RETURNS TABLE(id uuid, created_at timestamp with time zone, last_used_at timestamp with time zone, user_agent text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- refreshed_at has no time zone and is in UTC.
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), s.user_agent
  from auth.sessions as s
  where s.user_id = account_sessions.user_id and (s.not_after is null or s.not_after > now())
  order by 3 desc, s.id limit 100
$function$
;

CREATE OR REPLACE FUNCTION public.admin_dashboard(from_day date, to_day date, search text DEFAULT NULL::text, topic text DEFAULT NULL::text, handled boolean DEFAULT NULL::boolean, before timestamp with time zone DEFAULT NULL::timestamp with time zone, message_id uuid DEFAULT NULL::uuid, audit_action text DEFAULT NULL::text, audit_before bigint DEFAULT NULL::bigint, page_size integer DEFAULT 20)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return jsonb_build_object(
    'totals', (select to_jsonb(t) from private.dashboard_totals() as t),
    'periods', (select jsonb_agg(p) from private.dashboard_periods(from_day, to_day) as p),
    'days', (select jsonb_agg(d) from private.dashboard_days(from_day, to_day) as d),
    'techniques', (select coalesce(jsonb_agg(t), '[]') from private.dashboard_techniques(from_day, to_day) as t),
    'hours', (select jsonb_agg(h) from private.dashboard_hours(from_day, to_day) as h),
    'users', (select coalesce(jsonb_agg(u), '[]') from private.dashboard_users() as u),
    'workbook', (select to_jsonb(w) from private.dashboard_workbook(from_day, to_day) as w),
    'sources', (select coalesce(jsonb_agg(s), '[]') from private.dashboard_sources(from_day, to_day) as s),
    'course', (select jsonb_agg(c) from private.dashboard_course(from_day, to_day) as c),
    'inbox', jsonb_build_object(
      'matches', (select count(*) from (
        select from private.matching_contact_messages(search, topic, handled) limit 1000) as counted),
      'messages', (select coalesce(jsonb_agg(m), '[]')
        from private.dashboard_inbox(search, topic, handled, before, page_size) as m),
      'opened', private.open_contact_message(message_id)),
    'open', jsonb_build_object(
      'matches', (select count(*) from (
        select from public.contact_messages as c where c.handled_at is null limit 1000) as counted),
      'received', (select coalesce(jsonb_agg(m -> 'created_at'), '[]')
        from private.dashboard_inbox(null, null, false, null, 100) as m)),
    'mail', (select to_jsonb(q) from private.dashboard_mail_queue() as q),
    'undelivered', (select coalesce(jsonb_agg(u), '[]') from private.dashboard_undelivered() as u),
    'audit', (select coalesce(jsonb_agg(a), '[]')
      from private.dashboard_audit(audit_action, audit_before, page_size) as a));
end $function$
;

CREATE OR REPLACE FUNCTION public.admin_export_contact_messages(from_day date, to_day date, search text DEFAULT NULL::text, topic text DEFAULT NULL::text, handled boolean DEFAULT NULL::boolean, before timestamp with time zone DEFAULT NULL::timestamp with time zone, page_size integer DEFAULT 50)
 RETURNS SETOF public.contact_messages
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  perform private.audit('export', concat_ws('/', from_day, to_day));
  return query
  select m.*
  from private.matching_contact_messages(search, topic, handled) as m
  where before is null or m.created_at < before
  order by m.created_at desc, m.id
  limit least(greatest(page_size, 1), 100);
end $function$
;

CREATE OR REPLACE FUNCTION public.admin_gate()
 RETURNS TABLE(status text, user_id uuid, email text, has_factor boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  state constant text := private.admin_state();
  person constant uuid := auth.uid();
  session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  proof constant timestamptz := private.authenticated_at();
begin
  if state = 'admin' then
    if not exists (select from private.admin_sessions as s where s.session_id = session and s.authenticated_at >= proof) then
      perform private.audit('sign-in', session::text);
      delete from public.admin_audit as a where a.at < now() - interval '2 years';
    end if;
    insert into private.admin_sessions as s (session_id, user_id, authenticated_at) values (session, person, proof)
    on conflict (session_id) do update set last_seen_at = now(), authenticated_at = excluded.authenticated_at
      where s.last_seen_at < now() - interval '1 minute' or s.authenticated_at < excluded.authenticated_at;
  elsif state = 'not-admin' then
    perform private.audit('refusal');
  end if;
  return query select state, person, (select p.email from public.profiles as p where p.id = person),
    state in ('admin', 'code') and private.has_second_factor(person);
end $function$
;

CREATE OR REPLACE FUNCTION public.admin_mark_contact_handled(message_id uuid, handled boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was_handled boolean;
begin
  perform private.require_admin();
  select c.handled_at is not null into was_handled from public.contact_messages as c where c.id = message_id for update;
  if not found then
    return false;
  end if;
  if was_handled is distinct from handled then
    update public.contact_messages as c
    set handled_at = case when admin_mark_contact_handled.handled then now() end
    where c.id = message_id;
    perform private.audit(case when handled then 'message-handled' else 'message-reopened' end, message_id::text);
  end if;
  return true;
end $function$
;

CREATE OR REPLACE FUNCTION public.admin_retry_email_job(job_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  update public.email_jobs as j
  set dead_at = null, dead_reason = null, send_after = now(), lease_until = null, leased_by = null,
    attempts = least(j.attempts, 1), first_try_at = null
  where j.id = job_id and j.dead_reason = 'failed' and j.sent_at is null
    and not exists (select from public.workbook_requests as r where r.id = j.request_id and r.unsubscribed_at >= j.created_at)
    and not exists (select from public.email_suppressions as s where s.email = private.normalise_email(j.recipient));
  if not found then
    return false;
  end if;
  perform private.audit('mail-retry', job_id::text);
  return true;
end $function$
;

CREATE OR REPLACE FUNCTION public.apply_retention(at timestamp with time zone DEFAULT now())
 RETURNS TABLE(step text, row_count bigint, problem text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  gone uuid[] := '{}';
begin
  foreach step in array array['messages', 'requests', 'submissions', 'mails', 'accounts', 'auth-log', 'limits'] loop
    row_count := 0;
    problem := null;
    begin
      case step
        -- Messages go two years after they were dealt with, or came.
        when 'messages' then
          delete from public.contact_messages where coalesce(handled_at, created_at) < at - interval '2 years';
        -- Somebody may have typed a stranger's address: without the second yes it is not kept for ever.
        when 'requests' then
          delete from public.workbook_requests as r
          where confirmed_at is null and unsubscribed_at is null and consent_at < at - interval '1 year'
            and not exists (
              select from public.workbook_submissions as a where a.request_id = r.id and a.submitted_at >= at - interval '1 year');
        when 'submissions' then
          delete from public.workbook_submissions where confirmed_at is null and submitted_at < at - interval '1 year';
        -- A mail that was given up a month ago is not sent any more.
        when 'mails' then
          update public.email_jobs set html = '', text = '', headers = '{}', reply_to = null, last_error = null,
            subject = case kind when 'contact' then kind else subject end,
            dead_reason = case dead_reason when 'failed' then 'expired' else dead_reason end
          where text <> '' and coalesce(sent_at, dead_at) < at - interval '30 days';
        when 'accounts' then
          gone := private.delete_unconfirmed_accounts(at);
        when 'auth-log' then
          row_count := private.delete_auth_log(gone, at);
        when 'limits' then
          delete from public.rate_limits where window_ends_at < at;
      end case;
      if step = 'accounts' then
        row_count := cardinality(gone);
      elsif step <> 'auth-log' then
        get diagnostics row_count = row_count;
      end if;
    exception when others then
      row_count := 0;
      problem := sqlerrm;
    end;
    return next;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.claim_email_jobs(worker text, batch integer, lease_seconds integer, at timestamp with time zone DEFAULT now())
 RETURNS SETOF public.email_jobs
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.email_jobs as job
  set lease_until = at + make_interval(secs => lease_seconds), leased_by = worker, attempts = attempts + 1,
    first_try_at = coalesce(first_try_at, at)
  where job.id in (
    select due.id from public.email_jobs as due
    left join public.workbook_requests as request on request.id = due.request_id
    where due.sent_at is null and due.dead_at is null and due.send_after <= at
      and (due.lease_until is null or due.lease_until <= at)
      and (due.kind not like 'course-%' or request.paused_at is null)
      and not exists (
        select from public.email_suppressions as s where s.email = private.normalise_email(due.recipient))
    order by due.send_after, due.created_at, due.id
    limit least(greatest(batch, 0), 100)
    for update of due skip locked)
  returning job.*
$function$
;

CREATE OR REPLACE FUNCTION public.confirm_email_job(job_id uuid, worker text, lease_seconds integer, at timestamp with time zone DEFAULT now())
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with held as (
    update public.email_jobs as job
    set lease_until = at + make_interval(secs => lease_seconds), unsettled_since = coalesce(unsettled_since, at)
    where job.id = job_id and job.leased_by = worker and job.lease_until > at
      and job.sent_at is null and job.dead_at is null
      and not exists (
        select from public.workbook_requests as request
        where request.id = job.request_id and request.paused_at is not null and job.kind like 'course-%')
      and not exists (
        select from public.email_suppressions as s where s.email = private.normalise_email(job.recipient))
    returning 1)
  select exists (select from held)
$function$
;

CREATE OR REPLACE FUNCTION public.end_account_session(user_id uuid, session_id uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with ended as (
    delete from auth.sessions as s
    where s.id = end_account_session.session_id and s.user_id = end_account_session.user_id returning 1)
  select exists (select from ended)
$function$
;

CREATE OR REPLACE FUNCTION public.find_mail_link(token_hash text, kind text, lifetime_seconds integer)
 RETURNS TABLE(user_id uuid, email text, is_confirmed boolean, user_metadata jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select u.id, u.email, u.email_confirmed_at is not null, coalesce(u.raw_user_meta_data, '{}')
  from auth.users as u
  where find_mail_link.token_hash ~ '^[0-9a-f]{56}$' and find_mail_link.kind = 'email'
    and u.confirmation_token = find_mail_link.token_hash and u.confirmation_token !~ '^[0-9 ]*$'
    and u.confirmation_sent_at > now() - make_interval(secs => lifetime_seconds)
  union all
  select u.id, u.email, u.email_confirmed_at is not null, coalesce(u.raw_user_meta_data, '{}')
  from auth.users as u
  where find_mail_link.token_hash ~ '^[0-9a-f]{56}$' and find_mail_link.kind = 'recovery'
    and u.recovery_token = find_mail_link.token_hash and u.recovery_token !~ '^[0-9 ]*$'
    and u.recovery_sent_at > now() - make_interval(secs => lifetime_seconds)
$function$
;

CREATE OR REPLACE FUNCTION public.merge_daily_deltas()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken bigint;
begin
  if not pg_try_advisory_xact_lock(20261122, 1) then return 0; end if;
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
end $function$
;

CREATE OR REPLACE FUNCTION public.note_refused_code(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.audit('code-refused', null, person) where private.is_admin(person)
$function$
;

CREATE OR REPLACE FUNCTION public.pause_course(request_id uuid, at timestamp with time zone DEFAULT now())
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.workbook_requests
  set paused_at = case when unsubscribed_at is null then coalesce(paused_at, at) end
  where id = pause_course.request_id;
  return case when found then 'paused' else 'unknown' end;
end $function$
;

CREATE OR REPLACE FUNCTION public.replace_recovery_codes(person uuid, hashes text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not (private.is_admin(person) and private.has_second_factor(person)) then
    raise exception 'Recovery codes belong to an admin with a second factor.' using errcode = '42501';
  end if;
  delete from private.admin_recovery_codes as c where c.user_id = person;
  insert into private.admin_recovery_codes (user_id, code_hash) select person, h from unnest(hashes) as h;
  perform private.audit('recovery-codes-made', null, person);
end $function$
;

CREATE OR REPLACE FUNCTION public.request_workbook(proposed_id uuid, submission_id uuid, email text, first_name text, consent_text text, consent_version text, mail jsonb, last_name text DEFAULT NULL::text, utm_source text DEFAULT NULL::text, utm_medium text DEFAULT NULL::text, utm_campaign text DEFAULT NULL::text, at timestamp with time zone DEFAULT now())
 RETURNS TABLE(request_id uuid, outcome text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  address constant text := private.normalise_email(request_workbook.email);
  request public.workbook_requests;
  copies integer;
  on_its_way boolean;
  last_day integer;
begin
  insert into public.workbook_requests (id, email, first_name, last_name, utm_source, utm_medium, utm_campaign,
    consent_text, consent_version, consent_at, created_at)
  values (proposed_id, address, request_workbook.first_name, request_workbook.last_name, request_workbook.utm_source,
    request_workbook.utm_medium, request_workbook.utm_campaign, request_workbook.consent_text,
    request_workbook.consent_version, at, at)
  on conflict (email) do nothing;
  -- The lock makes sign-ups of one address queue up here, so that the counts below are true.
  select r.* into strict request from public.workbook_requests as r where r.email = address for update;
  if request.id <> proposed_id then
    return query select request.id, 'id_mismatch';
    return;
  end if;
  if exists (select from public.email_suppressions as s where s.email = address) then
    return query select request.id, 'suppressed';
    return;
  end if;
  select count(*),
    coalesce(bool_or(j.dead_at is null and (j.sent_at is null or j.created_at > at - interval '10 minutes')
      and j.created_at > coalesce(request.unsubscribed_at, '-infinity')), false),
    count(*) filter (where j.created_at > at - interval '24 hours')
  into copies, on_its_way, last_day
  from public.email_jobs as j where j.request_id = proposed_id and j.kind = 'workbook';
  if on_its_way then
    return query select request.id, 'queued';
  elsif last_day >= 3 then
    return query select request.id, 'limited';
  else
    insert into public.workbook_submissions (id, request_id, first_name, last_name, consent_text, consent_version, submitted_at)
    values (request_workbook.submission_id, proposed_id, request_workbook.first_name, request_workbook.last_name,
      request_workbook.consent_text, request_workbook.consent_version, at);
    insert into public.email_jobs (request_id, kind, copy, recipient, subject, html, text, headers, reply_to, created_at, send_after)
    select proposed_id, 'workbook', coalesce(max(j.copy), 0) + 1, address, mail ->> 'subject', mail ->> 'html', mail ->> 'text',
      coalesce(mail -> 'headers', '{}'), mail ->> 'reply_to', at, at
    from public.email_jobs as j where j.request_id = proposed_id and j.kind = 'workbook';
    return query select request.id, 'queued';
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION public.resume_course(request_id uuid, at timestamp with time zone DEFAULT now())
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  since timestamptz;
begin
  select paused_at into since from public.workbook_requests where id = resume_course.request_id for update;
  if not found then return 'unknown'; end if;
  if since is not null then
    update public.email_jobs as job set send_after = job.send_after + (at - since)
    where job.request_id = resume_course.request_id and job.kind like 'course-%'
      and job.sent_at is null and job.dead_at is null;
    update public.workbook_requests set paused_at = null where id = resume_course.request_id;
  end if;
  return 'resumed';
end $function$
;

CREATE OR REPLACE FUNCTION public.return_rate_limit(bucket text, key text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.rate_limits as r set hits = r.hits - 1
  where r.bucket = return_rate_limit.bucket and r.key = return_rate_limit.key
    and r.hits > 0 and r.window_ends_at > clock_timestamp();
$function$
;

CREATE OR REPLACE FUNCTION public.settle_email_job(job_id uuid, worker text, outcome text, provider_id text DEFAULT NULL::text, error text DEFAULT NULL::text, retry_seconds integer DEFAULT NULL::integer, not_taken boolean DEFAULT false, at timestamp with time zone DEFAULT now())
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  job public.email_jobs;
begin
  if outcome not in ('sent', 'retry', 'dead', 'suppressed') then
    raise exception 'Unknown outcome %', outcome using errcode = '22023';
  end if;
  select * into job from public.email_jobs where id = job_id for update;
  if not found then return 'gone'; end if;
  if job.sent_at is not null then return 'sent'; end if;
  if outcome = 'sent' then
    update public.email_jobs set sent_at = at, provider_id = settle_email_job.provider_id, last_error = null,
      lease_until = null, leased_by = null, dead_at = null, dead_reason = null, unsettled_since = null
    where id = job_id;
    return 'sent';
  end if;
  if job.dead_at is not null then return 'dead'; end if;
  if job.leased_by is distinct from worker then return 'retry'; end if;
  if outcome = 'suppressed' then
    perform public.suppress_email(job.recipient, 'bounce', at);
    return 'dead';
  end if;
  update public.email_jobs set lease_until = null, leased_by = null, last_error = left(error, 2000),
    unsettled_since = case when not_taken then null else unsettled_since end
  where id = job_id;
  if outcome = 'retry' and at < coalesce(job.first_try_at, at) + interval '3 days' then
    update public.email_jobs set send_after = at + make_interval(
      secs => least(coalesce(retry_seconds, 60 * power(2, least(job.attempts - 1, 6))), 3600))
    where id = job_id;
    return 'retry';
  end if;
  update public.email_jobs set dead_at = at, dead_reason = 'failed' where id = job_id;
  return 'dead';
end $function$
;

CREATE OR REPLACE FUNCTION public.start_course(submission_id uuid, mails jsonb, at timestamp with time zone DEFAULT now())
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  submission public.workbook_submissions;
  request public.workbook_requests;
  is_running boolean;
begin
  if (select count(distinct mail ->> 'kind') from jsonb_array_elements(mails) as mail
      where mail ->> 'kind' like 'course-%') <> 7 or jsonb_array_length(mails) <> 7 then
    raise exception 'A course has seven mails.' using errcode = '22023';
  end if;
  select r.* into request from public.workbook_requests as r
  where r.id = (select s.request_id from public.workbook_submissions as s where s.id = start_course.submission_id)
  for update;
  if not found then return 'unknown'; end if;
  -- Read after the lock, under which an unsubscription takes the names away.
  select s.* into strict submission from public.workbook_submissions as s where s.id = start_course.submission_id;
  if exists (select from public.email_suppressions as s where s.email = request.email) then return 'suppressed'; end if;
  -- An old mail's button must not undo an unsubscription.
  if request.unsubscribed_at >= submission.submitted_at then return 'unsubscribed'; end if;
  is_running := request.confirmed_at is not null and request.unsubscribed_at is null;
  if not is_running or submission.submitted_at > request.consent_at then
    update public.workbook_requests as r
    set consent_text = submission.consent_text, consent_version = submission.consent_version,
      consent_at = submission.submitted_at, confirmed_at = greatest(at, submission.submitted_at), unsubscribed_at = null, unsubscribed_by = null,
      first_name = case when is_running then r.first_name else coalesce(submission.first_name, r.first_name) end,
      last_name = case when is_running or submission.first_name is null then r.last_name else submission.last_name end,
      paused_at = case when is_running then r.paused_at end
    where r.id = request.id;
    update public.workbook_submissions as s set confirmed_at = greatest(at, submitted_at), first_name = null, last_name = null
    where s.id = submission.id;
  end if;
  if is_running then return 'already_started'; end if;
  insert into public.email_jobs (request_id, kind, recipient, subject, html, text, headers, created_at, send_after)
  select request.id, mail ->> 'kind', request.email, mail ->> 'subject', mail ->> 'html', mail ->> 'text',
    coalesce(mail -> 'headers', '{}'), at, (mail ->> 'send_after')::timestamptz
  from jsonb_array_elements(mails) as mail
  on conflict on constraint email_jobs_request_id_kind_copy_key do nothing;
  return 'started';
end $function$
;

CREATE OR REPLACE FUNCTION public.store_contact_message(message jsonb, mail jsonb, at timestamp with time zone DEFAULT now())
 RETURNS TABLE(contact_id uuid, outcome text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  sent public.contact_messages := jsonb_populate_record(null::public.contact_messages, store_contact_message.message);
  found_id uuid;
begin
  sent.id := gen_random_uuid();
  sent.email := private.normalise_email(sent.email);
  sent.created_at := at;
  sent.handled_at := null;
  -- Two copies of one submission may run at the same time; the second waits here and then sees the first.
  perform pg_advisory_xact_lock(hashtextextended(
    concat_ws(E'\n', sent.email, sent.type, sent.subject, sent.message), 20261121));
  select c.id into found_id from public.contact_messages as c
  where c.email = sent.email and c.type = sent.type and c.message = sent.message
    and c.subject is not distinct from sent.subject and c.created_at > at - interval '10 minutes'
  limit 1;
  if found then
    return query select found_id, 'duplicate';
    return;
  end if;
  insert into public.contact_messages select sent.*;
  insert into public.email_jobs (contact_id, kind, recipient, subject, html, text, headers, reply_to, created_at, send_after)
  values (sent.id, 'contact', mail ->> 'recipient', mail ->> 'subject', mail ->> 'html', mail ->> 'text',
    coalesce(mail -> 'headers', '{}'), mail ->> 'reply_to', at, at);
  return query select sent.id, 'stored';
end $function$
;

CREATE OR REPLACE FUNCTION public.suppress_email(email text, reason text, at timestamp with time zone DEFAULT now())
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  address constant text := private.normalise_email(suppress_email.email);
begin
  insert into public.email_suppressions (email, reason, suppressed_at) values (address, suppress_email.reason, at)
  on conflict on constraint email_suppressions_pkey do nothing;
  if suppress_email.reason = 'complaint' then
    perform public.unsubscribe_request(r.id, 'complaint', at) from public.workbook_requests as r where r.email = address;
  end if;
  update public.email_jobs set dead_at = at, dead_reason = 'suppressed', lease_until = null, leased_by = null
  where private.normalise_email(recipient) = address and sent_at is null and dead_at is null;
end $function$
;

CREATE OR REPLACE FUNCTION public.take_rate_limit(bucket text, key text, max integer, window_seconds integer)
 RETURNS TABLE(allowed boolean, retry_after integer)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  tries integer;
  ends timestamptz;
begin
  delete from public.rate_limits as old where (old.bucket, old.key) in (
    select r.bucket, r.key from public.rate_limits as r
    where r.window_ends_at < clock_timestamp() - interval '1 minute'
    order by r.window_ends_at limit 10 for update skip locked);
  insert into public.rate_limits as r (bucket, key, hits, window_ends_at)
  values (take_rate_limit.bucket, take_rate_limit.key, 1, clock_timestamp() + make_interval(secs => window_seconds))
  on conflict (bucket, key) do update set
    hits = case when r.window_ends_at <= clock_timestamp() then 1 else least(r.hits, 1000000) + 1 end,
    window_ends_at = case when r.window_ends_at <= clock_timestamp() then excluded.window_ends_at else r.window_ends_at end
  returning r.hits, r.window_ends_at into tries, ends;
  return query select tries <= max,
    case when tries <= max then 0 else greatest(1, ceil(extract(epoch from ends - clock_timestamp()))::integer) end;
end $function$
;

CREATE OR REPLACE FUNCTION public.unsubscribe_request(request_id uuid, source text DEFAULT 'page'::text, at timestamp with time zone DEFAULT now())
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.workbook_requests as r
  set unsubscribed_at = case
      when r.unsubscribed_at is null then greatest(at, r.consent_at)
      when exists (select from public.workbook_submissions as s where s.request_id = r.id and s.submitted_at > r.unsubscribed_at)
        then greatest(at, r.unsubscribed_at)
      else r.unsubscribed_at end,
    unsubscribed_by = coalesce(r.unsubscribed_by, source), first_name = null, last_name = null, utm_source = null,
    utm_medium = null, utm_campaign = null, paused_at = null
  where r.id = unsubscribe_request.request_id;
  if not found then return 'unknown'; end if;
  update public.workbook_submissions as s set first_name = null, last_name = null
  where s.request_id = unsubscribe_request.request_id;
  delete from public.email_jobs as job
  where job.request_id = unsubscribe_request.request_id and job.sent_at is null and job.dead_at is null
    and job.attempts = 0;
  update public.email_jobs as job
  set html = '', text = '', headers = '{}', subject = job.kind,
    dead_at = case when job.sent_at is null then coalesce(job.dead_at, at) end,
    dead_reason = case when job.sent_at is null then 'unsubscribed' end
  where job.request_id = unsubscribe_request.request_id;
  return 'unsubscribed';
end $function$
;

CREATE OR REPLACE FUNCTION public.use_recovery_code(person uuid, hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.admin_recovery_codes as c where c.user_id = person and c.code_hash = hash;
  if found then
    perform private.audit('recovery-code-used', null, person);
    return true;
  end if;
  perform private.audit('code-refused', null, person);
  return false;
end $function$
;

CREATE OR REPLACE FUNCTION public.withdraw_consent(person uuid, delete_flips boolean, at timestamp with time zone DEFAULT now())
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.profiles where id = person for no key update;
  update public.account_consents set withdrawn_at = greatest(at, given_at) where user_id = person and withdrawn_at is null;
  if delete_flips then
    delete from public.flip_sessions where user_id = person;
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION private.all_series()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (ARRAY['all'::text, 'completed'::text, 'action'::text, 'no-action'::text, 'emergency'::text, 'technique:times-table'::text, 'technique:jumping-jacks'::text, 'technique:cold-water'::text, 'technique:text-someone'::text, 'technique:plan-dinner'::text, 'technique:count-objects'::text] || ARRAY(SELECT ('hour:'::text || h.h) FROM generate_series(0, 23) h(h)))
;

CREATE OR REPLACE FUNCTION private.hide_small_group(sessions bigint, people bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE WHEN ((COALESCE(people, (0)::bigint) < 1) OR (COALESCE(people, (0)::bigint) > 4)) THEN COALESCE(sessions, (0)::bigint) ELSE NULL::bigint END
;

CREATE OR REPLACE FUNCTION private.is_admin(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.user_roles r WHERE ((r.user_id = is_admin.person) AND (r.role = 'admin'::text))))
;

CREATE OR REPLACE FUNCTION private.is_email(address text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (((length(address) >= 6) AND (length(address) <= 254)) AND (address ~ '^[^[:space:][:cntrl:]@,;:<>"()\\\[\]]{1,64}@[^[:space:][:cntrl:]@,;:<>"()\\\[\]]+\.[^[:space:][:cntrl:]@.,;:<>"()\\\[\]]{2,}$'::text) AND (address !~ '\.\.|@\.|@-|\.@|^\.'::text))
;

CREATE OR REPLACE FUNCTION private.name_from_metadata(metadata jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN NULLIF(btrim("left"(regexp_replace(COALESCE((metadata ->> 'full_name'::text), (metadata ->> 'name'::text), ''::text), '[[:cntrl:]]+'::text, ' '::text, 'g'::text), 200)), ''::text)
;

CREATE OR REPLACE FUNCTION private.normalise_email(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
RETURN lower(regexp_replace(address, '^\s+|\s+$'::text, ''::text, 'g'::text))
;

CREATE OR REPLACE FUNCTION private.series_of(flip public.flip_sessions)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN array_remove(ARRAY['all'::text, CASE WHEN ((flip).flip_step_reached = 'complete'::text) THEN 'completed'::text ELSE NULL::text END, CASE WHEN (flip).action_needed THEN 'action'::text WHEN (NOT (flip).action_needed) THEN 'no-action'::text ELSE NULL::text END, CASE WHEN (flip).was_emergency_mode THEN 'emergency'::text ELSE NULL::text END, ('technique:'::text || (flip).flip_technique), ('hour:'::text || EXTRACT(hour FROM ((flip).created_at AT TIME ZONE 'UTC'::text)))], NULL::text)
;

CREATE OR REPLACE FUNCTION private.smaller_of_pair(own bigint, counterpart bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE WHEN ((counterpart >= 1) AND (counterpart <= 4)) THEN counterpart ELSE own END
;

CREATE OR REPLACE FUNCTION private.utc_start(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN ((day)::timestamp without time zone AT TIME ZONE 'UTC'::text)
;

CREATE OR REPLACE FUNCTION private.utc_today()
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN ((now() AT TIME ZONE 'UTC'::text))::date
;

create view public.user_flip_stats with (security_invoker=true, security_barrier=false) as
 SELECT session_date,
    count(*) AS total_flips,
    count(*) FILTER (WHERE flip_step_reached = 'complete'::text) AS completed_flips,
    count(*) FILTER (WHERE action_needed) AS action_needed_flips,
    count(*) FILTER (WHERE NOT action_needed) AS no_action_flips,
    count(*) FILTER (WHERE was_emergency_mode) AS emergency_flips
   FROM public.flip_sessions
  WHERE user_id = (( SELECT auth.uid() AS uid))
  GROUP BY session_date;

create view private.pending_deltas with (security_invoker=true) as
 SELECT series,
    day,
    sum(sessions)::integer AS sessions,
    array_agg(reach) FILTER (WHERE reach > 0 AND amount <> 0) AS reaches,
    array_agg(amount) FILTER (WHERE reach > 0 AND amount <> 0) AS amounts
   FROM ( SELECT daily_deltas.series,
            daily_deltas.day,
            daily_deltas.reach,
            sum(daily_deltas.sessions) AS sessions,
            sum(daily_deltas.amount)::integer AS amount
           FROM private.daily_deltas
          GROUP BY daily_deltas.series, daily_deltas.day, daily_deltas.reach) by_reach
  GROUP BY series, day;

create view private.daily_figures with (security_invoker=true) as
 SELECT f.series,
    f.day,
    f.sessions + COALESCE(p.sessions, 0) AS sessions,
        CASE
            WHEN p.reaches IS NULL THEN f.newcomers
            ELSE private.add_newcomers(f.newcomers, p.reaches, p.amounts)
        END AS newcomers
   FROM private.daily_rollups f
     LEFT JOIN private.pending_deltas p ON p.series = f.series AND p.day = f.day
UNION ALL
 SELECT p.series,
    p.day,
    p.sessions,
    private.add_newcomers(array_fill(0, ARRAY[366]), p.reaches, p.amounts) AS newcomers
   FROM private.pending_deltas p
  WHERE NOT (EXISTS ( SELECT
           FROM private.daily_rollups f
          WHERE f.series = p.series AND f.day = p.day));

create view private.daily_signups with (security_invoker=true) as
 SELECT day,
    sessions AS people
   FROM private.daily_figures
  WHERE series = 'signups'::text;

CREATE OR REPLACE FUNCTION public.completed_flips_this_month()
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (SELECT COALESCE(sum(f.sessions), (0)::bigint) AS "coalesce" FROM private.daily_figures f WHERE ((f.series = 'completed'::text) AND (f.day >= date_trunc('month'::text, (private.utc_today())::timestamp with time zone))))
;

alter table private.admin_recovery_codes add constraint admin_recovery_codes_pkey PRIMARY KEY (user_id, code_hash);

alter table private.admin_sessions add constraint admin_sessions_pkey PRIMARY KEY (session_id);

alter table private.admin_settings add constraint admin_settings_has_one_row CHECK (only_row);

alter table private.admin_settings add constraint admin_settings_pkey PRIMARY KEY (only_row);

alter table private.daily_deltas add constraint daily_deltas_reach_check CHECK (((reach >= 0) AND (reach <= 366)));

alter table private.daily_rollups add constraint daily_rollups_newcomers_check CHECK ((cardinality(newcomers) = 366));

alter table private.daily_rollups add constraint daily_rollups_pkey PRIMARY KEY (series, day);

alter table private.daily_rollups add constraint daily_rollups_sessions_check CHECK ((sessions >= 0));

alter table public.account_consents add constraint account_consents_is_short CHECK ((((char_length(text) >= 1) AND (char_length(text) <= 2000)) AND ((char_length(version) >= 1) AND (char_length(version) <= 40))));

alter table public.account_consents add constraint account_consents_pkey PRIMARY KEY (user_id, given_at);

alter table public.account_consents add constraint account_consents_withdrawn_after_given CHECK ((withdrawn_at >= given_at));

alter table public.admin_audit add constraint admin_audit_action_is_known CHECK ((action = ANY (ARRAY['sign-in'::text, 'refusal'::text, 'code-refused'::text, 'export'::text, 'mail-retry'::text, 'message-read'::text, 'message-handled'::text, 'message-reopened'::text, 'role-granted'::text, 'role-revoked'::text, 'factor-added'::text, 'factor-removed'::text, 'recovery-codes-made'::text, 'recovery-code-used'::text])));

alter table public.admin_audit add constraint admin_audit_object_is_short CHECK ((char_length(object) <= 100));

alter table public.admin_audit add constraint admin_audit_pkey PRIMARY KEY (id);

alter table public.contact_messages add constraint contact_messages_email_is_normal CHECK ((email = private.normalise_email(email)));

alter table public.contact_messages add constraint contact_messages_email_is_sane CHECK (private.is_email(email));

alter table public.contact_messages add constraint contact_messages_message_is_readable CHECK (((char_length(message) >= 1) AND (char_length(message) <= 5000)));

alter table public.contact_messages add constraint contact_messages_name_is_sane CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 200)) AND (name !~ '[[:cntrl:]]'::text)));

alter table public.contact_messages add constraint contact_messages_pkey PRIMARY KEY (id);

alter table public.contact_messages add constraint contact_messages_subject_is_sane CHECK ((((char_length(subject) >= 1) AND (char_length(subject) <= 200)) AND (subject !~ '[[:cntrl:]]'::text)));

alter table public.contact_messages add constraint contact_messages_type_is_known CHECK ((type = ANY (ARRAY['speaking'::text, 'media'::text, 'book'::text, 'collaboration'::text, 'general'::text, 'feedback'::text])));

alter table public.email_jobs add constraint email_jobs_belongs_to_its_cause CHECK ((((kind = 'contact'::text) AND (contact_id IS NOT NULL) AND (request_id IS NULL)) OR ((kind <> 'contact'::text) AND (request_id IS NOT NULL) AND (contact_id IS NULL))));

alter table public.email_jobs add constraint email_jobs_body_is_bounded CHECK (((octet_length(html) <= 200000) AND (octet_length(text) <= 100000) AND ((text <> ''::text) OR (sent_at IS NOT NULL) OR (dead_at IS NOT NULL))));

alter table public.email_jobs add constraint email_jobs_contact_id_kind_copy_key UNIQUE (contact_id, kind, copy);

alter table public.email_jobs add constraint email_jobs_dead_reason_is_known CHECK ((dead_reason = ANY (ARRAY['failed'::text, 'suppressed'::text, 'unsubscribed'::text, 'expired'::text])));

alter table public.email_jobs add constraint email_jobs_headers_are_one_line_each CHECK (((jsonb_typeof(headers) = 'object'::text) AND ((headers)::text !~ '\\(r|n|u00[01])'::text) AND (octet_length((headers)::text) <= 5000)));

alter table public.email_jobs add constraint email_jobs_is_sent_or_dead_with_a_reason CHECK (((dead_at IS NULL) = (dead_reason IS NULL)));

alter table public.email_jobs add constraint email_jobs_kind_is_known CHECK ((kind = ANY (ARRAY['workbook'::text, 'course-1'::text, 'course-2'::text, 'course-3'::text, 'course-4'::text, 'course-5'::text, 'course-6'::text, 'course-7'::text, 'contact'::text])));

alter table public.email_jobs add constraint email_jobs_only_the_workbook_has_copies CHECK (((copy = 1) OR ((kind = 'workbook'::text) AND (copy > 1))));

alter table public.email_jobs add constraint email_jobs_pkey PRIMARY KEY (id);

alter table public.email_jobs add constraint email_jobs_recipient_is_sane CHECK (private.is_email(recipient));

alter table public.email_jobs add constraint email_jobs_reply_to_is_sane CHECK (private.is_email(reply_to));

alter table public.email_jobs add constraint email_jobs_request_id_kind_copy_key UNIQUE (request_id, kind, copy);

alter table public.email_jobs add constraint email_jobs_subject_is_one_line CHECK ((((char_length(subject) >= 1) AND (char_length(subject) <= 300)) AND (subject !~ '[[:cntrl:]]'::text)));

alter table public.email_suppressions add constraint email_suppressions_email_is_normal CHECK ((email = private.normalise_email(email)));

alter table public.email_suppressions add constraint email_suppressions_email_is_sane CHECK (private.is_email(email));

alter table public.email_suppressions add constraint email_suppressions_pkey PRIMARY KEY (email);

alter table public.email_suppressions add constraint email_suppressions_reason_is_known CHECK ((reason = ANY (ARRAY['bounce'::text, 'complaint'::text, 'owner'::text])));

alter table public.flip_sessions add constraint flip_sessions_date_is_at_most_a_day_ahead CHECK ((session_date <= (((created_at AT TIME ZONE 'UTC'::text))::date + 1)));

alter table public.flip_sessions add constraint flip_sessions_date_is_not_before_the_product CHECK ((session_date >= '2024-01-01'::date));

alter table public.flip_sessions add constraint flip_sessions_pkey PRIMARY KEY (id);

alter table public.flip_sessions add constraint flip_sessions_step_is_known CHECK ((flip_step_reached = ANY (ARRAY['notice'::text, 'assess'::text, 'flip'::text, 'thank'::text, 'complete'::text])));

alter table public.flip_sessions add constraint flip_sessions_technique_is_known CHECK ((flip_technique = ANY (ARRAY['times-table'::text, 'jumping-jacks'::text, 'cold-water'::text, 'text-someone'::text, 'plan-dinner'::text, 'count-objects'::text])));

alter table public.flip_sessions add constraint flip_sessions_time_is_within_a_day CHECK (((completion_time_seconds >= 0) AND (completion_time_seconds <= 86400)));

alter table public.profiles add constraint profiles_full_name_is_one_line CHECK ((full_name !~ '[[:cntrl:]]'::text));

alter table public.profiles add constraint profiles_full_name_is_short CHECK ((char_length(full_name) <= 200));

alter table public.profiles add constraint profiles_pkey PRIMARY KEY (id);

alter table public.rate_limits add constraint rate_limits_names_are_short CHECK ((((char_length(bucket) >= 1) AND (char_length(bucket) <= 60)) AND ((char_length(key) >= 1) AND (char_length(key) <= 200))));

alter table public.rate_limits add constraint rate_limits_pkey PRIMARY KEY (bucket, key);

alter table public.user_roles add constraint user_roles_pkey PRIMARY KEY (user_id, role);

alter table public.user_roles add constraint user_roles_role_is_known CHECK ((role = 'admin'::text));

alter table public.workbook_requests add constraint workbook_requests_confirmed_after_consent CHECK ((confirmed_at >= consent_at));

alter table public.workbook_requests add constraint workbook_requests_consent_is_short CHECK ((((char_length(consent_text) >= 1) AND (char_length(consent_text) <= 2000)) AND ((char_length(consent_version) >= 1) AND (char_length(consent_version) <= 40))));

alter table public.workbook_requests add constraint workbook_requests_email_is_normal CHECK ((email = private.normalise_email(email)));

alter table public.workbook_requests add constraint workbook_requests_email_is_sane CHECK (private.is_email(email));

alter table public.workbook_requests add constraint workbook_requests_email_key UNIQUE (email);

alter table public.workbook_requests add constraint workbook_requests_first_name_is_sane CHECK ((((char_length(first_name) >= 1) AND (char_length(first_name) <= 100)) AND (first_name !~ '[[:cntrl:]]'::text)));

alter table public.workbook_requests add constraint workbook_requests_last_name_is_sane CHECK ((((char_length(last_name) >= 1) AND (char_length(last_name) <= 100)) AND (last_name !~ '[[:cntrl:]]'::text)));

alter table public.workbook_requests add constraint workbook_requests_pkey PRIMARY KEY (id);

alter table public.workbook_requests add constraint workbook_requests_source_of_unsubscription_is_known CHECK ((((unsubscribed_at IS NULL) = (unsubscribed_by IS NULL)) AND (unsubscribed_by = ANY (ARRAY['page'::text, 'one-click'::text, 'complaint'::text]))));

alter table public.workbook_requests add constraint workbook_requests_unsubscribed_after_consent CHECK ((unsubscribed_at >= consent_at));

alter table public.workbook_requests add constraint workbook_requests_unsubscribed_keeps_no_personal_data CHECK (
CASE
    WHEN (unsubscribed_at IS NULL) THEN (first_name IS NOT NULL)
    ELSE (num_nonnulls(first_name, last_name, utm_source, utm_medium, utm_campaign, paused_at) = 0)
END);

alter table public.workbook_requests add constraint workbook_requests_utm_is_short CHECK ((GREATEST(char_length(utm_source), char_length(utm_medium), char_length(utm_campaign)) <= 200));

alter table public.workbook_submissions add constraint workbook_submissions_confirmed_after_submission CHECK ((confirmed_at >= submitted_at));

alter table public.workbook_submissions add constraint workbook_submissions_consent_is_short CHECK ((((char_length(consent_text) >= 1) AND (char_length(consent_text) <= 2000)) AND ((char_length(consent_version) >= 1) AND (char_length(consent_version) <= 40))));

alter table public.workbook_submissions add constraint workbook_submissions_names_are_sane CHECK ((((char_length(first_name) >= 1) AND (char_length(first_name) <= 100)) AND (first_name !~ '[[:cntrl:]]'::text) AND ((last_name IS NULL) OR (((char_length(last_name) >= 1) AND (char_length(last_name) <= 100)) AND (last_name !~ '[[:cntrl:]]'::text)))));

alter table public.workbook_submissions add constraint workbook_submissions_pkey PRIMARY KEY (id);

alter table private.admin_recovery_codes add constraint admin_recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

alter table private.admin_sessions add constraint admin_sessions_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;

alter table private.admin_sessions add constraint admin_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

alter table public.account_consents add constraint account_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

alter table public.email_jobs add constraint email_jobs_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;

alter table public.email_jobs add constraint email_jobs_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.workbook_requests(id) ON DELETE CASCADE;

alter table public.flip_sessions add constraint flip_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

alter table public.profiles add constraint profiles_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table public.user_roles add constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

alter table public.workbook_submissions add constraint workbook_submissions_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.workbook_requests(id) ON DELETE CASCADE;

CREATE INDEX admin_sessions_of_person ON private.admin_sessions USING btree (user_id);

CREATE UNIQUE INDEX account_consents_one_in_force ON public.account_consents USING btree (user_id) WHERE (withdrawn_at IS NULL);

CREATE UNIQUE INDEX admin_audit_bounded ON public.admin_audit USING btree (actor, action, COALESCE(object, ''::text), date_bin('00:15:00'::interval, at, '2000-01-01 00:00:00+00'::timestamp with time zone)) WHERE (action = ANY (ARRAY['sign-in'::text, 'refusal'::text, 'code-refused'::text, 'message-read'::text]));

CREATE INDEX admin_audit_by_action ON public.admin_audit USING btree (action, id DESC);

CREATE INDEX admin_audit_by_age ON public.admin_audit USING btree (at);

CREATE INDEX contact_messages_by_sender ON public.contact_messages USING btree (email, created_at DESC);

CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (created_at DESC);

CREATE INDEX email_jobs_by_recipient ON public.email_jobs USING btree (recipient);

CREATE INDEX email_jobs_dead ON public.email_jobs USING btree (dead_at DESC) WHERE (dead_at IS NOT NULL);

CREATE INDEX email_jobs_sent ON public.email_jobs USING btree (sent_at) WHERE (sent_at IS NOT NULL);

CREATE INDEX email_jobs_waiting ON public.email_jobs USING btree (send_after) WHERE ((sent_at IS NULL) AND (dead_at IS NULL));

CREATE INDEX email_jobs_with_body ON public.email_jobs USING btree (COALESCE(sent_at, dead_at)) WHERE (text <> ''::text);

CREATE INDEX email_suppressions_newest ON public.email_suppressions USING btree (suppressed_at);

CREATE INDEX flip_sessions_by_person_and_arrival ON public.flip_sessions USING btree (user_id, created_at);

CREATE INDEX flip_sessions_by_person_and_date ON public.flip_sessions USING btree (user_id, session_date);

CREATE INDEX profiles_newest ON public.profiles USING btree (created_at DESC, id);

CREATE INDEX rate_limits_ended ON public.rate_limits USING btree (window_ends_at);

CREATE INDEX workbook_requests_confirmed ON public.workbook_requests USING btree (confirmed_at) WHERE (confirmed_at IS NOT NULL);

CREATE INDEX workbook_requests_newest ON public.workbook_requests USING btree (created_at);

CREATE INDEX workbook_requests_unsubscribed ON public.workbook_requests USING btree (unsubscribed_at) WHERE (unsubscribed_at IS NOT NULL);

CREATE INDEX workbook_submissions_by_request ON public.workbook_submissions USING btree (request_id, submitted_at);

CREATE TRIGGER audit_factor_change AFTER DELETE OR UPDATE ON auth.mfa_factors FOR EACH ROW EXECUTE FUNCTION private.audit_factor();

CREATE TRIGGER create_profile_after_sign_up AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.create_profile();

CREATE TRIGGER delete_workbook_request_with_account AFTER DELETE ON auth.users FOR EACH ROW WHEN ((old.email_confirmed_at IS NOT NULL)) EXECUTE FUNCTION private.delete_workbook_request();

CREATE TRIGGER reset_after_confirmation AFTER UPDATE OF email_confirmed_at ON auth.users FOR EACH ROW WHEN (((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL))) EXECUTE FUNCTION private.reset_on_confirmation();

CREATE TRIGGER sync_email_after_change AFTER UPDATE OF email ON auth.users FOR EACH ROW WHEN (((old.email)::text IS DISTINCT FROM (new.email)::text)) EXECUTE FUNCTION private.sync_email();

CREATE TRIGGER keep_audit_rows BEFORE DELETE OR UPDATE ON public.admin_audit FOR EACH ROW EXECUTE FUNCTION private.keep_audit();

CREATE TRIGGER keep_audit_table BEFORE TRUNCATE ON public.admin_audit FOR EACH STATEMENT EXECUTE FUNCTION private.keep_audit();

CREATE TRIGGER allow_300_a_day AFTER INSERT ON public.flip_sessions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_beyond_quota();

CREATE TRIGGER count_added_flips AFTER INSERT ON public.flip_sessions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_flips();

CREATE TRIGGER count_removed_flips AFTER DELETE ON public.flip_sessions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_flips();

CREATE TRIGGER never_change BEFORE UPDATE ON public.flip_sessions FOR EACH ROW EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER count_profiles AFTER INSERT OR DELETE OR UPDATE OF created_at ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.count_profiles();

CREATE TRIGGER audit_role_change AFTER INSERT OR DELETE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION private.audit_role();

alter table private.admin_recovery_codes enable row level security;

alter table private.admin_sessions enable row level security;

alter table private.admin_settings enable row level security;

alter table private.daily_deltas enable row level security;

alter table private.daily_rollups enable row level security;

alter table public.account_consents enable row level security;

alter table public.admin_audit enable row level security;

alter table public.contact_messages enable row level security;

alter table public.email_jobs enable row level security;

alter table public.email_suppressions enable row level security;

alter table public.flip_sessions enable row level security;

alter table public.profiles enable row level security;

alter table public.rate_limits enable row level security;

alter table public.user_roles enable row level security;

alter table public.workbook_requests enable row level security;

alter table public.workbook_submissions enable row level security;

create policy "A person reads their own consents" on public.account_consents as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

create policy "A person reads their own flips" on public.flip_sessions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

create policy "A person who has agreed adds their own flips" on public.flip_sessions as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.caller_has_consented() AS caller_has_consented)));

create policy "A person changes their own name" on public.profiles as permissive for update to authenticated using ((id = ( SELECT auth.uid() AS uid)));

create policy "A person reads their own profile" on public.profiles as permissive for select to authenticated using ((id = ( SELECT auth.uid() AS uid)));

create policy "A person reads their own roles" on public.user_roles as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

revoke all on function private.add_newcomers(integer[],integer[],integer[]) from public, anon, authenticated, service_role;

revoke all on function private.admin_state() from public, anon, authenticated, service_role;

revoke all on function private.all_series() from public, anon, authenticated, service_role;

revoke all on function private.audit(text,text,uuid) from public, anon, authenticated, service_role;

revoke all on function private.audit_factor() from public, anon, authenticated, service_role;

revoke all on function private.audit_role() from public, anon, authenticated, service_role;

revoke all on function private.authenticated_at() from public, anon, authenticated, service_role;

revoke all on function private.caller_has_consented() from public, anon, authenticated, service_role;
grant execute on function private.caller_has_consented() to authenticated;

revoke all on function private.count_flips() from public, anon, authenticated, service_role;

revoke all on function private.count_profiles() from public, anon, authenticated, service_role;

revoke all on function private.create_profile() from public, anon, authenticated, service_role;

revoke all on function private.dashboard_audit(text,bigint,integer) from public, anon, authenticated, service_role;

revoke all on function private.dashboard_course(date,date) from public, anon, authenticated, service_role;

revoke all on function private.dashboard_days(date,date) from public, anon, authenticated, service_role;

revoke all on function private.dashboard_hours(date,date) from public, anon, authenticated, service_role;

revoke all on function private.dashboard_inbox(text,text,boolean,timestamp with time zone,integer) from public, anon, authenticated, service_role;

revoke all on function private.dashboard_mail_queue() from public, anon, authenticated, service_role;

revoke all on function private.dashboard_periods(date,date) from public, anon, authenticated, service_role;

revoke all on function private.dashboard_sources(date,date) from public, anon, authenticated, service_role;

revoke all on function private.dashboard_techniques(date,date) from public, anon, authenticated, service_role;

revoke all on function private.dashboard_totals() from public, anon, authenticated, service_role;

revoke all on function private.dashboard_undelivered() from public, anon, authenticated, service_role;

revoke all on function private.dashboard_users() from public, anon, authenticated, service_role;

revoke all on function private.dashboard_workbook(date,date) from public, anon, authenticated, service_role;

revoke all on function private.delete_auth_log(uuid[],timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function private.delete_auth_log(uuid[],timestamp with time zone) to service_role;

revoke all on function private.delete_unconfirmed_accounts(timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function private.delete_unconfirmed_accounts(timestamp with time zone) to service_role;

revoke all on function private.delete_workbook_request() from public, anon, authenticated, service_role;

revoke all on function private.figures_between(date,date,text[]) from public, anon, authenticated, service_role;

revoke all on function private.has_second_factor(uuid) from public, anon, authenticated, service_role;

revoke all on function private.hide_small_group(bigint,bigint) from public, anon, authenticated, service_role;

revoke all on function private.is_admin(uuid) from public, anon, authenticated, service_role;

revoke all on function private.is_email(text) from public, anon, authenticated, service_role;
grant execute on function private.is_email(text) to service_role;

revoke all on function private.keep_audit() from public, anon, authenticated, service_role;

revoke all on function private.matching_contact_messages(text,text,boolean) from public, anon, authenticated, service_role;

revoke all on function private.name_from_metadata(jsonb) from public, anon, authenticated, service_role;

revoke all on function private.normalise_email(text) from public, anon, authenticated, service_role;
grant execute on function private.normalise_email(text) to service_role;

revoke all on function private.open_contact_message(uuid) from public, anon, authenticated, service_role;

revoke all on function private.rebuild_daily_figures() from public, anon, authenticated, service_role;

revoke all on function private.refuse_beyond_quota() from public, anon, authenticated, service_role;

revoke all on function private.refuse_change() from public, anon, authenticated, service_role;

revoke all on function private.require_admin() from public, anon, authenticated, service_role;

revoke all on function private.require_range(date,date) from public, anon, authenticated, service_role;

revoke all on function private.reset_on_confirmation() from public, anon, authenticated, service_role;

revoke all on function private.series_of(public.flip_sessions) from public, anon, authenticated, service_role;

revoke all on function private.smaller_of_pair(bigint,bigint) from public, anon, authenticated, service_role;

revoke all on function private.sync_email() from public, anon, authenticated, service_role;

revoke all on function private.utc_start(date) from public, anon, authenticated, service_role;

revoke all on function private.utc_today() from public, anon, authenticated, service_role;

revoke all on function public.account_has_password(uuid) from public, anon, authenticated, service_role;
grant execute on function public.account_has_password(uuid) to service_role;

revoke all on function public.account_sessions(uuid) from public, anon, authenticated, service_role;
grant execute on function public.account_sessions(uuid) to service_role;

revoke all on function public.admin_dashboard(date,date,text,text,boolean,timestamp with time zone,uuid,text,bigint,integer) from public, anon, authenticated, service_role;
grant execute on function public.admin_dashboard(date,date,text,text,boolean,timestamp with time zone,uuid,text,bigint,integer) to authenticated;

revoke all on function public.admin_export_contact_messages(date,date,text,text,boolean,timestamp with time zone,integer) from public, anon, authenticated, service_role;
grant execute on function public.admin_export_contact_messages(date,date,text,text,boolean,timestamp with time zone,integer) to authenticated;

revoke all on function public.admin_gate() from public, anon, authenticated, service_role;
grant execute on function public.admin_gate() to authenticated;

revoke all on function public.admin_mark_contact_handled(uuid,boolean) from public, anon, authenticated, service_role;
grant execute on function public.admin_mark_contact_handled(uuid,boolean) to authenticated;

revoke all on function public.admin_retry_email_job(uuid) from public, anon, authenticated, service_role;
grant execute on function public.admin_retry_email_job(uuid) to authenticated;

revoke all on function public.apply_retention(timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.apply_retention(timestamp with time zone) to service_role;

revoke all on function public.claim_email_jobs(text,integer,integer,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.claim_email_jobs(text,integer,integer,timestamp with time zone) to service_role;

revoke all on function public.completed_flips_this_month() from public, anon, authenticated, service_role;
grant execute on function public.completed_flips_this_month() to service_role;

revoke all on function public.confirm_email_job(uuid,text,integer,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.confirm_email_job(uuid,text,integer,timestamp with time zone) to service_role;

revoke all on function public.end_account_session(uuid,uuid) from public, anon, authenticated, service_role;
grant execute on function public.end_account_session(uuid,uuid) to service_role;

revoke all on function public.find_mail_link(text,text,integer) from public, anon, authenticated, service_role;
grant execute on function public.find_mail_link(text,text,integer) to service_role;

revoke all on function public.merge_daily_deltas() from public, anon, authenticated, service_role;
grant execute on function public.merge_daily_deltas() to service_role;

revoke all on function public.note_refused_code(uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_refused_code(uuid) to service_role;

revoke all on function public.pause_course(uuid,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.pause_course(uuid,timestamp with time zone) to service_role;

revoke all on function public.replace_recovery_codes(uuid,text[]) from public, anon, authenticated, service_role;
grant execute on function public.replace_recovery_codes(uuid,text[]) to service_role;

revoke all on function public.request_workbook(uuid,uuid,text,text,text,text,jsonb,text,text,text,text,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.request_workbook(uuid,uuid,text,text,text,text,jsonb,text,text,text,text,timestamp with time zone) to service_role;

revoke all on function public.resume_course(uuid,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.resume_course(uuid,timestamp with time zone) to service_role;

revoke all on function public.return_rate_limit(text,text) from public, anon, authenticated, service_role;
grant execute on function public.return_rate_limit(text,text) to service_role;

revoke all on function public.settle_email_job(uuid,text,text,text,text,integer,boolean,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.settle_email_job(uuid,text,text,text,text,integer,boolean,timestamp with time zone) to service_role;

revoke all on function public.start_course(uuid,jsonb,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.start_course(uuid,jsonb,timestamp with time zone) to service_role;

revoke all on function public.store_contact_message(jsonb,jsonb,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.store_contact_message(jsonb,jsonb,timestamp with time zone) to service_role;

revoke all on function public.suppress_email(text,text,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.suppress_email(text,text,timestamp with time zone) to service_role;

revoke all on function public.take_rate_limit(text,text,integer,integer) from public, anon, authenticated, service_role;
grant execute on function public.take_rate_limit(text,text,integer,integer) to service_role;

revoke all on function public.unsubscribe_request(uuid,text,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.unsubscribe_request(uuid,text,timestamp with time zone) to service_role;

revoke all on function public.use_recovery_code(uuid,text) from public, anon, authenticated, service_role;
grant execute on function public.use_recovery_code(uuid,text) to service_role;

revoke all on function public.withdraw_consent(uuid,boolean,timestamp with time zone) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_consent(uuid,boolean,timestamp with time zone) to service_role;

revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to service_role;

revoke all on table private.admin_recovery_codes from public, anon, authenticated, service_role;

revoke all on table private.admin_sessions from public, anon, authenticated, service_role;

revoke all on table private.admin_settings from public, anon, authenticated, service_role;

revoke all on table private.daily_deltas from public, anon, authenticated, service_role;

revoke all on table private.daily_figures from public, anon, authenticated, service_role;

revoke all on table private.daily_rollups from public, anon, authenticated, service_role;

revoke all on table private.daily_signups from public, anon, authenticated, service_role;

revoke all on table private.pending_deltas from public, anon, authenticated, service_role;

revoke all on table public.account_consents from public, anon, authenticated, service_role;
grant insert, select on table public.account_consents to service_role;
grant select on table public.account_consents to authenticated;

revoke all on table public.admin_audit from public, anon, authenticated, service_role;

revoke all on table public.contact_messages from public, anon, authenticated, service_role;
grant delete, insert, select, update on table public.contact_messages to service_role;

revoke all on table public.email_jobs from public, anon, authenticated, service_role;
grant delete, insert, select, update on table public.email_jobs to service_role;

revoke all on table public.email_suppressions from public, anon, authenticated, service_role;
grant delete, insert, select, update on table public.email_suppressions to service_role;

revoke all on table public.flip_sessions from public, anon, authenticated, service_role;
grant insert (id, user_id, flip_step_reached, action_needed, flip_technique, completion_time_seconds, was_emergency_mode, session_date), select on table public.flip_sessions to authenticated;
grant insert, select on table public.flip_sessions to service_role;

revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select on table public.profiles to service_role;
grant select, update (full_name) on table public.profiles to authenticated;

revoke all on table public.rate_limits from public, anon, authenticated, service_role;
grant delete, insert, select, update on table public.rate_limits to service_role;

revoke all on table public.user_flip_stats from public, anon, authenticated, service_role;
grant select on table public.user_flip_stats to authenticated;

revoke all on table public.user_roles from public, anon, authenticated, service_role;
grant delete, insert, select on table public.user_roles to service_role;
grant select on table public.user_roles to authenticated;

revoke all on table public.workbook_requests from public, anon, authenticated, service_role;
grant delete, insert, select, update on table public.workbook_requests to service_role;

revoke all on table public.workbook_submissions from public, anon, authenticated, service_role;
grant delete, insert, select, update on table public.workbook_submissions to service_role;

comment on schema private is 'Trigger functions, rules and rollups. The API does not serve this schema and its roles cannot look into it.';

comment on table private.admin_recovery_codes is 'Keyed hashes. A code goes when it is used, all go with the factor.';

comment on table private.admin_sessions is 'When each session was last seen at the dashboard, to the minute.';

comment on table private.admin_settings is 'Changed by the owner of the schema only. The seed of the local stack turns the second factor off.';

comment on function private.caller_has_consented() is 'Security definer: whoever adds flips may not lock their profile. It tells the caller about themselves only.';

comment on function private.count_flips() is 'Security definer: the person who writes a flip may not see the figures.';

comment on function private.create_profile() is 'Security definer: the auth service, which signs people up, has no rights in public.';

comment on table private.daily_deltas is 'What writers have changed since the last merge: so many flips, and amount newcomers at the positions 1 to reach.';

comment on table private.daily_rollups is 'Flips and people by series and session_date, as of the last merge; no row names a person. Accounts are the series ''signups''.';

comment on function private.delete_auth_log(pg_catalog.uuid[],timestamp with time zone) is 'Security definer, as above. A function of its own: on a hosted service the right to delete there may be missing.';

comment on function private.delete_unconfirmed_accounts(timestamp with time zone) is 'Security definer: the server has no rights in the schema of the auth service.';

comment on function private.is_email(pg_catalog.text) is 'Could be delivered to and cannot carry a second header or recipient. Whether a mailbox exists only a mail can tell.';

comment on function private.normalise_email(pg_catalog.text) is 'One person, one spelling: without outer spaces and in lower case. Dots and plus parts stay, they can be other mailboxes.';

comment on function private.refuse_beyond_quota() is 'Security definer: it locks the profile of whoever writes. The API writes in read committed, where each statement here sees what an earlier holder of the lock has stored.';

comment on function private.series_of(public.flip_sessions) is 'The series that one flip counts in. Hours are UTC hours of arrival.';

comment on table public.account_consents is 'The sentence beside the box that a person ticked, word for word, with its version and time.';

comment on table public.admin_audit is 'Append only. `actor` is null for what the secret key or the owner of the schema did; `object` is the id of what it was done to.';

comment on function public.admin_dashboard(pg_catalog.date,pg_catalog.date,pg_catalog.text,pg_catalog.text,boolean,timestamp with time zone,pg_catalog.uuid,pg_catalog.text,bigint,integer) is 'Security definer: nobody may read the tables themselves.';

comment on function public.completed_flips_this_month() is 'Completed flips of the UTC month so far, of everybody. The server decides whether the site shows it.';

comment on table public.contact_messages is 'Messages to the owner. Kept when an account of the same address goes: they are correspondence.';

comment on table public.email_jobs is 'Every mail, waiting, sent or given up. The id is the idempotency key at the provider.';

comment on column public.email_jobs.attempts is 'Counted when a job is claimed: above 1 an earlier try may have arrived, so ask the provider before sending.';

comment on column public.email_jobs.copy is 'The workbook may be asked for again, up to three times a day; course mails exist once (unique request, kind, copy).';

comment on column public.email_jobs.first_try_at is 'When a worker first took it; three days later it is given up.';

comment on column public.email_jobs.unsettled_since is 'Since when the provider may have taken it without our knowing. The provider knows a repeated mail by its key for 24 hours; after that it must be asked before the mail is sent again. Null: it certainly has not been taken.';

comment on table public.email_suppressions is 'Addresses that get no mail at all, whoever asks.';

comment on function public.find_mail_link(pg_catalog.text,pg_catalog.text,integer) is 'Security definer: the service role has no rights in auth. The second condition on each token lets its partial index work.';

comment on table public.flip_sessions is 'One row for each flip of a signed-in person. Never changed afterwards; gone with the account.';

comment on column public.flip_sessions.completion_time_seconds is 'Whole seconds since the start of the flip.';

comment on column public.flip_sessions.id is 'Made on the device, so that a repeated send is the same row.';

comment on column public.flip_sessions.session_date is 'The person''s local date when the flip ended.';

comment on function public.merge_daily_deltas() is 'Security definer: nobody who comes through the API may touch the figures.';

comment on table public.profiles is 'One row for each account, made and kept in step by triggers on auth.users.';

comment on table public.rate_limits is 'Who tried what how often in the current window. Keys are keyed hashes made by the caller, never addresses.';

comment on view public.user_flip_stats is 'The signed-in person''s flips by local day.';

comment on table public.user_roles is 'No row means an ordinary reader. Written with the secret key only.';

comment on function public.withdraw_consent(pg_catalog.uuid,boolean,timestamp with time zone) is 'Security definer: the server has no other right to delete flips or to change a consent.';

comment on table public.workbook_requests is 'One row for each address that asked for the workbook.';

comment on column public.workbook_requests.confirmed_at is 'When the download was pressed: the second yes, which starts the course.';

comment on column public.workbook_requests.consent_text is 'The sentence that stood beside the button, word for word.';

comment on column public.workbook_requests.unsubscribed_by is 'What it came from: our page, a mail program''s own button, or a complaint.';

comment on table public.workbook_submissions is 'Each time somebody sent the form and a mail went out for it. Its id is in that mail''s link; the names go when it is confirmed or ended.';
