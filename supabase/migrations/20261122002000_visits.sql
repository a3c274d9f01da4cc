-- Page views and what else is counted by the first-party endpoint /api/visit: visits by the domain they come from, the pages they
-- begin on, campaign labels, the page before a workbook request and the first page of that visit, presses on a shop, pages that were
-- not found, and errors. Each is a count per day of its own: no address, identifier or time of day, and nothing links one count to another, or to a person.

create table private.daily_visits (
  day date not null,
  dimension text not null,
  name text not null,
  count integer not null default 0,
  dismissed integer not null default 0,
  primary key (day, dimension, name),
  constraint daily_visits_name_fits_dimension check (case
    when dimension in ('pages', 'entries', 'workbook', 'first') then name ~ '^/[a-z0-9/-]{0,119}$'
    when dimension = 'presses' then name ~ '^(?:amazon|ebook) /[a-z0-9/-]{0,119}$'
    when dimension = 'sources' then name ~ '^[a-z0-9._-]{1,100}$'
    when dimension = 'campaigns' then name ~ '^[a-z0-9 ._/-]{1,80}$'
    when dimension in ('missing', 'errors') then name = 'other' or name ~ '^/[][[:alnum:]_.~/…-]{0,119}$' else false end),
  constraint daily_visits_counts_up check (count >= 0)
);
comment on table private.daily_visits is
  'pages: views of each page, which add up to all views. sources: views that did not begin on another page of the site (arrivals),
  by domain, or direct, or other. entries: arrivals by page. campaigns: arrivals with a label. workbook:
  requests by the page before the form. first: requests by the first page of the visit. presses: on a shop''s button, by shop and
  page. missing: addresses without a page. errors: by page. dismissed: how many of these the owner has dealt with.';
alter table private.daily_visits enable row level security;

create table private.daily_views (
  day date primary key,
  views integer not null,
  arrivals integer not null,
  presses integer not null default 0
);
comment on table private.daily_views is 'The sums of a day''s pages, sources and presses.';
alter table private.daily_views enable row level security;

-- Adds one to each of today's counts, given as { dimension: name }. At most 60 campaigns, and 200 other names that others make up, a
-- day: the rest end up in one row, 'other'.
create function public.count_today(counted jsonb) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := private.site_today();
begin
  insert into private.daily_visits as v (day, dimension, name, count)
  select today, c.dimension, case
      when c.dimension in ('pages', 'entries', 'workbook', 'first', 'presses')
        or exists (select from private.daily_visits as d where d.day = today and d.dimension = c.dimension and d.name = c.name)
        or (select count(*) from private.daily_visits as d where d.day = today and d.dimension = c.dimension)
          < case c.dimension when 'campaigns' then 60 else 200 end
      then c.name else 'other' end, 1
  from jsonb_each_text(counted) as c (dimension, name)
  -- Always in this order, so that concurrent views cannot deadlock.
  order by c.dimension
  on conflict on constraint daily_visits_pkey do update set count = v.count + 1;
  -- Last, because every view waits for this row.
  insert into private.daily_views as v (day, views, arrivals, presses)
  select today, (counted ? 'pages')::integer, (counted ? 'sources')::integer, (counted ? 'presses')::integer
  where counted ?| array['pages', 'sources', 'presses']
  on conflict on constraint daily_views_pkey do update
  set views = v.views + excluded.views, arrivals = v.arrivals + excluded.arrivals, presses = v.presses + excluded.presses;
end $$;

-- Views in a range: total and by day.
create function private.dashboard_visits(from_day date, to_day date) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('views', sum(d.views), 'arrivals', sum(d.arrivals), 'presses', sum(d.presses), 'days', jsonb_agg(d order by d.day))
  from (select g.day::date, coalesce(v.views, 0) as views, coalesce(v.arrivals, 0) as arrivals, coalesce(v.presses, 0) as presses
    from generate_series(from_day, to_day, interval '1 day') as g (day)
      left join private.daily_views as v on v.day = g.day::date) as d
$$;

-- The top 200 of each dimension in a range. A page with one to four is null; sources and campaigns with under five join 'other'. `open` is
-- how many of the errors and addresses without a page have not been dismissed.
create function private.dashboard_visit_lists(from_day date, to_day date) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('dimension', r.dimension, 'name', r.name,
    'count', case when r.dimension in ('missing', 'errors', 'presses') or r.count > 4 then r.count end,
    'open', case when r.dimension in ('missing', 'errors') then r.open end) order by r.dimension, r.place), '[]')
  from (select s.dimension, shown.name, sum(s.count) as count, sum(s.open) as open,
      row_number() over (partition by s.dimension order by shown.name = 'other', sum(s.count) desc, shown.name) as place
    from (select v.dimension, v.name, sum(v.count) as count, sum(v.count - v.dismissed) as open from private.daily_visits as v
        where v.day between from_day and to_day group by v.dimension, v.name) as s,
      lateral (select case when s.dimension in ('sources', 'campaigns') and s.count < 5 then 'other' else s.name end as name) as shown
    group by s.dimension, shown.name having sum(s.count) > 0) as r
  where r.place <= 200
