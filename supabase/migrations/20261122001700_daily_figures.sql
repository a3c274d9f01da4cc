-- Figures by day. Each day is counted from the rows and stored; every change to a row of a day marks the day in
-- `changed_days`. Functions that read figures count the marked days first, so a late flip and a deleted account are included, and
-- a scheduled count that did not run costs only time.
--
-- To recount days by hand, insert them into private.changed_days. docs/decisions/0007 says more.

create table private.daily_flips (
  day date primary key,
  sessions integer not null,
  completed integer not null,
  action_needed integer not null,
  no_action integer not null,
  emergency integer not null,
  completed_people integer not null,
  action_people integer not null,
  no_action_people integer not null,
  emergency_people integer not null
);
comment on table private.daily_flips is
  'Flips by session_date, and the number of people whose flips they are. A day without flips has no row.';

create table private.daily_people (
  day date not null,
  previous date not null,
  people integer not null,
  primary key (day, previous)
);
comment on table private.daily_people is 'People with a flip on the day, by the day of their previous flip; -infinity if it is their first.';

create table private.daily_figures (
  day date not null,
  dimension text not null,
  name text not null,
  total integer not null,
  reached integer not null,
  primary key (dimension, day, name)
);
comment on table private.daily_figures is
  'technique: flips by technique (name), with the number of people (reached). accounts: created. requests, source, campaign:
  workbook requests, and how many of them were confirmed (reached). unsubscribed. started: people by day of confirmation; course: of
  these, the mails of each course day (name) waiting (total) and sent (reached).';
create index daily_figures_by_day on private.daily_figures (day);

create table private.changed_days (
  id bigint generated always as identity primary key,
  day date not null,
  flips boolean not null default true,
  others boolean not null default true
);
comment on table private.changed_days is
  'Days to count again: their flips, and their accounts, requests and courses. Rows are only added and, before a count, deleted: a
  change committed later keeps its own row.';

alter table private.daily_flips enable row level security;
alter table private.daily_people enable row level security;
alter table private.daily_figures enable row level security;
alter table private.changed_days enable row level security;

-- In the order in which a day's people are counted.
create index flip_sessions_by_date on public.flip_sessions (session_date, user_id);
create index workbook_requests_confirmed on public.workbook_requests (confirmed_at) where confirmed_at is not null;
create index workbook_requests_unsubscribed on public.workbook_requests (unsubscribed_at) where unsubscribed_at is not null;

-- Days are those of the time zone in the settings. Where rows are compared with one, (select …) reads it once and not for each row.
create function private.site_zone() returns text
  language sql stable set search_path = ''
  return (select s.time_zone from private.admin_settings as s);

create function private.site_today() returns date
  language sql stable set search_path = ''
  return (now() at time zone private.site_zone())::date;

-- The start of a day.
create function private.site_start(day date) returns timestamptz
  language sql stable set search_path = ''
  return day::timestamp at time zone private.site_zone();

-- The flips of a range, counted from the rows.
create function private.count_flips(from_day date, to_day date) returns private.daily_flips
  language sql stable set search_path = '' as $$
  select from_day, count(*), count(*) filter (where f.flip_step_reached = 'complete'), count(*) filter (where f.action_needed),
    count(*) filter (where not f.action_needed), count(*) filter (where f.was_emergency_mode),
    count(distinct f.user_id) filter (where f.flip_step_reached = 'complete'),
    count(distinct f.user_id) filter (where f.action_needed), count(distinct f.user_id) filter (where not f.action_needed),
    count(distinct f.user_id) filter (where f.was_emergency_mode)
  from public.flip_sessions as f where f.session_date between from_day and to_day
$$;

-- Stores the figures of up to 100 changed days, the newest first, and returns their number. Called before figures are read, and
-- by the scheduler every ten minutes.
create function public.count_changed_days() returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  days integer;
  days_of_flips date[];
  days_of_others date[];
