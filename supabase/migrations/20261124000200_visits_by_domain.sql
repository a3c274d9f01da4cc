-- Visits by the domain they come from, the pages they begin on, the page before a workbook request, pages that were not found,
-- and errors. Each is a count of its own: nothing links one to another, or to a person.

alter table private.daily_visits
  drop constraint daily_visits_name_fits_part,
  add constraint daily_visits_name_fits_part check (case
    when part in ('pages', 'entries', 'workbook') then name ~ '^/[a-z0-9/-]{0,119}$'
    when part = 'sources' then name ~ '^[a-z0-9.-]{1,100}$'
    when part = 'campaigns' then name ~ '^[a-z0-9 ._/-]{1,80}$'
    when part in ('missing', 'errors') then name = 'other' or name ~ '^/[][[:alnum:]_.~/…-]{0,119}$' else false end);
comment on table private.daily_visits is
  'pages: views of each page, which add up to all views. sources: views that did not begin on another page of the site (arrivals),
  by domain, or direct, or other; until 2026-11-24 by kind. entries: arrivals by page. campaigns: arrivals with a label. workbook:
  requests by the page before the form. missing: addresses without a page. errors: by page.';

drop function public.count_visit(text, text, text);

-- Adds one to each of today's counts, given as { part: name }. At most 60 campaigns, and 200 other names that others make up, a
-- day: the rest end up in one row, 'other'.
create function public.count_today(counted jsonb) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := private.utc_today();
begin
  insert into private.daily_visits as v (day, part, name, views)
  select today, c.part, case
      when c.part in ('pages', 'entries', 'workbook')
        or exists (select from private.daily_visits as d where d.day = today and d.part = c.part and d.name = c.name)
        or (select count(*) from private.daily_visits as d where d.day = today and d.part = c.part)
          < case c.part when 'campaigns' then 60 else 200 end
      then c.name else 'other' end, 1
  from jsonb_each_text(counted) as c (part, name)
  -- Always in this order, so that concurrent views cannot deadlock.
  order by c.part
  on conflict on constraint daily_visits_pkey do update set views = v.views + 1;
end $$;

-- Views in a range: total, by day, and the top 200 of each part. A page with one to four is null; sources and campaigns with
-- under five join 'other'.
create or replace function private.dashboard_visits(from_day date, to_day date) returns jsonb
  language sql stable set search_path = '' as $$
  with days as (
    select d.day::date, coalesce(sum(v.views) filter (where v.part = 'pages'), 0) as views,
      coalesce(sum(v.views) filter (where v.part = 'sources'), 0) as arrivals
    from generate_series(from_day, to_day, interval '1 day') as d (day)
      left join private.daily_visits as v on v.day = d.day::date
    group by d.day
  ), summed as (
    select v.part, v.name, sum(v.views) as views from private.daily_visits as v
    where v.day between from_day and to_day group by v.part, v.name
  ), listed as (
    select s.part, shown.name, sum(s.views) as views
    from summed as s, lateral (
      select case when s.part in ('sources', 'campaigns') and s.views < 5 then 'other' else s.name end as name) as shown
    group by s.part, shown.name
  ), ranked as (
    select *, row_number() over (partition by l.part order by l.name = 'other', l.views desc, l.name) as place
    from listed as l where l.views > 0
  )
  select jsonb_build_object('views', sum(d.views), 'arrivals', sum(d.arrivals), 'days', jsonb_agg(d order by d.day),
    'lists', (select coalesce(jsonb_agg(jsonb_build_object('part', r.part, 'name', r.name,
        'count', case when r.part in ('missing', 'errors') or r.views > 4 then r.views end) order by r.part, r.place), '[]')
      from ranked as r where r.place <= 200))
  from days as d
$$;

-- One page, source or campaign by day, in a range and the equally long one before; days with one to four are null.
create function public.admin_visits_of(from_day date, to_day date, wanted_part text, wanted_name text) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return (
    select jsonb_agg(case when coalesce(v.views, 0) not between 1 and 4 or wanted_part in ('missing', 'errors')
      then coalesce(v.views, 0) end order by d.day)
    from generate_series(from_day - (to_day - from_day + 1), to_day, interval '1 day') as d (day)
      left join private.daily_visits as v on v.day = d.day::date and v.part = wanted_part and v.name = wanted_name);
end $$;

-- As before, with the eight domains that sent most instead of four kinds.
create or replace function private.digest_visits(monday date) returns jsonb
  language sql stable set search_path = '' as $$
  with counted as (
    select v.part, v.name, coalesce(sum(v.views) filter (where v.day >= monday - 7), 0) as week,
      coalesce(sum(v.views) filter (where v.day < monday - 7), 0) as before
    from private.daily_visits as v
    where v.day between monday - 14 and monday - 1 and v.part in ('pages', 'sources') group by v.part, v.name
  ), listed as (
    select c.part, c.week, jsonb_build_object('name', c.name, 'counts', jsonb_build_array(
        private.hide_small_group(c.week, c.week), private.hide_small_group(c.before, c.before))) as entry,
      row_number() over (partition by c.part order by c.week desc, c.before desc, c.name) as place
    from counted as c where c.part = 'sources' or c.name like '/blog/_%' and c.week > 0
  )
  select jsonb_build_object(
    'views', (select jsonb_build_array(coalesce(sum(c.week), 0), coalesce(sum(c.before), 0)) from counted as c where c.part = 'pages'),
    'visits', (select jsonb_build_array(coalesce(sum(c.week), 0), coalesce(sum(c.before), 0)) from counted as c where c.part = 'sources'),
    'sources', (select coalesce(jsonb_agg(l.entry order by l.place), '[]') from listed as l where l.part = 'sources' and l.place <= 8),
    'articles', (select coalesce(jsonb_agg(l.entry order by l.place), '[]') from listed as l where l.part = 'pages' and l.place <= 5))
$$;

grant execute on function public.count_today to service_role;
grant execute on function public.admin_visits_of to authenticated;
