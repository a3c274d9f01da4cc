-- Mails to the site's owner: a weekly digest, and one alert per incident.

create table public.owner_incidents (
  kind text not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (kind, opened_at),
  constraint owner_incidents_kind_is_known check (kind in ('mail-failed', 'mail-late', 'task-failed', 'limit-near',
    'owner-refused', 'role-granted', 'role-revoked', 'factor-removed', 'factor-locked')),
  constraint owner_incidents_closed_after_opened check (closed_at >= opened_at)
);
comment on table public.owner_incidents is 'One row per incident, from first detection to recovery. The owner gets one mail for each.';
create unique index owner_incidents_one_open on public.owner_incidents (kind) where closed_at is null;
alter table public.owner_incidents enable row level security;
grant select, insert, update, delete on public.owner_incidents to service_role;

-- What the audit log says about access is mailed to the owner, once per entry, but for roles
-- that a script with the secret key has changed: these entries have no actor.
create function private.tell_owner() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.owner_incidents (kind, opened_at, closed_at) values (new.action, clock_timestamp(), clock_timestamp());
  return null;
end $$;
create trigger tell_owner after insert on public.admin_audit for each row
  when (new.actor is not null and new.action in ('role-granted', 'role-revoked', 'factor-removed', 'factor-locked'))
  execute function private.tell_owner();

-- Opens and closes incidents from the current state, and returns those of the last day not mailed yet. Mails that failed more
-- than three days ago open none; the workspace lists them. task_failed: a scheduled task failed.
create function public.watch_site(task_failed boolean, at timestamptz default now())
  returns table (kind text, dedupe_key text, failed bigint, late_seconds bigint)
  language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
declare
  failing constant bigint := (select count(*) from public.email_jobs as j
    where j.dead_reason = 'failed' and j.dead_at > at - interval '3 days');
  late constant bigint := public.oldest_due_mail(at);
  -- Limits that all visitors share.
  near constant boolean := exists (select from public.rate_limits as l
    where l.bucket like '%:everybody' and l.attempts * 2 > l.max_attempts and l.max_attempts > 0 and l.window_ends_at > at);
begin
  with found (kind, is_so) as (
    values ('mail-failed', failing > 0), ('mail-late', late > 900), ('task-failed', task_failed), ('limit-near', near)
  ), opened as (
    insert into public.owner_incidents (kind, opened_at) select f.kind, at from found as f where f.is_so
    on conflict (kind) where closed_at is null do nothing
  )
  update public.owner_incidents as i set closed_at = at
  from found as f where f.kind = i.kind and i.closed_at is null and not f.is_so;
  return query
  select i.kind, mail.dedupe_key, failing, late
  from public.owner_incidents as i, format('alert %s %s', i.kind, extract(epoch from i.opened_at)::bigint) as mail (dedupe_key)
  -- A mail about mails that do not arrive would not arrive.
  where i.kind <> 'owner-refused' and i.opened_at > at - interval '1 day' and not exists (select from public.email_jobs as j where j.dedupe_key = mail.dedupe_key);
end $$;

-- The week before a Monday beside the week before that, as [week, before]: page views, visits, the eight domains that sent most,
-- and the five articles read most. A source or article with one to four is null.
create function private.digest_visits(monday date) returns jsonb
  language sql stable set search_path = '' as $$
  with counted as (
    select v.dimension, v.name, coalesce(sum(v.count) filter (where v.day >= monday - 7), 0) as week,
      coalesce(sum(v.count) filter (where v.day < monday - 7), 0) as before
    from private.daily_visits as v
    where v.day between monday - 14 and monday - 1 and v.dimension in ('pages', 'sources') group by v.dimension, v.name
  ), listed as (
    select c.dimension, c.week, jsonb_build_object('name', c.name, 'counts', jsonb_build_array(
        private.hide_small_group(c.week), private.hide_small_group(c.before))) as entry,
      row_number() over (partition by c.dimension order by c.week desc, c.before desc, c.name) as place
    from counted as c where c.dimension = 'sources' or c.name like '/blog/_%' and c.week > 0
  )
  select jsonb_build_object(
    'views', (select jsonb_build_array(coalesce(sum(c.week), 0), coalesce(sum(c.before), 0)) from counted as c where c.dimension = 'pages'),
    'visits', (select jsonb_build_array(coalesce(sum(c.week), 0), coalesce(sum(c.before), 0)) from counted as c where c.dimension = 'sources'),
    'sources', (select coalesce(jsonb_agg(l.entry order by l.place), '[]') from listed as l where l.dimension = 'sources' and l.place <= 8),
    'articles', (select coalesce(jsonb_agg(l.entry order by l.place), '[]') from listed as l where l.dimension = 'pages' and l.place <= 5))
$$;

-- Figures for the seven days before this Monday, from 07:00 until their mail is queued; otherwise null.
create function public.owner_digest(at timestamptz default now()) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  flips jsonb;
  monday constant date := date_trunc('week', at at time zone private.site_zone())::date;
  key_of_week constant text := 'digest ' || monday;
begin
  if at < private.site_start(monday) + interval '7 hours'
    or exists (select from public.email_jobs as j where j.dedupe_key = key_of_week) then
    return null;
  end if;
  perform public.count_changed_days();
  flips := private.dashboard_flips(monday - 7, monday - 1);
  return jsonb_build_object(
    'dedupe_key', key_of_week, 'first_day', monday - 7, 'last_day', monday - 1,
    'periods', flips -> 'periods', 'days', flips -> 'days',
    'visits', private.digest_visits(monday),
    'workbook', jsonb_build_array((select to_jsonb(w) from private.dashboard_workbook(monday - 7, monday - 1) as w),
      (select to_jsonb(w) from private.dashboard_workbook(monday - 14, monday - 8) as w)),
    'subscribers', (select count(*) from public.newsletter_subscribers as s
      where s.confirmed_at is not null and s.unsubscribed_at is null),
    'waiting_since', (select coalesce(jsonb_agg(c.created_at), '[]') from (
      select m.created_at from public.contact_messages as m where m.handled_at is null order by m.created_at limit 1000) as c),
    'failed_mails', (select count(*) from public.email_jobs as j where j.dead_reason = 'failed'));
end $$;

grant execute on function public.watch_site, public.owner_digest to service_role;