begin
  -- Deleted before the count, so that a change committed meanwhile keeps its row; a second call waits here.
  with counted as (
    delete from private.changed_days as c where c.day in (
      select distinct d.day from private.changed_days as d order by d.day desc limit 100)
    returning c.*)
  select count(distinct c.day), array_agg(distinct c.day) filter (where c.flips),
    array_agg(distinct c.day) filter (where c.others)
  into days, days_of_flips, days_of_others from counted as c;

  delete from private.daily_flips as f where f.day = any (days_of_flips);
  insert into private.daily_flips
  select c.* from unnest(days_of_flips) as d (day), private.count_flips(d.day, d.day) as c where c.sessions > 0;

  delete from private.daily_people as p where p.day = any (days_of_flips);
  insert into private.daily_people (day, previous, people)
  select p.day, coalesce(previous.day, '-infinity'), count(*)
  from (select distinct f.session_date as day, f.user_id from public.flip_sessions as f
      where f.session_date = any (days_of_flips)) as p
    left join lateral (select f.session_date as day from public.flip_sessions as f
      where f.user_id = p.user_id and f.session_date < p.day order by f.session_date desc limit 1) as previous on true
  group by p.day, previous.day;

  delete from private.daily_figures as f where f.day = any (days_of_flips) and f.dimension = 'technique';
  insert into private.daily_figures (day, dimension, name, total, reached)
  select t.day, 'technique', t.name, sum(t.flips), count(*)
  from (select f.session_date as day, f.flip_technique as name, count(*) as flips from public.flip_sessions as f
    where f.session_date = any (days_of_flips) and f.flip_technique is not null
    group by f.session_date, f.flip_technique, f.user_id) as t
  group by t.day, t.name;

  delete from private.daily_figures as f where f.day = any (days_of_others) and f.dimension <> 'technique';
  insert into private.daily_figures (day, dimension, name, total, reached)
  select d.day, c.dimension, c.name, sum(c.total), sum(c.reached)
  -- offset 0 reads the time zone once a day, and not once a row.
  from (select u.day, private.site_start(u.day) as first, private.site_start(u.day + 1) as next
    from unnest(days_of_others) as u (day) offset 0) as d, lateral (
    select e.dimension, '' as name, 1 as total, 0 as reached
    from (select 'accounts' as dimension, p.created_at as at from public.profiles as p
      union all select 'started', r.confirmed_at from public.workbook_requests as r
      union all select 'unsubscribed', r.unsubscribed_at from public.workbook_requests as r) as e
    where e.at >= d.first and e.at < d.next
    union all
    select t.dimension, t.name, 1, (r.confirmed_at is not null)::integer
    from public.workbook_requests as r, lateral (values ('requests', ''), ('source', coalesce(r.utm_source, 'none')),
      ('campaign', coalesce(r.utm_campaign, 'none'))) as t (dimension, name)
    where r.created_at >= d.first and r.created_at < d.next
    union all
    select 'course', substr(m.kind, 8), (m.sent_at is null and m.dead_at is null)::integer, (m.sent_at is not null)::integer
    from public.workbook_requests as r,
      -- Planned as a look-up of each person's mails, which offset 0 ensures.
      lateral (select * from public.email_jobs as j where j.request_id = r.id and j.kind like 'course-%' offset 0) as m
    where r.confirmed_at >= d.first and r.confirmed_at < d.next) as c
  group by d.day, c.dimension, c.name;
  return days;
end $$;

-- People with a flip in a range, those of them whose first flip ever it was, and those who came back from before the range. Each
-- person has one first day in a range: the one whose previous flip lies before it.
create function private.people_between(from_day date, to_day date) returns table (people bigint, first_flips bigint, came_back bigint)
  language sql stable set search_path = '' as $$
  select coalesce(sum(p.people), 0)::bigint, coalesce(sum(p.people) filter (where p.previous = '-infinity'), 0)::bigint,
    coalesce(sum(p.people) filter (where p.previous > '-infinity'), 0)::bigint
  from private.daily_people as p
  where p.day between from_day and to_day and p.previous < from_day
$$;

-- A person's writers wait for one another (refuse_beyond_quota), so the day after is looked up safely.
create function private.mark_days_of_flips() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_days (day, others)
  select c.session_date, false from changed as c
  union
  -- The person's next day with a flip, whose previous flip may be another one now.
  select later.day, false from (select distinct c.user_id, c.session_date from changed as c) as c,
    lateral (select min(f.session_date) as day from public.flip_sessions as f
      where f.user_id = c.user_id and f.session_date > c.session_date) as later
  where later.day is not null;
  return null;
end $$;
create trigger mark_days_of_new_flips after insert on public.flip_sessions
  referencing new table as changed for each statement execute function private.mark_days_of_flips();
create trigger mark_days_of_deleted_flips after delete on public.flip_sessions
  referencing old table as changed for each statement execute function private.mark_days_of_flips();

create function private.mark_days_of_row() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  insert into private.changed_days (day, flips)
  select distinct ((each_row ->> moment)::timestamptz at time zone private.site_zone())::date, false
  from unnest(array[before, after]) as each_row, unnest(tg_argv) as moment
  where each_row ->> moment is not null;
  return null;
end $$;
comment on function private.mark_days_of_row is 'Marks the days of the columns named by the trigger, before and after.';
create trigger mark_days_of_account after insert or delete or update of created_at on public.profiles
  for each row execute function private.mark_days_of_row('created_at');
create trigger mark_days_of_request after insert or update or delete on public.workbook_requests
  for each row execute function private.mark_days_of_row('created_at', 'confirmed_at', 'unsubscribed_at');

create function private.mark_day_of_course() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_days (day, flips)
  select (r.confirmed_at at time zone private.site_zone())::date, false from public.workbook_requests as r
  where r.id = case tg_op when 'DELETE' then old.request_id else new.request_id end and r.confirmed_at is not null;
  return null;
end $$;
create trigger mark_day_of_course after insert or update of sent_at, dead_at on public.email_jobs
  for each row when (new.kind like 'course-%') execute function private.mark_day_of_course();
create trigger mark_day_of_removed_course after delete on public.email_jobs
  for each row when (old.kind like 'course-%') execute function private.mark_day_of_course();

-- In another time zone a row may belong to the day before or after. Visits stay on the day on which they were counted.
create function private.mark_days_of_zone() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_days (day, flips)
  select distinct f.day + n, false from private.daily_figures as f, generate_series(-1, 1) as n where f.dimension <> 'technique';
  return null;
end $$;
create trigger mark_days_of_zone after update on private.admin_settings
  for each row when (old.time_zone <> new.time_zone) execute function private.mark_days_of_zone();

create function public.completed_flips_this_month() returns bigint
  language sql stable security definer set search_path = '' as $$
  select coalesce(sum(f.completed), 0)::bigint
  from private.daily_flips as f where f.day >= (select date_trunc('month', private.site_today())::date)
$$;
comment on function public.completed_flips_this_month is
  'For the banner: everybody''s completed flips in the current month, as of the last count.';

grant execute on function public.count_changed_days, public.completed_flips_this_month to service_role;