$$;

-- Dismisses an error or an address without a page: what is counted later is open again.
create function private.admin_dismiss_fault(wanted_dimension text, wanted_name text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.daily_visits as v set dismissed = v.count
  where wanted_dimension in ('missing', 'errors') and v.dimension = wanted_dimension and v.name = wanted_name and v.dismissed < v.count;
  if found then
    perform private.audit('fault-ticked-off', left(wanted_name, 100));
  end if;
end $$;

-- One page, source or campaign by day, in a range and the equally long one before; days with one to four are null.
create function private.admin_visits_of(from_day date, to_day date, wanted_dimension text, wanted_name text) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  return (
    select jsonb_agg(case when coalesce(v.count, 0) not between 1 and 4 or wanted_dimension in ('missing', 'errors', 'presses')
      then coalesce(v.count, 0) end order by d.day)
    from generate_series(from_day - (to_day - from_day + 1), to_day, interval '1 day') as d (day)
      left join private.daily_visits as v on v.day = d.day::date and v.dimension = wanted_dimension and v.name = wanted_name);
end $$;

-- The funnel from arrival to people still active in their fourth week, by the week (from Monday) in which each began, as of the
-- last refresh: the dashboard reads twelve rows, however many people there are. It holds true numbers; private.funnel hides.
create materialized view private.funnel_weeks as
select w.week, visits.arrivals, requests.asked, requests.confirmed, people.accounts,
  people.flipped, case when week_4.is_over then people.active end as active_week_4,
  week_4.is_over as week_4_is_over, now() as counted_at
from (select d.week, private.site_zone() as zone, private.site_start(d.week) as first, private.site_start(d.week + 7) as next
    from (select date_trunc('week', private.site_today())::date - 7 * n as week from generate_series(0, 11) as n) as d offset 0) as w,
  lateral (select private.site_today() > w.week + 6 + 27 as is_over) as week_4,
  lateral (select coalesce(sum(v.arrivals), 0) as arrivals from private.daily_views as v
    where v.day between w.week and w.week + 6) as visits,
  lateral (select count(*) as asked, count(r.confirmed_at) as confirmed from public.workbook_requests as r
    where r.created_at >= w.first and r.created_at < w.next) as requests,
  lateral (select count(*) as accounts,
      count(*) filter (where exists (select from public.flip_sessions as f where f.user_id = p.id)) as flipped,
      count(*) filter (where exists (select from public.flip_sessions as f where f.user_id = p.id
        and f.session_date between p.joined + 21 and p.joined + 27)) as active
    from (select q.id, (q.created_at at time zone w.zone)::date as joined from public.profiles as q
      where q.created_at >= w.first and q.created_at < w.next) as p) as people;
comment on materialized view private.funnel_weeks is
  'Arrivals and requests per week, and how many of the requests were confirmed; accounts created, how many of them ever flipped,
  and flipped on days 22 to 28; active_week_4 is null until those days are over for the whole week.';
create unique index funnel_weeks_by_week on private.funnel_weeks (week);

-- The sum of counts of people, those of one to four hidden; null where a hidden one could be found from it: a single one, or several
-- that are all one, or all four.
create function private.sum_with_hidden(counts bigint[]) returns bigint
  language sql immutable set search_path = '' as $$
  select case when h.hidden = 0 or h.hidden > 1 and h.people > h.hidden and h.people < 4 * h.hidden then h.total end
  from (select coalesce(sum(c), 0)::bigint as total, count(*) filter (where c between 1 and 4) as hidden,
    coalesce(sum(c) filter (where c between 1 and 4), 0) as people from unnest(counts) as c) as h
$$;

-- The funnel as the owner sees it: a week with one to four people is null; the sums of all weeks are true.
create function private.funnel() returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('counted_at', max(w.counted_at),
    'weeks', jsonb_agg(to_jsonb(w) || jsonb_build_object('flipped', private.hide_small_group(w.flipped),
      'active_week_4', case when w.week_4_is_over then private.hide_small_group(w.active_week_4) end) order by w.week desc),
    'sums', jsonb_build_object(
      'flipped', private.sum_with_hidden(array_agg(w.flipped)),
      'active_week_4', private.sum_with_hidden(array_agg(w.active_week_4))))
  from private.funnel_weeks as w
$$;

-- Called by the scheduler with the count of changed days.
create function public.refresh_funnel() returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Reading goes on.
  refresh materialized view concurrently private.funnel_weeks;
end $$;

grant execute on function public.count_today, public.refresh_funnel to service_role;
grant execute on function private.admin_visits_of, private.admin_dismiss_fault to authenticated;
