-- The workspace's overview: figures of flips and visits and the funnel, in one call.

-- All data of the overview; lib/data/admin/overview.ts describes the object. `for_file` logs an export.
create function private.admin_overview(from_day date, to_day date, for_file boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  days constant integer := to_day - from_day + 1;
begin
  perform private.require_admin();
  perform private.require_range(from_day, to_day);
  if for_file then
    perform private.audit('export', concat_ws('/', from_day, to_day));
  end if;
  perform public.count_changed_days();
  return private.dashboard_flips(from_day, to_day) || jsonb_build_object(
    'workbook', jsonb_build_array((select to_jsonb(w) from private.dashboard_workbook(from_day, to_day) as w),
      (select to_jsonb(w) from private.dashboard_workbook(from_day - days, from_day - 1) as w)),
    'users', (select coalesce(jsonb_agg(u), '[]') from private.find_people(null, null, 10) as u),
    'visits', private.dashboard_visits(from_day, to_day)
      || jsonb_build_object('lists', private.dashboard_visit_lists(from_day, to_day)),
    'visits_before', private.dashboard_visits(from_day - days, from_day - 1),
    'sources', (select coalesce(jsonb_agg(s), '[]') from private.dashboard_sources(from_day, to_day) as s),
    'course', (select jsonb_agg(c) from private.dashboard_course(from_day, to_day) as c),
    'funnel', private.funnel(),
    'open', jsonb_build_object(
      'in_danger', (select count(*) from public.contact_messages as c where c.handled_at is null and c.may_be_in_danger),
      'auto_spam', (select count(*) from public.contact_messages as c where c.auto_spam = 'new'),
      'matches', (select count(*) from (
        select from public.contact_messages as c where c.handled_at is null limit 1000) as counted),
      -- The oldest, which are the late ones.
      'received', (select coalesce(jsonb_agg(c.created_at), '[]') from (
        select c.created_at from public.contact_messages as c where c.handled_at is null
        order by c.created_at limit 100) as c)),
    'late_mails', (select count(*) from public.email_jobs as j
      where j.sent_at is null and j.dead_at is null and not j.on_hold and j.priority < 4
        and j.send_after < now() - interval '15 minutes'),
    'owner_refused_at', public.owner_mail_refused(),
    'failed_mails', (select count(*) from public.email_jobs as j
      where j.dead_at is not null and j.dead_reason = 'failed'));
end $$;

grant execute on function private.admin_overview to authenticated;
